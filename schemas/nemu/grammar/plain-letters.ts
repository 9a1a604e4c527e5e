import { codePointName } from '../../../core/words/quote.js';

/** Without accents and with compatibility forms resolved, so that `É` and `Ｅ` come out as `E`. */
export function plainLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '');
}

/** One character as a message shows it: itself, or its code point where it cannot be seen. */
export function shown(character: string): string {
  if (/^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) && character !== '`') return `\`${character}\``;
  return codePointName(character.codePointAt(0) ?? 0);
}
