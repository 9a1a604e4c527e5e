import type { InputNode } from './input-nodes.js';

/** The smallest and the largest integer that the bounds of a schema allow, both inclusive; infinite without a bound. */
export function integerRange(schema: InputNode): { readonly least: number; readonly most: number } {
  const { minimum = -Infinity, maximum = Infinity } = schema;
  const { exclusiveMinimum = -Infinity, exclusiveMaximum = Infinity } = schema;
  return {
    least: Math.max(Math.ceil(minimum), Math.floor(exclusiveMinimum) + 1),
    most: Math.min(Math.floor(maximum), Math.ceil(exclusiveMaximum) - 1),
  };
}
