/// <reference path="./library-files.d.ts" />
import punycode from 'punycode/punycode.js';
import { listWords } from '../../../core/words/list.js';
import { parseUrl } from '../../../core/words/parse-url.js';

const PREFIX = 'xn--';

/** Scripts that a reader may take for one another, or that appear in host names at all. */
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

/** Scripts that one language writes side by side, Latin letters included (UTS 39, "Highly Restrictive"). */
const TOGETHER = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
].map((names) => new Set(names));

/** What is suspicious about a host's international labels, to stand after the host; nothing when all is well. */
export function internationalFault(host: string): string | undefined {
  for (const label of host.split('.')) {
    if (!label.startsWith(PREFIX)) continue;
    const text = decoded(label.slice(PREFIX.length));
    if (text === undefined || !isAsciiFormOf(label, text))
      return `has a label that is no valid punycode (\`${label}\`)`;
    const scripts = SCRIPTS.filter(({ letters }) => letters.test(text)).map(({ name }) => name);
    if (scripts.length > 1 && !TOGETHER.some((set) => scripts.every((name) => set.has(name)))) {
      return `reads \`${text}\`, which mixes ${listWords(scripts, 'and')} letters`;
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

/** Whether a label is what the URL standard makes of the text: lower case, normalized, of permitted characters. */
function isAsciiFormOf(label: string, text: string): boolean {
  return /[^\x00-\x7f]/.test(text) && parseUrl(`http://${text}`)?.hostname === label;
}
