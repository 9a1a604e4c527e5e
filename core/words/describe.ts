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

const TYPE_WORDS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  null: '`null`',
  array: 'a list',
  object: 'an object',
};

export function typeWords(type: string): string {
  return TYPE_WORDS[type] ?? type;
}
