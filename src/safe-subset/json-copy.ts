import { isPlainObject } from '../../core/json/own.js';
import { showCount } from '../../core/words/list.js';
import { SubsetError } from './subset-error.js';

const MAX_DEPTH = 1_000;

/**
 * A copy of plain data, as `JSON.stringify` would write it: without symbols and `undefined` properties.
 *
 * @throws {SubsetError} `not-json` for a function, a class instance or a number that JSON cannot represent;
 *   `too-deep` beyond 1,000 levels, where a cycle ends too.
 */
export function jsonCopy(value: unknown, depth = 0): unknown {
  if (depth > MAX_DEPTH)
    throw new SubsetError('too-deep', `The schema is more than ${showCount(MAX_DEPTH)} levels deep.`);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => jsonCopy(item, depth + 1));
  if (typeof value !== 'object' || !isPlainObject(value)) {
    throw new SubsetError('not-json', `Expected plain JSON in a schema, found \`${textOf(value)}\`.`);
  }
  const properties: [string, unknown][] = [];
  for (const [name, property] of Object.entries(value)) {
    if (property !== undefined) properties.push([name, jsonCopy(property, depth + 1)]);
  }
  return Object.fromEntries(properties);
}

/** The result of `String`, or the class of an object that cannot be converted to a string. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
