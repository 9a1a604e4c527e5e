import { isSurrogate } from '../../../core/words/surrogates.js';

// The constants of RFC 3492, section 5.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;
const SKEW = 38;
const DAMP = 700;
const INITIAL_BIAS = 72;
const FIRST_CODE = 0x80;
const LAST_CODE = 0x10ffff;

/**
 * Decodes the part of a host label that follows `xn--`.
 *
 * @param encoded lower-case letters, digits and `-`.
 * @returns nothing when the string is not valid punycode.
 * @see RFC 3492, section 6.2.
 */
export function decodePunycode(encoded: string): string | undefined {
  const delimiter = encoded.lastIndexOf('-');
  const output = [...encoded.slice(0, Math.max(0, delimiter))];
  let code = FIRST_CODE;
  let bias = INITIAL_BIAS;
  let index = 0;
  for (let at = delimiter + 1; at < encoded.length; ) {
    const start = index;
    for (let weight = 1, k = BASE; ; k += BASE, at += 1) {
      const digit = digitOf(encoded.charAt(at));
      if (digit === undefined) return undefined;
      index += digit * weight;
      if (index > Number.MAX_SAFE_INTEGER) return undefined;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    at += 1;
    const length = output.length + 1;
    bias = adapted(index - start, length, start === 0);
    code += Math.floor(index / length);
    if (code > LAST_CODE || isSurrogate(code)) return undefined;
    index %= length;
    output.splice(index, 0, String.fromCodePoint(code));
    index += 1;
  }
  return output.join('');
}

function digitOf(character: string): number | undefined {
  if (/^[a-z]$/.test(character)) return character.charCodeAt(0) - 97;
  return /^\d$/.test(character) ? Number(character) + 26 : undefined;
}

function adapted(delta: number, length: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? DAMP : 2));
  rest += Math.floor(rest / length);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + SKEW));
}
