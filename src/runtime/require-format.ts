import { badOption } from '../../core/calls/bad-option.js';
import { reading } from '../../core/calls/reading.js';
import { isObject } from '../../core/json/own.js';
import type { RuntimeFormat } from './format.js';

/**
 * The format that a caller passed.
 *
 * @throws {UsageError} `bad-option` for anything that the generator did not print.
 */
export function requireFormat(format: RuntimeFormat): RuntimeFormat {
  return reading('format', () => {
    const given: unknown = format;
    if (
      !isObject(given) ||
      typeof given.id !== 'string' ||
      typeof given.isValid !== 'function' ||
      !isObject(given.structure) ||
      !isObject(given.behavior) ||
      !Array.isArray(given.behavior.rules)
    )
      throw badOption('format', 'the runtime of a format', given);
    return format;
  });
}
