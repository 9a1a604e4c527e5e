import { join } from 'node:path';
import type { Issue, Report, Trust } from '../../../../core/issue.js';
import { preflight } from '../../../neuralis/preflight.js';
import { EXIT_CODE, type ExitCode } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { displayPath, namedPath } from '../../process/paths.js';
import { readDocument } from '../../process/read-document.js';
import type { ReporterName } from '../../reporters/index.js';
import { reportFiles } from '../../reporters/report-files.js';
import type { FileReport } from '../../reporters/reporter.js';

export interface PreflightOptions {
  readonly trust?: Trust | undefined;
  readonly strict?: boolean | undefined;
  readonly reporter: ReporterName;
}

/**
 * Checks a Neuralis package with its files. Each file with issues is reported on its own. A package without issues
 * is reported as one entry, its folder.
 *
 * @param named the root folder of the package.
 * @returns 1 if there is an error; with `strict` also if there is a warning.
 * @throws {UsageError} `no-such-folder`, `not-a-folder`, `unreadable-folder`.
 */
export async function preflightFolder(io: Io, named: string, options: PreflightOptions): Promise<ExitCode> {
  const root = await namedPath(io, named, 'folder');
  const report = await preflight(root, { trust: options.trust });
  const { errors, warnings } = await reportFiles(io, options.reporter, fileReports(io, root, report));
  return errors > 0 || (options.strict && warnings > 0) ? EXIT_CODE.wrong : EXIT_CODE.fine;
}

async function* fileReports(io: Io, root: string, { format, issues }: Report): AsyncGenerator<FileReport> {
  const byFile = new Map<string, Issue[]>(issues.length === 0 ? [['', []]] : []);
  for (const issue of issues) {
    const file = issue.file ?? '';
    const others = byFile.get(file);
    if (others === undefined) byFile.set(file, [issue]);
    else others.push(issue);
  }
  for (const [file, found] of byFile) {
    const path = join(root, file);
    const valid = found.every(({ severity }) => severity !== 'error');
    const source = await sourceOf(path, found, io);
    yield { file: displayPath(io.cwd, path), source, report: { format, valid, issues: found } };
  }
}

/** The text that the lines of issues refer to. The preflight has read it, so the file is inside the package. */
async function sourceOf(path: string, issues: readonly Issue[], io: Io): Promise<FileReport['source']> {
  if (issues.every(({ line }) => line === undefined)) return undefined;
  const read = await readDocument(path, io, 'regular');
  return read.ok ? read : undefined;
}
