import { toPlain } from '../json/plain.js';
import { UsageError } from '../usage-error.js';
import { quote } from '../words/quote.js';

/**
 * A plain copy of the JSON value that a caller passed.
 *
 * @throws {UsageError} `bad-option` for what JSON cannot represent, a cycle, too many levels or values, and what cannot be
 *   read.
 */
export function requireJson(name: string, value: unknown): unknown {
  const plain = toPlain(value);
  if (plain.ok) return plain.value;
  const [fault] = plain.faults;
  const place = fault === undefined || fault.path === '' ? '' : ` (at ${quote(fault.path)})`;
  throw new UsageError('bad-option', `\`${name}\` is not plain JSON${place}: ${fault?.message}`, fault?.hint);
}
