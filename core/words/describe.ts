import { count } from './list.js';
import { quote } from './quote.js';

/** Says what a JSON value is: "the string `x`", "an array of 3 items", "`null`". */
export function describe(value: unknown): string {
  if (value === null) return '`null`';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty array' : `an array of ${count(value.length, 'item')}`;
  if (typeof value === 'string') return value === '' ? 'an empty string' : `the string ${quote(value)}`;
  if (typeof value === 'number') return `the number \`${value}\``;
  if (typeof value === 'boolean') return `\`${value}\``;
  return 'an object';
}

/**
 * Says what any JavaScript value is, in fewer words: "the string `x`", "`5`", "an array", "a function".
 * Never throws.
 */
export function describeBriefly(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return describe(value);
    case 'number':
    case 'boolean':
    case 'undefined':
      return `\`${value}\``;
    case 'object':
      if (value === null) return '`null`';
      return isArray(value) ? 'an array' : 'an object';
    default:
      return `a ${typeof value}`;
  }
}

/** `Array.isArray`, but false for a revoked proxy, for which that throws. */
export function isArray(value: unknown): value is readonly unknown[] {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** Shows a JSON value where a message quotes one: scalars in backticks, arrays and objects by their type. */
export function quoteValue(value: unknown): string {
  if (isArray(value)) return isEmpty(value) ? 'an empty array' : 'an array';
  if (typeof value === 'object' && value !== null) return 'an object';
  return typeof value === 'function' ? 'a function' : quote(String(value));
}

/** A proxy may throw. */
function isEmpty(array: readonly unknown[]): boolean {
  try {
    return array.length === 0;
  } catch {
    return false;
  }
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  integer: 'an integer',
  boolean: 'a boolean',
  null: '`null`',
  array: 'an array',
  object: 'an object',
};

/** A value of a schema's `type`: "a string", "an integer". */
export function typeWords(type: string): string {
  return (Object.hasOwn(TYPE_WORDS, type) ? TYPE_WORDS[type] : undefined) ?? type;
}
