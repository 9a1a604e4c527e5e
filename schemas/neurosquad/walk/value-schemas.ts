import { pointer } from '../../../core/json/pointer.js';
import type { DeepPartial } from '../../../core/rule.js';
import type { CardManifest } from '../card.schema.js';

export interface PlacedSchema {
  readonly path: string;
  /** Anything at all: the schema's structure is left to the subset's checker. */
  readonly schema: unknown;
}

/** Every schema that a manifest holds: of ports, of the responses of request ports, and of tools' arguments. */
export function* valueSchemas(card: DeepPartial<CardManifest>): Iterable<PlacedSchema> {
  for (const direction of ['inputs', 'outputs'] as const) {
    for (const [index, port] of (card.ports?.[direction] ?? []).entries()) {
      if (port === undefined) continue;
      const path = pointer('/ports', direction, index);
      if (port.schema !== undefined) yield { path: pointer(path, 'schema'), schema: port.schema };
      // Structure has taken away a response that does not belong there.
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
