import { requireString } from '../../core/calls/require-string.js';
import type { Issue } from '../../core/issue.js';
import { quoteValue } from '../../core/words/describe.js';
import type { IntegrityRecord } from '../../schemas/drwn/grammar/integrity-record.js';
import { orderRecords } from '../../schemas/drwn/walk/order-records.js';
import { hashRecords } from './integrity/hash.js';
import { IntegrityError } from './integrity/integrity-error.js';
import { linkIssues } from './integrity/integrity-issue.js';
import { type IntegrityOptions, orderOption } from './integrity/integrity-options.js';
import { readRecords } from './integrity/read-records.js';

export interface Integrity {
  /** `sha256-` followed by 64 lowercase hex digits. */
  readonly integrity: string;
  /** In the order in which they were hashed. */
  readonly files: readonly IntegrityRecord[];
  /** Warnings about links to files outside the tree, whose contents are part of the hash. */
  readonly issues: readonly Issue[];
}

/**
 * Computes the integrity of a card's tree: the hash that a lockfile records.
 *
 * @param options.order `collation` (default) is the order of drwn 0.5, the same on every machine and in every locale;
 *   `code-unit` is the literal reading of the specification.
 * @throws {IntegrityError} when the tree has no hash: an unreadable file, a dangling link, two names that compare as equal
 *   (`tie`), or a file that changes while it is hashed (`changed`). `path` names the file.
 * @throws {UsageError} `unknown-order` for any other order, `bad-option` for an argument of another type.
 * @see the specification's "Integrity Hash"; links, modes and order were measured on drwn 0.5.0.
 */
export async function computeIntegrity(directory: string, options: IntegrityOptions = {}): Promise<Integrity> {
  const order = orderOption(options) ?? 'collation';
  const { records, outside } = await readRecords(requireString('directory', directory));
  const ordered = orderRecords(records, order);
  const tie = ordered.ties[0];
  if (tie !== undefined) {
    const [one, other] = ordered.records.slice(tie.start, tie.start + 2).map(({ p }) => p);
    throw new IntegrityError(
      'tie',
      other ?? '',
      `The names ${quoteValue(one)} and ${quoteValue(other)} compare as equal, so the hash would depend on the disk.`,
      'Rename one of the files.',
    );
  }
  return { integrity: hashRecords(ordered.records), files: ordered.records, issues: linkIssues(outside) };
}
