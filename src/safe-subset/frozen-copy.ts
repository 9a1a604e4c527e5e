import { isPlainObject } from '../../core/json/own.js';
import { SubsetError } from './subset-error.js';

const DEEPEST = 1_000;

/**
 * A deeply frozen copy of plain data, as `JSON.stringify` would write it: symbols and `undefined` members are left out.
 *
 * @throws {SubsetError} `not-json` for a function, a class instance or a number that JSON cannot hold;
 *   `too-deep` beyond 1,000 levels, where a cycle ends too.
 */
export function frozenCopy(value: unknown, depth = 0): unknown {
  if (depth > DEEPEST) throw new SubsetError('too-deep', `A schema nests at most ${DEEPEST} levels deep.`);
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  if (Array.isArray(value)) return Object.freeze(value.map((item: unknown) => frozenCopy(item, depth + 1)));
  if (typeof value !== 'object' || !isPlainObject(value)) {
    throw new SubsetError('not-json', `A schema holds plain JSON only, and \`${textOf(value)}\` is none.`);
  }
  const members: [string, unknown][] = [];
  for (const [name, member] of Object.entries(value)) {
    if (member !== undefined) members.push([name, frozenCopy(member, depth + 1)]);
  }
  return Object.freeze(Object.fromEntries(members));
}

/** What `String` makes of a value; an object without a prototype to turn it into text has a plain name. */
function textOf(value: unknown): string {
  try {
    return String(value);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
