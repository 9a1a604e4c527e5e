import { dirname, join, resolve, sep } from 'node:path';
import type { Profile } from '../../../../core/issue.js';
import { count } from '../../../../core/words/list.js';
import { quote } from '../../../../core/words/quote.js';
import { STORE_FOLDER } from '../../../../schemas/drwn/tables/tree.js';
import { checkLockfile, type EntryOutcome } from '../../../drwn/check-lockfile.js';
import { storeFolder } from '../../../drwn/store-folder.js';
import { EXIT_CODE, type ExitCode } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { documentName, namedPath } from '../../process/paths.js';
import { readDocument } from '../../process/read-document.js';
import type { ReporterName } from '../../reporters/index.js';
import { reportFiles } from '../../reporters/report-files.js';
import type { FileReport } from '../../reporters/reporter.js';
import { progressLine } from './progress-line.js';

export interface LockOptions {
  readonly profile: Profile;
  /** Folders in which cards are verified, besides the project, as the user named them. Default: drwn's store. */
  readonly root?: readonly string[] | undefined;
  readonly strict?: boolean | undefined;
  readonly reporter: ReporterName;
}

/**
 * Validates a lockfile, and verifies the trees of its entries that are in the project or in one of the roots. The others
 * are named and not read.
 *
 * @param named a file, or `-` for standard input.
 * @returns 1 when the lockfile is invalid or a tree differs; with `strict` also on warnings.
 * @throws {UsageError} `no-such-file`, `not-a-file`; `no-such-folder`, `not-a-folder` for a root.
 */
export async function checkLock(io: Io, named: string, options: LockOptions): Promise<ExitCode> {
  const path = await namedPath(io, named, 'file');
  const roots = [projectOf(path === '-' ? io.cwd : dirname(path)), ...(await namedRoots(io, options.root))];
  const file = await validateLock(io, path, options.profile, roots);
  const { errors, warnings } = await reportFiles(io, options.reporter, [file]);
  return errors > 0 || (options.strict && warnings > 0) ? EXIT_CODE.wrong : EXIT_CODE.fine;
}

/** The project of a lockfile: drwn keeps it in a folder of its own. */
function projectOf(folder: string): string {
  return folder.endsWith(join(sep, STORE_FOLDER)) ? resolve(folder, '..', '..') : folder;
}

async function namedRoots(io: Io, named: readonly string[] | undefined): Promise<readonly string[]> {
  if (named === undefined) return [storeFolder()];
  const roots: string[] = [];
  for (const root of named) roots.push(await namedPath(io, root, 'folder'));
  return roots;
}

async function validateLock(io: Io, path: string, profile: Profile, roots: readonly string[]): Promise<FileReport> {
  const file = documentName(io, path);
  const read = await readDocument(path, io);
  if (!read.ok) return { file, report: { format: 'drwn/lock', valid: false, issues: [read.issue] } };
  const progress = progressLine(io);
  const { report, entries } = await checkLockfile(read.text, {
    profile,
    roots,
    onEntry: ({ index, count, name }) => progress.show(`${index + 1}/${count} ${quote(name)}`),
  });
  progress.end();
  for (const line of skippedLines(entries)) io.stderr.write(`${line}\n`);
  if (entries.length > 0) io.stderr.write(`${summary(entries)}\n`);
  return { file, source: read, report };
}

/** Without this line nobody would notice that a tree was not verified. */
function summary(entries: readonly EntryOutcome[]): string {
  const of = (wanted: EntryOutcome['outcome']): number => entries.filter(({ outcome }) => outcome === wanted).length;
  const skipped = entries.filter(isSkipped).length;
  const others = skipped === 0 ? '' : `, ${skipped} skipped`;
  return `trees: ${of('verified')} verified, ${of('different')} different, ${of('absent')} not on this machine${others}`;
}

/** Cards that are named one by one. */
const NAMED = 10;

function* skippedLines(entries: readonly EntryOutcome[]): Iterable<string> {
  const skipped = entries.filter(isSkipped);
  for (const { name, path, outcome } of skipped.slice(0, NAMED)) {
    const why =
      outcome === 'outside'
        ? `is at ${quote(path)}, outside the project and the roots; pass --root DIR to verify it`
        : 'is beyond what one run hashes; verify it with `letterpress drwn integrity`';
    yield `skipped: ${quote(name)} ${why}`;
  }
  if (skipped.length > NAMED) yield `skipped: ${count(skipped.length - NAMED, 'other card')}`;
}

function isSkipped({ outcome }: EntryOutcome): boolean {
  return outcome === 'outside' || outcome === 'budget';
}
