import { LIMITS } from '../limits.js';
import { count } from '../words/list.js';
import { badOption } from './bad-option.js';
import { reading } from './reading.js';

/**
 * A copy of the array that a caller passed, without holes: what is missing is `undefined`.
 *
 * @throws {UsageError} `bad-option` for anything else, for more than `LIMITS.values` items, and for what cannot be read.
 */
export function requireList(name: string, value: unknown): unknown[] {
  return reading(name, () => {
    if (!Array.isArray(value)) throw badOption(name, 'an array', value);
    const length: unknown = value.length;
    // A proxy may answer anything.
    if (!isCount(length) || length > LIMITS.values)
      throw badOption(name, `an array of at most ${count(LIMITS.values, 'item')}`, length);
    return Array.from({ length }, (_, index): unknown => value[index]);
  });
}

/** Whether a value can be the length of an array. */
export function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
