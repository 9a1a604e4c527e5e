import { pointer } from '../../../core/json/pointer.js';
import type { DeepPartial } from '../../../core/rule.js';
import type { CardManifest } from '../card.schema.js';

export interface PlacedSchema {
  readonly path: string;
  /** Any value: the subset's checker validates its structure. */
  readonly schema: unknown;
}

/** Lists every schema in a manifest: those of ports, of the responses of request ports, and of tool arguments. */
export function* valueSchemas(card: DeepPartial<CardManifest>): Iterable<PlacedSchema> {
  for (const direction of ['inputs', 'outputs'] as const) {
    for (const [index, port] of (card.ports?.[direction] ?? []).entries()) {
      if (port === undefined) continue;
      const path = pointer('/ports', direction, index);
      if (port.schema !== undefined) yield { path: pointer(path, 'schema'), schema: port.schema };
      // A response that is not allowed here has already been removed by the structural check.
      if (!('response' in port) || port.response?.schema === undefined) continue;
      yield { path: pointer(path, 'response', 'schema'), schema: port.response.schema };
    }
  }
  for (const [index, tool] of (card.tools ?? []).entries()) {
    if (tool?.inputSchema !== undefined) {
      yield { path: pointer('/tools', index, 'inputSchema'), schema: tool.inputSchema };
    }
  }
}
