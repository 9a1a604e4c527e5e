import { escapeUnseen } from '../../../core/words/escape-unseen.js';

/** Text as a page can show it: characters that cannot be seen as `\uXXXX`, line ends as LF. */
export function visible(text: string): string {
  return escapeUnseen(text.replace(/\r\n?/g, '\n'));
}
