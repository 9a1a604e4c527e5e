import type { InputNode } from './input-nodes.js';

/** The least and the greatest whole number that a schema's bounds allow, both inclusive, infinite where there is no bound. */
export function integerRange(schema: InputNode): { readonly least: number; readonly most: number } {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  return {
    least: Math.max(Math.ceil(minimum), Math.floor(exclusiveMinimum) + 1),
    most: Math.min(Math.floor(maximum), Math.ceil(exclusiveMaximum) - 1),
  };
}
