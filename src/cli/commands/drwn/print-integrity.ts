import type { Issue } from '../../../../core/issue.js';
import { UsageError } from '../../../../core/usage-error.js';
import { printableJson } from '../../../../core/words/printable.js';
import type { IntegrityOrder } from '../../../../schemas/drwn/walk/order-records.js';
import { computeIntegrity } from '../../../drwn/compute-integrity.js';
import { IntegrityError } from '../../../drwn/integrity/integrity-error.js';
import { integrityIssue } from '../../../drwn/integrity/integrity-issue.js';
import { verifyIntegrity } from '../../../drwn/verify-integrity.js';
import { EXIT_CODE, type ExitCode } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { paletteFor } from '../../process/palette.js';
import { displayPath, namedPath } from '../../process/paths.js';
import { describeFile } from '../../reporters/describe-file.js';
import { reportFiles } from '../../reporters/report-files.js';

export interface IntegrityOptions {
  readonly records?: boolean | undefined;
  readonly order?: IntegrityOrder | undefined;
  /** The expected hash. */
  readonly verify?: string | undefined;
}

/**
 * Prints the hash of a card's tree, with `records` as `{ integrity, files: [{ p, m, h }] }`. With `verify`, prints
 * whether the tree has that hash instead.
 *
 * @param named a folder.
 * @returns 1 when the tree has no hash, or not the expected one.
 * @throws {UsageError} `no-such-folder`, `not-a-folder`, `unreadable-folder`.
 */
export async function printIntegrity(io: Io, named: string, options: IntegrityOptions): Promise<ExitCode> {
  const folder = await namedPath(io, named, 'folder');
  const { order, verify } = options;
  if (verify !== undefined) {
    const report = await readable(verifyIntegrity(folder, verify, { order }), named);
    await reportFiles(io, 'pretty', [{ file: displayPath(io.cwd, folder), report }]);
    return report.valid ? EXIT_CODE.fine : EXIT_CODE.wrong;
  }
  try {
    const { integrity, files, issues } = await readable(computeIntegrity(folder, { order }), named);
    await warn(io, folder, issues);
    io.stdout.write(`${options.records ? printableJson({ integrity, files }, 2) : integrity}\n`);
    return EXIT_CODE.fine;
  } catch (error) {
    if (!(error instanceof IntegrityError)) throw error;
    await warn(io, folder, [integrityIssue(error)]);
    return EXIT_CODE.wrong;
  }
}

/** A folder that cannot be read at all is a usage error; an unreadable file in it is an issue of the tree. */
async function readable<T>(reading: Promise<T>, named: string): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    if (!(error instanceof IntegrityError) || error.path !== '') throw error;
    throw new UsageError('unreadable-folder', `\`${named}\` cannot be hashed: ${error.message}`, error.hint);
  }
}

/** Issues go to standard error, because the hash goes to standard output. */
async function warn(io: Io, folder: string, issues: readonly Issue[]): Promise<void> {
  const report = { format: 'drwn/card', valid: false, issues };
  const file = displayPath(io.cwd, folder);
  io.stderr.write(describeFile({ file, report }, await paletteFor(io.stderr, io.env)));
}
