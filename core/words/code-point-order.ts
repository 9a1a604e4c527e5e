import { isSurrogate } from './surrogates.js';

/** Compares two texts by code point, for `sort`. (Plain `<` compares UTF-16 units, which puts U+1F600 before U+FF01.) */
export function codePointOrder(a: string, b: string): number {
  const shared = Math.min(a.length, b.length);
  for (let index = 0; index < shared; index += 1) {
    const difference = rank(a.charCodeAt(index)) - rank(b.charCodeAt(index));
    if (difference !== 0) return difference;
  }
  return a.length - b.length;
}

/** Moves surrogates after all other units, where their code points belong. */
function rank(unit: number): number {
  return isSurrogate(unit) ? unit + 0x10000 : unit;
}
