import { firstDifference } from './first-difference.js';

/** How a file differs from its expected text. */
export interface TextDifference {
  readonly kind: 'missing' | 'stale' | 'line-endings';
  /** The place of the first difference, and both sides of it. */
  readonly detail: string;
}

/**
 * Compares the text found at a path with the expected text.
 *
 * @param name the file name; JSON is compared by its values.
 * @param found `undefined` when there is no file.
 * @returns `undefined` when both are the same.
 */
export function compareText(name: string, found: string | undefined, wanted: string): TextDifference | undefined {
  if (found === wanted) return undefined;
  if (found === undefined) return { kind: 'missing', detail: 'The file is missing.' };
  return found.replace(/\r\n?/g, '\n') === wanted
    ? { kind: 'line-endings', detail: 'Only the line endings differ; the file must use LF.' }
    : { kind: 'stale', detail: firstDifference(name, found, wanted) };
}
