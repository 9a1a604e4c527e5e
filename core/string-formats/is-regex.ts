import { LIMITS } from '../limits.js';
import { regexError } from './regex-error.js';

/** Whether a string compiles as a regular expression with the flag `u`, on the engine that asks; not beyond `LIMITS.regexUnits`. */
export function isRegex(text: string): boolean {
  return text.length <= LIMITS.regexUnits && regexError(text) === undefined;
}
