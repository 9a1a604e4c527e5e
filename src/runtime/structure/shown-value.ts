import { quote } from '../../../core/words/quote.js';

/** Values, properties or branches that one message lists, inclusive. */
export const MAX_SHOWN = 12;

/** A value as a message lists it among others: a string as it is, anything else as JSON. */
export function shownValue(value: unknown): string {
  return quote(typeof value === 'string' ? value : JSON.stringify(value));
}
