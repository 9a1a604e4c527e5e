import { quote } from '../../../core/words/quote.js';

/** Says what a value is in a message: "the text `x`", "`5`", "a list". Never throws. */
export function show(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value === '' ? 'an empty text' : `the text ${quote(value)}`;
    case 'number':
    case 'boolean':
      return `\`${value}\``;
    case 'undefined':
      return '`undefined`';
    case 'object':
      if (value === null) return '`null`';
      return isList(value) ? 'a list' : 'an object';
    default:
      return `a ${typeof value}`;
  }
}

/** A name in a message. */
export function showName(name: string): string {
  return name === '' ? 'with the empty name' : quote(name);
}

/** A count with commas between thousands, whatever the machine's locale. */
export function showCount(count: number): string {
  return String(count).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

function isList(value: object): boolean {
  try {
    return Array.isArray(value);
  } catch {
    return false;
  }
}
