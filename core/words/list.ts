/** Joins words as a sentence does: `a`, `b` and `c`. */
export function listWords(words: readonly string[], conjunction: 'and' | 'or'): string {
  if (words.length < 2) return words[0] ?? '';
  return `${words.slice(0, -1).join(', ')} ${conjunction} ${words[words.length - 1]}`;
}

/** `1 item`, `2 items`, `10,000 items`. */
export function count(amount: number, noun: string, plural = `${noun}s`): string {
  return `${showCount(amount)} ${amount === 1 ? noun : plural}`;
}

/** A count, at least 0, with commas between thousands in every locale. */
export function showCount(amount: number): string {
  let text = String(amount);
  for (let at = text.length - 3; at > 0; at -= 3) text = `${text.slice(0, at)},${text.slice(at)}`;
  return text;
}
