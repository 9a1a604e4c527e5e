import type { Issue, Profile, Report } from '../../core/issue.js';
import { own } from '../../core/json/own.js';
import { lockRuntime } from '../../generated/drwn/lock.runtime.js';
import { readDocument } from '../runtime/document.js';
import { reportOn, validateDocument } from '../runtime/validate-text.js';
import { IntegrityError } from './integrity/integrity-error.js';
import { integrityIssue } from './integrity/integrity-issue.js';
import { verifyIntegrity } from './verify-integrity.js';

/** The outcome for one entry: its tree has the recorded hash, or another one, or is not on this machine. */
export interface EntryOutcome {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly name: string;
  readonly outcome: 'verified' | 'different' | 'absent';
}

export interface CheckedLockfile {
  readonly report: Report;
  readonly entries: readonly EntryOutcome[];
}

/**
 * Validates the text of a lockfile and, if it is valid, verifies the trees of the entries whose `path` is a folder on
 * this machine. Issues about a tree have the path of the entry's `integrity`, and name the `file` in the tree.
 *
 * @param options.onEntry called for each entry when it is done, in order.
 */
export async function checkLockfile(
  text: string,
  options: {
    readonly profile?: Profile | undefined;
    readonly onEntry?: ((entry: EntryOutcome) => void) | undefined;
  } = {},
): Promise<CheckedLockfile> {
  const { profile } = options;
  const document = readDocument(text, lockRuntime.behavior.limits);
  const verdict = validateDocument(lockRuntime, document, { profile });
  const report = reportOn(lockRuntime, document, verdict);
  const cards = own(report.normalized, 'cards');
  if (!report.valid || !Array.isArray(cards)) return { report, entries: [] };
  const entries: EntryOutcome[] = [];
  const issues: Issue[] = [];
  for (const [index, entry] of cards.entries()) {
    const found = await treeIssues(entry);
    for (const issue of found ?? []) issues.push({ ...issue, path: `/cards/${index}/integrity` });
    const outcome: EntryOutcome = {
      index,
      count: cards.length,
      name: String(own(entry, 'name')),
      outcome:
        found === undefined ? 'absent' : found.some(({ severity }) => severity === 'error') ? 'different' : 'verified',
    };
    entries.push(outcome);
    options.onEntry?.(outcome);
  }
  if (issues.length === 0) return { report, entries };
  // Reported together, so that issues about a tree have a position in the text as well.
  const all = { ...verdict, issues: [...verdict.issues, ...issues] };
  return { report: reportOn(lockRuntime, document, all), entries };
}

/** System error codes for a path that does not exist. A path that exists but cannot be read is an issue. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

/** The issues about the tree of an entry; `undefined` when the tree is not on this machine. */
async function treeIssues(entry: unknown): Promise<readonly Issue[] | undefined> {
  const path = own(entry, 'path');
  // A relative path would point to a different folder depending on where the command is started.
  if (typeof path !== 'string' || !/^(?:\/|[A-Za-z]:[\\/])/.test(path) || path.includes('\0')) return undefined;
  try {
    return (await verifyIntegrity(path, String(own(entry, 'integrity')))).issues;
  } catch (error) {
    if (!(error instanceof IntegrityError)) throw error;
    return ABSENT.has(error.code) ? undefined : [integrityIssue(error)];
  }
}
