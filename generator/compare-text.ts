import { firstDifference } from './first-difference.js';

/** How a file differs from the text it should have. */
export interface TextProblem {
  readonly kind: 'missing' | 'stale' | 'line-endings';
  /** Where the first difference is, and both sides of it. */
  readonly detail: string;
}

/**
 * Compares what was found at a path with what should be there.
 *
 * @param name tells JSON, which is compared by its values, from other texts.
 * @param found nothing where there is no file.
 * @returns nothing when both are the same.
 */
export function compareText(name: string, found: string | undefined, wanted: string): TextProblem | undefined {
  if (found === wanted) return undefined;
  if (found === undefined) return { kind: 'missing', detail: 'The file is not there.' };
  return found.replace(/\r\n?/g, '\n') === wanted
    ? { kind: 'line-endings', detail: 'Only the line endings differ: the file must have LF.' }
    : { kind: 'stale', detail: firstDifference(name, found, wanted) };
}
