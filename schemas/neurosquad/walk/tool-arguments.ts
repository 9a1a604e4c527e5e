import { isObject } from '../../../core/json/own.js';
import { pointer } from '../../../core/json/pointer.js';
import { oncePerDocument } from '../../../core/once-per-document.js';
import type { DeepPartial } from '../../../core/rule.js';
import type { CardManifest } from '../card.schema.js';

export interface ToolArguments {
  /** The pointer of the `inputSchema`. */
  readonly path: string;
  readonly schema: Readonly<Record<string, unknown>>;
}

/** Lists the `inputSchema` of each tool, where it is an object. */
export const toolArguments = oncePerDocument(findToolArguments);

function* findToolArguments(card: DeepPartial<CardManifest>): Iterable<ToolArguments> {
  for (const [index, tool] of (card.tools ?? []).entries()) {
    const schema: unknown = tool?.inputSchema;
    if (isObject(schema)) yield { path: pointer('/tools', index, 'inputSchema'), schema };
  }
}
