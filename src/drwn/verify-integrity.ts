import type { Issue, Report } from '../../core/issue.js';
import { makeIssue } from '../../core/make-issue.js';
import { cardRuntime } from '../../generated/drwn/card.runtime.js';
import type { IntegrityRecord } from '../../schemas/drwn/grammar/integrity-record.js';
import type { IntegrityOrder } from '../../schemas/drwn/walk/order-records.js';
import { finishReport } from '../runtime/report.js';
import { compareHash } from './integrity/compare-hash.js';
import { compareRecords } from './integrity/compare-records.js';
import { IntegrityError } from './integrity/integrity-error.js';
import { integrityIssue, linkIssues } from './integrity/integrity-issue.js';
import { readRecords } from './integrity/read-records.js';

/** A hash, the records that it was computed from, or another tree to compare with. */
export type ExpectedIntegrity = string | readonly IntegrityRecord[] | { readonly directory: string };

/**
 * Verifies that a card's tree has the expected integrity. When compared with records or a second tree, each missing,
 * unexpected or different file is an issue of its own.
 * A hash that matches only in code-unit order, or only in one order of names that compare as equal, is a warning.
 *
 * @param options.order with `code-unit`, a hash must match in that order. Default: as above.
 * @throws {IntegrityError} when `directory` itself (or the folder to compare with) cannot be read.
 */
export async function verifyIntegrity(
  directory: string,
  expected: ExpectedIntegrity,
  options: { readonly order?: IntegrityOrder | undefined } = {},
): Promise<Report> {
  try {
    const { records, outside } = await readRecords(directory);
    const issues = [...(await compare(records, expected, options.order)), ...linkIssues(outside)];
    return finishReport(cardRuntime, issues);
  } catch (error) {
    if (!(error instanceof IntegrityError) || error.path === '') throw error;
    return finishReport(cardRuntime, [integrityIssue(error)]);
  }
}

async function compare(
  records: readonly IntegrityRecord[],
  expected: ExpectedIntegrity,
  order: IntegrityOrder | undefined,
): Promise<Issue[]> {
  if (typeof expected === 'string') return compareHash(records, expected, order);
  if (Array.isArray(expected)) return compareRecords(expected, records);
  const other: unknown =
    typeof expected === 'object' && expected !== null ? Reflect.get(expected, 'directory') : undefined;
  if (typeof other !== 'string') {
    return [
      issueOf(
        'file/bad-integrity',
        'The expected integrity is not a hash, an array of records or a folder.',
        'Pass `sha256-…`, an array of records, or `{ directory }`.',
      ),
    ];
  }
  try {
    return compareRecords((await readRecords(other)).records, records);
  } catch (error) {
    // An unreadable file there is not part of the tree that is verified.
    if (!(error instanceof IntegrityError) || error.path === '') throw error;
    return [issueOf('file/bad-integrity', `The folder to compare with has no hash: ${error.message}`, error.hint)];
  }
}

function issueOf(code: string, message: string, hint: string): Issue {
  return makeIssue({ code, message, hint });
}
