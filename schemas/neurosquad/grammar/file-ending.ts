import type { Finding } from '../../../core/rule.js';
import { quote } from '../../../core/words/quote.js';
import { parseCardPath } from './card-path.js';

/** Reports a path that has none of the endings, in any letter case. Skips a path with another fault. */
export function* fileEnding(
  path: string,
  text: string | undefined,
  endings: readonly string[],
  what: string,
): Iterable<Finding> {
  const parsed = text === undefined ? undefined : parseCardPath(text);
  if (parsed?.ok !== true) return;
  const name = parsed.value.toLowerCase();
  if (endings.some((ending) => name.endsWith(ending))) return;
  yield {
    path,
    message: `The path ${quote(parsed.value)} does not end in ${endings.map((ending) => `\`${ending}\``).join(' or ')}.`,
    hint: `Write the path of ${what}.`,
  };
}
