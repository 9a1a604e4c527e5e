import { isPadded } from './split-code.js';
import { visible } from './visible.js';

/**
 * Wraps text as Markdown code: the fence is one backtick longer than any run inside.
 *
 * @returns a code span on one line; a line break becomes `⏎`. Empty text becomes `""`,
 *   because an empty span does not exist.
 * @see CommonMark 0.31, section 6.1
 */
export function codeSpan(text: string): string {
  if (text === '') return '`""`';
  const line = visible(text).replace(/\n/g, '⏎');
  let longest = 0;
  for (const run of line.match(/`+/g) ?? []) longest = Math.max(longest, run.length);
  const fence = '`'.repeat(longest + 1);
  const pad = line.startsWith('`') || line.endsWith('`') || isPadded(line) ? ' ' : '';
  return `${fence}${pad}${line}${pad}${fence}`;
}
