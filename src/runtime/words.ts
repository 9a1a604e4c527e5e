import { quote } from '../../schemas/kit/quote.js';

export { quote };

/** Says what a JSON value is: "the text `x`", "a list of 3", "null". */
export function describe(value: unknown): string {
  if (value === null) return '`null`';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'string') return value === '' ? 'an empty text' : `the text ${quote(value)}`;
  if (typeof value === 'number') return `the number \`${value}\``;
  if (typeof value === 'boolean') return `\`${value}\``;
  return 'an object';
}

/** Joins words as a sentence does: `a`, `b` and `c`. */
export function listWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words[words.length - 1]}`;
}

/** `1 item`, `2 items`. */
export function count(amount: number, noun: string, plural = `${noun}s`): string {
  return `${amount} ${amount === 1 ? noun : plural}`;
}

/** Code points in the text; a lone surrogate counts as one. */
export function codePoints(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length - 1; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit < 0xd800 || unit > 0xdbff) continue;
    const next = text.charCodeAt(index + 1);
    if (next >= 0xdc00 && next <= 0xdfff) {
      length -= 1;
      index += 1;
    }
  }
  return length;
}
