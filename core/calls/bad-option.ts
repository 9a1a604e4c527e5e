import { UsageError } from '../usage-error.js';
import { describeBriefly } from '../words/describe.js';

/**
 * The error of a call with an argument or option of the wrong type or value.
 *
 * @param name of the argument or option.
 * @param expected what it must be, with an article: "a string".
 */
export function badOption(name: string, expected: string, found: unknown): UsageError {
  return new UsageError('bad-option', `Expected ${expected} for \`${name}\`, found ${describeBriefly(found)}.`);
}
