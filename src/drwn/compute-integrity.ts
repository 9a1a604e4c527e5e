import type { Issue } from '../../core/issue.js';
import { UsageError } from '../../core/usage-error.js';
import { quoteValue } from '../../core/words/describe.js';
import type { IntegrityRecord } from '../../schemas/drwn/grammar/integrity-record.js';
import { INTEGRITY_ORDERS, type IntegrityOrder, orderRecords } from '../../schemas/drwn/walk/order-records.js';
import { hashRecords } from './integrity/hash.js';
import { IntegrityError } from './integrity/integrity-error.js';
import { linkIssues } from './integrity/integrity-issue.js';
import { readRecords } from './integrity/read-records.js';

export interface Integrity {
  /** `sha256-` and 64 lower-case hex digits. */
  readonly integrity: string;
  /** In the order in which they were hashed. */
  readonly files: readonly IntegrityRecord[];
  /** Warnings: links to files outside the tree, whose bytes are part of the hash all the same. */
  readonly issues: readonly Issue[];
}

/**
 * Computes the integrity of a card's tree: the hash that stands in a lockfile.
 *
 * @param options.order `collation` (default) is the order of drwn 0.5, the same on every machine and in every locale;
 *   `code-unit` is the plain reading of the specification.
 * @throws {IntegrityError} when the tree has no hash: an unreadable file, a link to nothing, two names that rank the same
 *   (`tie`), or a file that changes meanwhile (`changed`). `path` names the file.
 * @throws {UsageError} `unknown-order` for an order that is neither of the two.
 * @see the specification's "Integrity Hash"; links, modes and order were measured on drwn 0.5.0.
 */
export async function computeIntegrity(
  directory: string,
  options: { readonly order?: IntegrityOrder | undefined } = {},
): Promise<Integrity> {
  const order = options.order ?? 'collation';
  if (!INTEGRITY_ORDERS.includes(order)) {
    const known = INTEGRITY_ORDERS.map((name) => quoteValue(name)).join(' or ');
    throw new UsageError('unknown-order', `There is no order ${quoteValue(order)}.`, `Use ${known}.`);
  }
  const { records, outside } = await readRecords(directory);
  const ordered = orderRecords(records, order);
  const tie = ordered.ties[0];
  if (tie !== undefined) {
    const [one, other] = ordered.records.slice(tie.start, tie.start + 2).map(({ p }) => p);
    throw new IntegrityError(
      'tie',
      other ?? '',
      `The names ${quoteValue(one)} and ${quoteValue(other)} rank the same, so the hash would depend on the disk.`,
      'Rename one of them.',
    );
  }
  return { integrity: hashRecords(ordered.records), files: ordered.records, issues: linkIssues(outside) };
}
