import type { TextResult } from '../../schemas/kit/issue.js';
import { parseCardPath } from '../../schemas/neurosquad/grammar/card-path.js';
import { cardPath } from '../../schemas/neurosquad/rules/card-path.js';
import { textResult } from './text-result.js';

/**
 * Judges the path of a file in a card's folder; not whether the file is there, nor its ending.
 *
 * @param text a path from the manifest's folder, with `/`.
 * @returns the path without a `/` at its end; or what is wrong. Never throws.
 */
export function checkCardPath(text: string): TextResult {
  return textResult(cardPath.id, 'A path', text, parseCardPath);
}
