import type { Profile } from '../../../../core/issue.js';
import { quote } from '../../../../core/words/quote.js';
import { checkLockfile, type EntryOutcome } from '../../../drwn/check-lockfile.js';
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
  readonly strict?: boolean | undefined;
  readonly reporter: ReporterName;
}

/**
 * Validates a lockfile, and verifies the trees of its entries that are on this machine.
 *
 * @param named a file, or `-` for standard input.
 * @returns 1 when the lockfile is invalid or a tree differs; with `strict` also on warnings.
 * @throws {UsageError} `no-such-file`, `not-a-file`.
 */
export async function checkLock(io: Io, named: string, options: LockOptions): Promise<ExitCode> {
  const file = await validateLock(io, await namedPath(io, named, 'file'), options.profile);
  const { errors, warnings } = await reportFiles(io, options.reporter, [file]);
  return errors > 0 || (options.strict && warnings > 0) ? EXIT_CODE.wrong : EXIT_CODE.fine;
}

async function validateLock(io: Io, path: string, profile: Profile): Promise<FileReport> {
  const file = documentName(io, path);
  const read = await readDocument(path, io);
  if (!read.ok) return { file, report: { format: 'drwn/lock', valid: false, issues: [read.issue] } };
  const progress = progressLine(io);
  const { report, entries } = await checkLockfile(read.text, {
    profile,
    onEntry: ({ index, count, name }) => progress.show(`${index + 1}/${count} ${quote(name)}`),
  });
  progress.end();
  if (entries.length > 0) io.stderr.write(`${summary(entries)}\n`);
  return { file, source: read, report };
}

/** Without this line nobody would notice that a tree was not verified. */
function summary(entries: readonly EntryOutcome[]): string {
  const of = (wanted: EntryOutcome['outcome']): number => entries.filter(({ outcome }) => outcome === wanted).length;
  return `trees: ${of('verified')} verified, ${of('different')} different, ${of('absent')} not on this machine`;
}
