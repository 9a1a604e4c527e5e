/** A decimal number other than zero: `digits` × 10^`exponent`, without its sign. */
interface Decimal {
  /** Neither begins nor ends with `0`. */
  readonly digits: string;
  readonly exponent: number;
}

/** A JSON number in parts (RFC 8259, section 6). */
const PARTS = /^-?(\d+)(?:\.(\d+))?(?:e([+-]?\d+))?$/i;

/**
 * Whether a number is a multiple of a step, both read as the decimals that they are written as: 0.29 is a multiple of
 * 0.01, although the doubles nearest to them are not.
 *
 * @param step greater than 0.
 * @returns false when one of them is not finite.
 */
export function isMultipleOf(value: number, step: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const left = PARTS.exec(String(value));
  const right = PARTS.exec(String(step));
  if (left === null || right === null) return false;
  const shift = exponentOf(left) - exponentOf(right);
  const dividend = BigInt(digitsOf(left)) * 10n ** BigInt(Math.max(0, shift));
  const divisor = BigInt(digitsOf(right)) * 10n ** BigInt(Math.max(0, -shift));
  return dividend % divisor === 0n;
}

/**
 * Whether the number that a text becomes is another one than the text says: a double has 15 to 17 digits. `0.1`, `1.0`
 * and `1e2` say what they become.
 *
 * @param text a JSON number of any length.
 * @param value the double that it becomes, finite.
 */
export function isRounded(text: string, value: number): boolean {
  // Up to 15 digits survive, unless they lie below the smallest double of full precision.
  if (text.length <= 15 && (value === 0 ? !/[1-9]/.test(text.split(/e/i, 1)[0] ?? '') : Math.abs(value) > 1e-290)) {
    return false;
  }
  const written = decimalOf(text);
  const read = decimalOf(String(value));
  return written?.digits !== read?.digits || written?.exponent !== read?.exponent;
}

/** The digits of a JSON number, and the power of ten that they count; nothing for zero. */
function decimalOf(text: string): Decimal | undefined {
  const parts = PARTS.exec(text) ?? [];
  const all = digitsOf(parts);
  let first = 0;
  while (all.charCodeAt(first) === ZERO) first += 1;
  let end = all.length;
  while (end > first && all.charCodeAt(end - 1) === ZERO) end -= 1;
  if (first === end) return undefined;
  return { digits: all.slice(first, end), exponent: exponentOf(parts) + all.length - end };
}

function digitsOf([, whole = '', fraction = '']: readonly string[]): string {
  return whole + fraction;
}

function exponentOf([, , fraction = '', exponent = '0']: readonly string[]): number {
  return Number(exponent) - fraction.length;
}

const ZERO = 0x30;
