import { isRealSecond } from './is-real-second.js';
import { isRegex } from './is-regex.js';

/** What a pattern cannot say of a string with a `format`, by the format; asked about strings that have its pattern. */
export const FORMAT_CHECKS: ReadonlyMap<string, (text: string) => boolean> = new Map([
  ['date-time', isRealSecond],
  ['regex', isRegex],
  ['time', isRealSecond],
]);
