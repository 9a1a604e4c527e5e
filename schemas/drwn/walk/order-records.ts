import type { IntegrityRecord } from '../grammar/integrity-record.js';
import { INTEGRITY_LOCALE } from '../tables/integrity.js';

/** `collation`: the order of the released tool. `code-unit`: the plain reading of the specification. */
export const INTEGRITY_ORDERS = ['collation', 'code-unit'] as const;

export type IntegrityOrder = (typeof INTEGRITY_ORDERS)[number];

/** Sorted records, and the groups of paths that compare as equal. */
export interface OrderedRecords {
  readonly records: readonly IntegrityRecord[];
  /** Where each group starts in `records`, and how many records it has (at least 2). */
  readonly ties: readonly { readonly start: number; readonly length: number }[];
}

let collator: Intl.Collator | undefined;

/**
 * Sorts records into the order in which they are hashed. Under `collation` two paths may compare as equal (composed and
 * decomposed letters, ignorable characters); such ties are listed, and sorted in code-unit order.
 */
export function orderRecords(records: readonly IntegrityRecord[], order: IntegrityOrder): OrderedRecords {
  const byCodeUnit = (one: IntegrityRecord, other: IntegrityRecord): number =>
    one.p < other.p ? -1 : one.p > other.p ? 1 : 0;
  const sorted = [...records].sort(byCodeUnit);
  if (order === 'code-unit') return { records: sorted, ties: [] };

  collator ??= new Intl.Collator(INTEGRITY_LOCALE);
  const { compare } = collator;
  // The sort is stable, so ties keep their code-unit order.
  sorted.sort((one, other) => compare(one.p, other.p));
  const ties: { start: number; length: number }[] = [];
  sorted.forEach((record, index) => {
    const previous = sorted[index - 1];
    if (previous === undefined || compare(previous.p, record.p) !== 0) return;
    const last = ties[ties.length - 1];
    if (last !== undefined && last.start + last.length === index) last.length += 1;
    else ties.push({ start: index - 1, length: 2 });
  });
  return { records: sorted, ties };
}
