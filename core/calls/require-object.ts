import { isObject } from '../json/own.js';
import { badOption } from './bad-option.js';
import { reading } from './reading.js';

/**
 * The object that a caller passed; its properties may still throw when they are read.
 *
 * @throws {UsageError} `bad-option` for an array, anything that is not an object, and a revoked proxy.
 */
export function requireObject(name: string, value: unknown): Readonly<Record<string, unknown>> {
  return reading(name, () => {
    if (!isObject(value)) throw badOption(name, 'an object', value);
    return value;
  });
}
