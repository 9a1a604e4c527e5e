import { codePoints } from '../../../core/json/lengths.js';
import { lazyPattern } from '../../../core/words/lazy-pattern.js';
import { codePointName } from '../../../core/words/quote.js';
import { CHARACTER_NAMES } from '../tables/character-names.js';

/** Whether a text can have only one line, or several lines and tabs. */
export type TextKind = 'single-line' | 'multi-line';

export interface RejectedCharacter {
  /** `U+200B (zero-width space)`. */
  readonly name: string;
  readonly codePoint: number;
  /** 1-based, in code points. */
  readonly position: number;
  /** Rejected characters in the whole text, including this one. */
  readonly count: number;
}

// Cc and Cf depend on the engine's Unicode version, as in the app; the two separators are Zl and Zp.
const REJECTED: Record<TextKind, () => RegExp> = {
  'single-line': lazyPattern(String.raw`[\p{Cc}\p{Cf}\u2028\u2029]`, 'gu'),
  'multi-line': lazyPattern(String.raw`[^\P{Cc}\t\n]|[\p{Cf}\u2028\u2029]`, 'gu'),
};

/** Matches nearly every text, without the Unicode classes, which are slow to build. */
const PLAIN = /^[\x20-\x7e]*$/;

/**
 * Finds the first character that is not allowed in this kind of text: control and format characters, line and
 * paragraph separators. Multi-line text can contain tab and line feed.
 *
 * @returns the character, or `undefined` if there is none.
 */
export function firstRejectedCharacter(text: string, kind: TextKind): RejectedCharacter | undefined {
  if (PLAIN.test(text)) return undefined;
  const found = [...text.matchAll(REJECTED[kind]())];
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
