import { codePoints } from '../../../core/json/lengths.js';
import { lazyPattern } from '../../../core/words/lazy-pattern.js';
import { codePointName } from '../../../core/words/quote.js';
import { CHARACTER_NAMES } from '../tables/character-names.js';

/** How many lines a text may have: one, or several with tabs in them. */
export type TextKind = 'single-line' | 'multi-line';

export interface RefusedCharacter {
  /** `U+200B (zero-width space)`. */
  readonly name: string;
  readonly codePoint: number;
  /** 1-based, in code points. */
  readonly position: number;
  /** Refused characters in the whole text, this one included. */
  readonly count: number;
}

// Cc and Cf as the engine's Unicode version has them, as the app does; the two separators are Zl and Zp.
const REFUSED: Record<TextKind, () => RegExp> = {
  'single-line': lazyPattern(String.raw`[\p{Cc}\p{Cf}\u2028\u2029]`, 'gu'),
  'multi-line': lazyPattern(String.raw`[^\P{Cc}\t\n]|[\p{Cf}\u2028\u2029]`, 'gu'),
};

/** Nearly every text; none of them needs the Unicode classes, which are slow to build. */
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Finds what a text of this kind may not hold: control and format characters, line and paragraph separators.
 * A multi-line text may hold tab and line feed.
 *
 * @returns the first one; nothing when there is none.
 */
export function firstRefusedCharacter(text: string, kind: TextKind): RefusedCharacter | undefined {
  if (PLAIN.test(text)) return undefined;
  const found = [...text.matchAll(REFUSED[kind]())];
  const first = found[0];
  if (first === undefined) return undefined;
  const codePoint = first[0].codePointAt(0) ?? 0;
  return {
    name: characterName(codePoint),
    codePoint,
    position: codePoints(text.slice(0, first.index)) + 1,
    count: found.length,
  };
}

/** How messages name a character: `U+200B (zero-width space)`. */
export function characterName(codePoint: number): string {
  const code = codePointName(codePoint);
  const name = CHARACTER_NAMES.get(codePoint);
  return name === undefined ? code : `${code} (${name})`;
}
