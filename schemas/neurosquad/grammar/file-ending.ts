import type { Finding } from '../../../core/rule.js';
import { quote } from '../../../core/words/quote.js';
import { parseCardPath } from './card-path.js';

/** Says that a path has none of the endings, in any letter case. A path that is broken otherwise is left alone. */
export function* fileEnding(
  path: string,
  text: string | undefined,
  endings: readonly string[],
  what: string,
): Iterable<Finding> {
  const reading = text === undefined ? undefined : parseCardPath(text);
  if (reading?.ok !== true) return;
  const name = reading.value.toLowerCase();
  if (endings.some((ending) => name.endsWith(ending))) return;
  yield {
    path,
    message: `${quote(reading.value)} does not end in ${endings.map((ending) => `\`${ending}\``).join(' or ')}.`,
    hint: `Name ${what}.`,
  };
}
