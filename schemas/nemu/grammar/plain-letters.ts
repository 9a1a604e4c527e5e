/** Without accents and with compatibility forms resolved, so that `É` and `Ｅ` come out as `E`. */
export function plainLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}+/gu, '');
}
