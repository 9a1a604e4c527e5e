import { badOption } from './bad-option.js';

/**
 * The string that a caller passed.
 *
 * @throws {UsageError} `bad-option` for anything else.
 */
export function requireString(name: string, value: unknown): string {
  if (typeof value !== 'string') throw badOption(name, 'a string', value);
  return value;
}
