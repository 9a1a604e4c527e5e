import { toPlain } from '../../core/json/plain.js';
import { quote } from '../../core/words/quote.js';
import { SubsetError } from './subset-error.js';

/**
 * A copy of plain data, as `JSON.stringify` would write it: without symbols and `undefined` properties.
 *
 * @throws {SubsetError} `not-json` for a function, a class instance, a number that JSON cannot represent, a cycle, and
 *   what cannot be read; `too-deep` beyond 1,000 levels.
 */
export function jsonCopy(value: unknown): unknown {
  const plain = toPlain(value);
  if (plain.ok) return plain.value;
  const [fault] = plain.faults;
  const code = fault?.code === 'json/too-deep' ? 'too-deep' : 'not-json';
  const place = fault === undefined || fault.path === '' ? '' : ` (at ${quote(fault.path)})`;
  throw new SubsetError(code, `Expected plain JSON in a schema${place}: ${fault?.message}`);
}
