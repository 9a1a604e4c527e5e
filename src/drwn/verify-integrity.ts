import { reading } from '../../core/calls/reading.js';
import { requireList } from '../../core/calls/require-list.js';
import { requireString } from '../../core/calls/require-string.js';
import type { Issue, Report } from '../../core/issue.js';
import { makeIssue } from '../../core/make-issue.js';
import { isArray } from '../../core/words/describe.js';
import { cardRuntime } from '../../generated/drwn/card.runtime.js';
import type { IntegrityRecord } from '../../schemas/drwn/grammar/integrity-record.js';
import type { IntegrityOrder } from '../../schemas/drwn/walk/order-records.js';
import { finishReport } from '../runtime/report.js';
import { compareHash } from './integrity/compare-hash.js';
import { compareRecords } from './integrity/compare-records.js';
import { IntegrityError } from './integrity/integrity-error.js';
import { integrityIssue, linkIssues } from './integrity/integrity-issue.js';
import { type IntegrityOptions, orderOption } from './integrity/integrity-options.js';
import { readRecords } from './integrity/read-records.js';

/** A hash, the records that it was computed from, or another tree to compare with. */
export type ExpectedIntegrity = string | readonly IntegrityRecord[] | { readonly directory: string };

/**
 * Verifies that a card's tree has the expected integrity. When compared with records or a second tree, each missing,
 * unexpected or different file is an issue of its own.
 * A hash that matches only in code-unit order, or only in one order of names that compare as equal, is a warning.
 *
 * @param options.order with `code-unit`, a hash must match in that order. Default: as above.
 * @throws {UsageError} `unknown-order` for any other order, `bad-option` for an argument of another type or that cannot be
 *   read.
 * @throws {IntegrityError} when `directory` itself (or the folder to compare with) cannot be read.
 */
export async function verifyIntegrity(
  directory: string,
  expected: ExpectedIntegrity,
  options: IntegrityOptions = {},
): Promise<Report> {
  const order = orderOption(options);
  requireString('directory', directory);
  try {
    const { records, outside } = await readRecords(directory);
    const issues = [...(await compare(records, expected, order)), ...linkIssues(outside)];
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
  if (isArray(expected)) {
    const given = requireList('expected', expected);
    return reading('expected', () => compareRecords(given, records));
  }
  const other: unknown =
    typeof expected === 'object' && expected !== null
      ? reading('expected', () => Reflect.get(expected, 'directory'))
      : undefined;
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
