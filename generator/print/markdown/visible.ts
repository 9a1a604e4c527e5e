import { escapeUnseen } from '../../../core/words/escape-unseen.js';

/** Text with invisible characters as `\uXXXX` and line ends as LF. */
export function visible(text: string): string {
  return escapeUnseen(text.replace(/\r\n?/g, '\n'));
}
