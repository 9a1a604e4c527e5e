import { readOptions } from '../../core/calls/read-options.js';
import { PROFILES } from '../../core/calls/validate-options.js';
import type { Issue, Profile, Report } from '../../core/issue.js';
import { own } from '../../core/json/own.js';
import { lockRuntime } from '../../generated/drwn/lock.runtime.js';
import { readDocument } from '../runtime/document.js';
import { reportOn, validateDocument } from '../runtime/validate-text.js';
import { LockedTrees, type TreeVerdict } from './integrity/locked-trees.js';
import { storeFolder } from './store-folder.js';

/**
 * The outcome for one entry: its tree has the recorded hash, or another one, or is not on this machine; or it was
 * skipped, because it is outside the folders in which trees are hashed, or beyond the budget of the run.
 */
export interface EntryOutcome {
  /** From 0. */
  readonly index: number;
  readonly count: number;
  readonly name: string;
  /** As the lockfile has it. */
  readonly path: string;
  readonly outcome: 'verified' | 'different' | 'absent' | 'outside' | 'budget';
}

export interface LockfileOptions {
  readonly profile?: Profile | undefined;
  /** The folders in which trees are hashed, absolute. Default: drwn's store, `~/.agents/drwn`. */
  readonly roots?: readonly string[] | undefined;
  /** Called for each entry when it is done, in order. */
  readonly onEntry?: ((entry: EntryOutcome) => void) | undefined;
}

export interface CheckedLockfile {
  readonly report: Report;
  readonly entries: readonly EntryOutcome[];
}

/**
 * Validates the text of a lockfile and, if it is valid, verifies the trees of the entries whose `path` is a folder on
 * this machine and inside one of the given folders: nothing else is read, so that a lockfile cannot make a program hash
 * whatever the machine has. At most 100,000 files and folders with 1 GiB are hashed. Issues about a tree have the path
 * of the entry's `integrity`, and name the `file` in the tree.
 *
 * @param text anything but a string is an issue.
 * @throws {UsageError} `bad-option` for wrong options.
 */
export async function checkLockfile(text: string, options: LockfileOptions = {}): Promise<CheckedLockfile> {
  const { profile, roots, onEntry } = readOptions<LockfileOptions>(options, {
    profile: PROFILES,
    roots: 'strings',
    onEntry: 'function',
  });
  const document = readDocument(text, lockRuntime.behavior.limits);
  const verdict = validateDocument(lockRuntime, document, { profile });
  const report = reportOn(lockRuntime, document, verdict);
  const cards = own(report.normalized, 'cards');
  if (!report.valid || !Array.isArray(cards)) return { report, entries: [] };
  const entries: EntryOutcome[] = [];
  const issues: Issue[] = [];
  const trees = new LockedTrees(roots ?? [storeFolder()]);
  for (const [index, entry] of cards.entries()) {
    const verdict = await trees.verify(own(entry, 'path'), String(own(entry, 'integrity')));
    for (const issue of verdict.is === 'checked' ? verdict.issues : []) {
      issues.push({ ...issue, path: `/cards/${index}/integrity` });
    }
    const outcome: EntryOutcome = {
      index,
      count: cards.length,
      name: String(own(entry, 'name')),
      path: String(own(entry, 'path')),
      outcome: outcomeOf(verdict),
    };
    entries.push(outcome);
    onEntry?.(outcome);
  }
  if (issues.length === 0) return { report, entries };
  // Reported together, so that issues about a tree have a position in the text as well.
  const all = { ...verdict, issues: [...verdict.issues, ...issues] };
  return { report: reportOn(lockRuntime, document, all), entries };
}

function outcomeOf(verdict: TreeVerdict): EntryOutcome['outcome'] {
  if (verdict.is !== 'checked') return verdict.is;
  return verdict.issues.some(({ severity }) => severity === 'error') ? 'different' : 'verified';
}
