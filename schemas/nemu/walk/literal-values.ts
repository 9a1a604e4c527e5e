import { pointer } from '../../../core/json/pointer.js';
import { oncePerDocument } from '../../../core/once-per-document.js';
import type { PlacedInput } from './input-nodes.js';

/** A literal value in an input schema. */
export interface LiteralValue {
  readonly keyword: 'const' | 'default' | 'enum' | 'examples';
  readonly path: string;
  readonly value: unknown;
}

/** The literal values in a schema: `const`, `default`, and each value of `enum` and `examples`. */
export const literalValues = oncePerDocument(findLiteralValues);

function* findLiteralValues(node: PlacedInput): Iterable<LiteralValue> {
  const { schema } = node;
  for (const keyword of ['enum', 'examples'] as const) {
    for (const [index, value] of (schema[keyword] ?? []).entries()) {
      yield { keyword, path: pointer(node.path, keyword, index), value };
    }
  }
  for (const keyword of ['const', 'default'] as const) {
    if (Object.hasOwn(schema, keyword)) yield { keyword, path: pointer(node.path, keyword), value: schema[keyword] };
  }
}
