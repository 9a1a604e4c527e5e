import { quote as quoteText } from '../../../core/words/quote.js';

/** Shows any value inside a message: text and the like in backticks, lists and objects by what they are. */
export function quote(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list';
  if (typeof value === 'object' && value !== null) return 'an object';
  return quoteText(String(value));
}
