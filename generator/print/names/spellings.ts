import { camelCase, pascalCase } from './identifiers.js';
import type { Wanted } from './name-pool.js';
import { textHash } from './text-hash.js';

/** What people join the words of a name with; anything else that an identifier cannot have is spelled in hex. */
const JOINT = /[\s._-]/u;
const LETTER = /[\p{L}\p{Nl}\p{Nd}\p{Mn}\p{Mc}]/u;
/** A name that says where it is: a URI, a path, a pointer. */
const PLACE = /[/:#?]/;
const EXTENSION = /(?:\.schema)?\.(?:json|jsonc|ya?ml|[cm]?[jt]s)$|\.schema$/i;
/** The most characters that are spelled in hex; a longer text is told apart by its hash. */
const MOST_SPELLED = 64;

type Names = Wanted<unknown>['names'];

/**
 * The identifiers that fit a text, the best first: its words in the case asked for, then with what is lost in hex, then
 * with the whole text in hex. `a-b` gives `aB`, `aB_2d`, `aB_61_2d_62`. A character that is not usual between words is
 * never lost: `item!` gives `item_21`, `🚀` gives `u1f680`.
 *
 * @param toCase `camelCase` or `pascalCase`.
 */
export function spellings(text: string, toCase: (name: string) => string): Names {
  const words = toCase(text);
  const lost = [...text].filter((character) => !LETTER.test(character));
  const odd = lost.filter((character) => !JOINT.test(character));
  const plain = withHex(words, odd, toCase);
  return distinct([
    plain,
    withHex(words, lost.length > 0 ? lost : [...text].slice(0, 1), toCase),
    withHex(words, [...text], toCase),
  ]);
}

/**
 * The type names that fit a definition: its own name if that is spelled like one. A URI or path gives its title or its
 * last part, `https://example.com/thing.json` gives `Thing`; a name with odd characters gives its title, if it has one.
 */
export function definitionSpellings(name: string, title: string | undefined): Names {
  const own = spellings(name, pascalCase);
  const titled = title === undefined ? '' : pascalCase(title);
  if (PLACE.test(name)) {
    const last = lastPart(name);
    const whole = pascalCase(name);
    return distinct([titled, last === '' ? '' : spellings(last, pascalCase)[0], whole, ...own]);
  }
  const isOdd = [...name].some((character) => !LETTER.test(character) && !JOINT.test(character));
  return isOdd ? distinct([titled, ...own]) : own;
}

/**
 * The names that fit a value of a discriminator: `fs.read` gives `fsRead`. One that does not begin with a letter follows
 * the discriminator's name: `version2`, `version_1f680`. The number `1` and the string `"1"` have different last ones.
 */
export function valueSpellings(
  value: string | number | boolean,
  discriminator: string,
  toCase: (name: string) => string,
): Names {
  const text = typeof value === 'number' ? String(value).replace('-', 'minus ') : String(value);
  const isWord = typeof value === 'string' && /^\p{L}/u.test(camelCase(value));
  const [best, ...longer] = spellings(isWord ? text : `${discriminator} ${text}`, toCase);
  return distinct([best, ...longer, ...spellings(`${discriminator} ${JSON.stringify(value)}`, toCase)]);
}

/** The last part of a URI or path that begins with a letter, without the extension; the last of all if none does. */
function lastPart(name: string): string {
  const parts = name
    .replace(/\?[^#]*/, '')
    .split(/[/:#]+/)
    .filter((part) => part !== '');
  const found = parts.findLast((part) => /^\p{L}/u.test(part)) ?? parts.at(-1) ?? '';
  return found.replace(EXTENSION, '');
}

function withHex(words: string, characters: readonly string[], toCase: (name: string) => string): string {
  if (characters.length === 0) return words === '' ? toCase('empty') : words;
  const isShort = characters.length <= MOST_SPELLED;
  const hex = isShort ? characters.map(hexOf) : [textHash(characters.join(''))];
  return words === '' ? toCase(`u${hex.join('_u')}`) : `${words}_${hex.join('_')}`;
}

function hexOf(character: string): string {
  return (character.codePointAt(0) ?? 0).toString(16);
}

function distinct(names: readonly string[]): Names {
  const [first = '', ...others] = new Set(names.filter((name) => name !== ''));
  return [first, ...others];
}
