import type { Issue } from '../../../core/issue.js';
import { makeIssue } from '../../../core/make-issue.js';
import { quoteValue } from '../../../core/words/describe.js';
import { type IntegrityRecord, isIntegrity } from '../../../schemas/drwn/grammar/integrity-record.js';
import { type IntegrityOrder, orderRecords } from '../../../schemas/drwn/walk/order-records.js';
import { hashRecords } from './hash.js';
import { tieArrangements } from './tie-arrangements.js';

/**
 * Compares the hash of a tree's records with the expected one.
 *
 * @param order with `code-unit`, the hash must match in that order. Default: a hash that matches only in that order, or
 *   only in one order of names that compare as equal, is a warning.
 */
export function compareHash(
  records: readonly IntegrityRecord[],
  expected: string,
  order?: IntegrityOrder | undefined,
): Issue[] {
  if (!isIntegrity(expected)) {
    return [
      makeIssue({
        code: 'file/bad-integrity',
        message: `${quoteValue(expected)} is not a valid integrity hash.`,
        hint: 'Pass `sha256-` followed by 64 lowercase hex digits.',
      }),
    ];
  }
  const inCodeUnits = hashRecords(orderRecords(records, 'code-unit').records);
  if (order === 'code-unit') return inCodeUnits === expected ? [] : [different(inCodeUnits, expected)];
  const ordered = orderRecords(records, 'collation');
  let computed = '';
  for (const arrangement of tieArrangements(ordered)) {
    computed = hashRecords(arrangement);
    if (computed !== expected) continue;
    if (ordered.ties.length === 0) return [];
    const names = ordered.ties.map(({ start }) => quoteValue(ordered.records[start]?.p)).join(', ');
    return [
      makeIssue({
        code: 'file/tie',
        severity: 'warning',
        message: `The hash matches, but it depends on the disk because other names compare as equal to ${names}.`,
        hint: 'Rename one file of each pair.',
      }),
    ];
  }
  if (inCodeUnits === expected) {
    const message = 'The hash matches only when the files are sorted in code-unit order, which drwn does not use.';
    return [
      makeIssue({
        code: 'file/integrity-order',
        severity: 'warning',
        message,
        hint: `Record \`${computed}\` instead.`,
      }),
    ];
  }
  return [different(computed, expected)];
}

/** Both hashes are shown in full so that they can be copied. */
function different(computed: string, expected: string): Issue {
  return makeIssue({
    code: 'file/integrity',
    message: `The hash of the tree is \`${computed}\`, not \`${expected}\`.`,
    hint: 'Fetch the card again, or lock it again if you made the change.',
  });
}
