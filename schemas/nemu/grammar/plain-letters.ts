import { codePointName } from '../../../core/words/quote.js';

/** Removes accents and resolves compatibility forms: `É` and `Ｅ` become `E`. */
export function plainLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '');
}

/** A character as a message shows it: itself, or its code point when it is invisible. */
export function shown(character: string): string {
  if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) && character !== '`') return `\`${character}\``;
  return codePointName(character.codePointAt(0) ?? 0);
}
