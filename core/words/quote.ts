import { lazyPattern } from './lazy-pattern.js';

const SHOWN = 60;
/** Characters that a terminal interprets or a reader cannot see; shown as `\uXXXX`. */
const INVISIBLE = lazyPattern(String.raw`[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]`, 'gu');

/** Shows text inside a message: in backticks, at most 60 code points, invisible characters as escapes. */
export function quote(text: string): string {
  // A code point has at most two units, so the rest is never needed.
  const points = Array.from(text.slice(0, 2 * SHOWN + 2));
  const shown = points.length > SHOWN || text.length > 2 * SHOWN + 2 ? `${points.slice(0, SHOWN).join('')}…` : text;
  const safe = shown.replace(INVISIBLE(), (character) => `\\u${escapeDigits(character)}`);
  return safe.includes('`') ? `"${safe}"` : `\`${safe}\``;
}

/** Shows a name inside a message, to follow what it names: "the property `x`". */
export function quoteName(name: string): string {
  return name === '' ? 'with the empty name' : quote(name);
}

/** How messages write a code point that cannot be seen: `U+200B`. */
export function codePointName(codePoint: number): string {
  return `U+${hex(codePoint)}`;
}

function escapeDigits(character: string): string {
  const code = hex(character.codePointAt(0) ?? 0);
  return code.length > 4 ? `{${code}}` : code;
}

function hex(codePoint: number): string {
  return codePoint.toString(16).toUpperCase().padStart(4, '0');
}
