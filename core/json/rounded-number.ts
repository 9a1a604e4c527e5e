import { quote } from '../words/quote.js';
import { isRounded } from './decimal.js';

/** What is said about a number whose text denotes another one than the double that it becomes. */
export interface RoundedNumber {
  readonly code: 'json/rounded';
  readonly message: string;
  readonly hint: string;
}

/**
 * @param text a JSON number.
 * @param value the double that it becomes, finite.
 * @returns nothing when the text denotes that number.
 */
export function roundedNumber(text: string, value: number): RoundedNumber | undefined {
  if (!isRounded(text, value)) return undefined;
  return {
    code: 'json/rounded',
    message: `${quote(text)} is read as \`${value}\`.`,
    hint: `Write \`${value}\`, or a string if every digit counts.`,
  };
}
