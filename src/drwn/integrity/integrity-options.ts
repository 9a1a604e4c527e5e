import { reading } from '../../../core/calls/reading.js';
import { requireObject } from '../../../core/calls/require-object.js';
import { UsageError } from '../../../core/usage-error.js';
import { describeBriefly } from '../../../core/words/describe.js';
import { quote } from '../../../core/words/quote.js';
import { INTEGRITY_ORDERS, type IntegrityOrder } from '../../../schemas/drwn/walk/order-records.js';

export interface IntegrityOptions {
  readonly order?: IntegrityOrder | undefined;
}

/**
 * The order that a caller asks for; nothing when the caller leaves it open.
 *
 * @throws {UsageError} `unknown-order` for any other order, `bad-option` for options that are not an object.
 */
export function orderOption(options: IntegrityOptions): IntegrityOrder | undefined {
  const object = requireObject('options', options);
  const given = reading('options.order', () => object.order);
  const order = INTEGRITY_ORDERS.find((known) => known === given);
  if (given === undefined || order !== undefined) return order;
  const known = INTEGRITY_ORDERS.map((name) => quote(name)).join(' or ');
  const shown = typeof given === 'string' ? quote(given) : describeBriefly(given);
  throw new UsageError('unknown-order', `${shown} is not a known order.`, `Use ${known}.`);
}
