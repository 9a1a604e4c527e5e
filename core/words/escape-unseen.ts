/** Control characters except tab and line feed, direction marks, zero-width spaces and lone surrogates. */
const UNSEEN =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u200e\u200f\u2028-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu;

/** Writes characters that are invisible or change how text is displayed as `\uXXXX`; in JSON text that is the same value. */
export function escapeUnseen(text: string): string {
  return text.replace(UNSEEN, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}
