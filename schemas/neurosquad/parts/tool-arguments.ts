import type { Partially } from '../../kit/define-rule.js';
import { isObject } from '../../kit/is-object.js';
import { pointer } from '../../kit/pointer.js';
import type { CardManifest } from '../card.schema.js';

export interface ToolArguments {
  /** The pointer of the `inputSchema`. */
  readonly path: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** The `inputSchema` of each tool that has an object there. */
export function* toolArguments(card: Partially<CardManifest>): Iterable<ToolArguments> {
  for (const [index, tool] of (card.tools ?? []).entries()) {
    const schema: unknown = tool?.inputSchema;
    if (isObject(schema)) yield { path: pointer('/tools', index, 'inputSchema'), schema };
  }
}
