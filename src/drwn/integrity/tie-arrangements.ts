import type { IntegrityRecord } from '../../../schemas/drwn/grammar/integrity-record.js';
import type { OrderedRecords } from '../../../schemas/drwn/walk/order-records.js';

/** At most this many orders are tried for a tree with ties: enough for six pairs. */
const MAX_ORDERS = 64;

/** The orders in which a tree with ties may have been hashed, at most 64. A tree without ties has exactly one. */
export function* tieArrangements({ records, ties }: OrderedRecords): Generator<readonly IntegrityRecord[]> {
  const groups = ties.map(({ start, length }) => ({
    start,
    orders: permutations(records.slice(start, start + length)),
  }));
  const total = groups.reduce((product, { orders }) => Math.min(product * orders.length, MAX_ORDERS), 1);
  for (let number = 0; number < total; number += 1) {
    const arranged = [...records];
    let rest = number;
    for (const { start, orders } of groups) {
      const order = orders[rest % orders.length] ?? [];
      rest = Math.floor(rest / orders.length);
      order.forEach((record, offset) => {
        arranged[start + offset] = record;
      });
    }
    yield arranged;
  }
}

/** At most {@link MAX_ORDERS} orders of the items, starting with the given one. */
function permutations<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  let orders: (readonly Item[])[] = [[]];
  for (const item of items) {
    const longer: (readonly Item[])[] = [];
    for (const order of orders) {
      for (let place = order.length; place >= 0 && longer.length < MAX_ORDERS; place -= 1) {
        longer.push([...order.slice(0, place), item, ...order.slice(place)]);
      }
    }
    orders = longer;
  }
  return orders;
}
