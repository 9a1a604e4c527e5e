import type { Issue } from '../../../core/issue.js';
import { makeIssue } from '../../../core/make-issue.js';
import { quote } from '../../../core/words/quote.js';
import type { IntegrityRecord } from '../../../schemas/drwn/grammar/integrity-record.js';

/** The differences between two arrays of records: one issue per file, in code-unit order of the paths. */
export function compareRecords(expected: readonly unknown[], found: readonly IntegrityRecord[]): Issue[] {
  const issues: Issue[] = [];
  const wanted = new Map<string, IntegrityRecord>();
  expected.forEach((record, index) => {
    if (!isRecord(record))
      issues.push(
        issueOf('file/bad-integrity', `Record ${index} is not valid.`, 'Write a record with `p`, `m` and `h`.'),
      );
    else if (wanted.has(record.p)) {
      issues.push(
        issueOf(
          'file/bad-integrity',
          `Duplicate record for ${quote(record.p)}.`,
          'Remove one of the records.',
          record.p,
        ),
      );
    } else wanted.set(record.p, record);
  });
  const present = new Map(found.map((record) => [record.p, record]));

  for (const path of [...new Set([...wanted.keys(), ...present.keys()])].sort()) {
    const want = wanted.get(path);
    const have = present.get(path);
    if (want === undefined)
      issues.push(issueOf('file/unexpected', `${quote(path)} is not part of the card.`, 'Delete the file.', path));
    else if (have === undefined)
      issues.push(issueOf('file/missing', `${quote(path)} is missing.`, 'Restore the file.', path));
    else {
      if (want.h !== have.h)
        issues.push(issueOf('file/changed', `The contents of ${quote(path)} have changed.`, 'Restore the file.', path));
      if (want.m !== have.m) {
        const wantsBit = want.m === 'x';
        const message = `${quote(path)} must ${wantsBit ? '' : 'not '}be executable.`;
        issues.push(issueOf('file/mode', message, `Run \`chmod ${wantsBit ? '+x' : '-x'}\` on it.`, path));
      }
    }
  }
  return issues;
}

function isRecord(value: unknown): value is IntegrityRecord {
  if (typeof value !== 'object' || value === null) return false;
  const { p, m, h } = value as Partial<IntegrityRecord>;
  return typeof p === 'string' && (m === 'x' || m === '-') && typeof h === 'string';
}

function issueOf(code: string, message: string, hint: string, file?: string): Issue {
  return makeIssue({ code, message, hint }, file === undefined ? {} : { file });
}
