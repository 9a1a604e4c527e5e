import { outputKind, readOutput } from '../files/output.js';
import { compareText, type TextDifference } from './compare-text.js';

/** What `compareOutput` needs to know beyond the expected text. */
export interface OutputComparison {
  /** The file name; JSON is compared by its values. */
  readonly name: string;
  /** The folder that the path must stay in, as for `outputKind`. */
  readonly root?: string | undefined;
  /** Whether a text counts as the expected one. Default: only the same text. */
  readonly isSame?: ((found: string | undefined, wanted: string) => boolean) | undefined;
}

/**
 * Compares the file at an output path with the text that would be written there. A link is not followed: writing would
 * replace it.
 *
 * @param path absolute.
 * @returns `undefined` when writing would change nothing.
 * @throws {OutputError} as `readOutput`.
 */
export function compareOutput(
  path: string,
  wanted: string,
  { name, root, isSame = () => false }: OutputComparison,
): TextDifference | undefined {
  if (outputKind(path, root) === 'link') return { kind: 'stale', detail: 'A link is in the place of the file.' };
  const found = readOutput(path, root)?.toString('utf8');
  return isSame(found, wanted) ? undefined : compareText(name, found, wanted);
}
