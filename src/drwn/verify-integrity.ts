import type { Issue, Report } from '../../core/issue.js';
import { makeIssue } from '../../core/make-issue.js';
import { quoteValue } from '../../core/words/describe.js';
import { cardRuntime } from '../../generated/drwn/card.runtime.js';
import type { IntegrityRecord } from '../../schemas/drwn/grammar/integrity-record.js';
import { isIntegrity } from '../../schemas/drwn/grammar/integrity-record.js';
import { type IntegrityOrder, orderRecords } from '../../schemas/drwn/walk/order-records.js';
import { finishReport } from '../runtime/report.js';
import { compareRecords } from './integrity/compare-records.js';
import { hashRecords } from './integrity/hash.js';
import { IntegrityError } from './integrity/integrity-error.js';
import { integrityIssue, linkIssues } from './integrity/integrity-issue.js';
import { readRecords } from './integrity/read-records.js';
import { tieArrangements } from './integrity/tie-arrangements.js';

/** A hash, the records that gave it, or another tree to compare with. */
export type ExpectedIntegrity = string | readonly IntegrityRecord[] | { readonly directory: string };

/**
 * Says whether a card's tree has the integrity that is expected, and what differs where that can be told: against
 * records or a second tree each file that is missing, new or different is an issue of its own.
 * A hash that only the code-unit order gives, or only one order of names that rank the same, is a warning.
 *
 * @param options.order `code-unit`: a hash counts in that order alone. Default: as above.
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
      fault(
        'file/bad-integrity',
        'What is expected is neither a hash nor records nor a folder.',
        'Give `sha256-…`, a list of records, or a folder.',
      ),
    ];
  }
  try {
    return compareRecords((await readRecords(other)).records, records);
  } catch (error) {
    // A file there that cannot be read is none of the tree that is judged.
    if (!(error instanceof IntegrityError) || error.path === '') throw error;
    return [fault('file/bad-integrity', `The folder to compare with has no hash: ${error.message}`, error.hint)];
  }
}

function compareHash(
  records: readonly IntegrityRecord[],
  expected: string,
  order: IntegrityOrder | undefined,
): Issue[] {
  if (!isIntegrity(expected)) {
    return [
      fault(
        'file/bad-integrity',
        `${quoteValue(expected)} is no integrity.`,
        'An integrity is `sha256-` and 64 lower-case hex digits.',
      ),
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
      {
        ...fault(
          'file/tie',
          `The hash fits, but names that rank the same as ${names} make it depend on the disk.`,
          'Rename one of each pair.',
        ),
        severity: 'warning',
      },
    ];
  }
  if (inCodeUnits === expected) {
    const message = 'The hash fits only when the files are put into code-unit order, which drwn does not do.';
    return [{ ...fault('file/integrity-order', message, `Record \`${computed}\` instead.`), severity: 'warning' }];
  }
  return [different(computed, expected)];
}

/** Both are hashes, shown in full so that they can be copied. */
function different(computed: string, expected: string): Issue {
  return fault(
    'file/integrity',
    `The tree hashes to \`${computed}\`, not to \`${expected}\`.`,
    'Fetch the card again, or lock it anew if the change is yours.',
  );
}

function fault(code: string, message: string, hint: string): Issue {
  return makeIssue({ code, message, hint });
}
