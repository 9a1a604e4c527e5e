/// <reference path="./library-files.d.ts" />
import punycode from 'punycode/punycode.js';
import { listWords } from '../../../core/words/list.js';
import { parseUrl } from '../../../core/words/parse-url.js';

const PREFIX = 'xn--';

/** Scripts that appear in host names, including those that readers confuse. */
const SCRIPTS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Bengali',
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Thai',
  'Georgian',
  'Cherokee',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Bopomofo',
  'Han',
].map((name) => ({ name, letters: new RegExp(`\\p{Script=${name}}`, 'u') }));

/** Scripts that one language uses together, including Latin (UTS 39, "Highly Restrictive"). */
const COMPATIBLE = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
].map((names) => new Set(names));

/** What is suspicious about the international labels of a host, as the predicate of a sentence about the host; nothing when they are fine. */
export function internationalFault(host: string): string | undefined {
  for (const label of host.split('.')) {
    if (!label.startsWith(PREFIX)) continue;
    const text = decoded(label.slice(PREFIX.length));
    if (text === undefined || !isAsciiFormOf(label, text))
      return `contains a label that is not valid punycode (\`${label}\`)`;
    const scripts = SCRIPTS.filter(({ letters }) => letters.test(text)).map(({ name }) => name);
    if (scripts.length > 1 && !COMPATIBLE.some((set) => scripts.every((name) => set.has(name)))) {
      return `decodes to \`${text}\`, which mixes ${listWords(scripts, 'and')} letters`;
    }
  }
  return undefined;
}

/** What punycode stands for; nothing for a text that is not punycode. */
function decoded(encoded: string): string | undefined {
  try {
    return punycode.decode(encoded);
  } catch {
    return undefined;
  }
}

/** Whether a label is the form that the URL standard gives a string: lower case, normalized, with permitted characters only. */
function isAsciiFormOf(label: string, text: string): boolean {
  return /[^\x00-\x7f]/.test(text) && parseUrl(`http://${text}`)?.hostname === label;
}
