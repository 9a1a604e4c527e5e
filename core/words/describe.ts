import { quote } from './quote.js';

/** Says what a JSON value is: "the text `x`", "a list of 3", "null". */
export function describe(value: unknown): string {
  if (value === null) return '`null`';
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : `a list of ${value.length}`;
  if (typeof value === 'string') return value === '' ? 'an empty text' : `the text ${quote(value)}`;
  if (typeof value === 'number') return `the number \`${value}\``;
  if (typeof value === 'boolean') return `\`${value}\``;
  return 'an object';
}

/**
 * Says what any JavaScript value is, in fewer words: "the text `x`", "`5`", "a list", "a function".
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
      return isList(value) ? 'a list' : 'an object';
    default:
      return `a ${typeof value}`;
  }
}

/** A revoked proxy is neither a list nor anything else that can be asked. */
function isList(value: object): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}

/** Shows a JSON value where a message quotes one: scalars in backticks, lists and objects by what they are. */
export function quoteValue(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return quote(String(value));
}

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  null: '`null`',
  array: 'a list',
  object: 'an object',
};

/** What a schema's `type` asks for: "text", "a whole number". */
export function typeWords(type: string): string {
  return (Object.hasOwn(TYPE_WORDS, type) ? TYPE_WORDS[type] : undefined) ?? type;
}

/** The same where one value is meant: "a text". */
export function valueWords(type: string): string {
  return type === 'string' ? 'a text' : typeWords(type);
}
