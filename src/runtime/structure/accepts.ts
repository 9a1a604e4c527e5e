import type { RuntimeFormat } from '../format.js';

/** What engines call the error of a stack that is full. */
const STACK_IS_FULL = new Set(['RangeError', 'InternalError']);

/**
 * Whether the compiled validator accepts a document. Its functions call each other once for each level of a document and
 * each definition on the way: where `LIMITS.depth` levels meet a long chain of definitions, the stack ends first.
 *
 * @param value plain JSON within the format's limits.
 * @returns nothing when the stack ended.
 */
export function accepts({ isValid }: Pick<RuntimeFormat, 'isValid'>, value: unknown): boolean | undefined {
  try {
    return isValid(value);
  } catch (error) {
    if (error instanceof Error && STACK_IS_FULL.has(error.name)) return undefined;
    throw error;
  }
}
