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
 * Judges a Neuralis package with its files. Each file that something is wrong with is reported on its own; a package
 * with which nothing is wrong is one entry, its folder.
 *
 * @param named the package's root.
 * @returns 1 when the host would refuse something; with `strict` also on warnings.
 * @throws {UsageError} `no-such-folder`, `not-a-folder`, `unreadable-folder`.
 */
export async function preflightFolder(io: Io, named: string, options: PreflightOptions): Promise<ExitCode> {
  const root = await namedPath(io, named, 'folder');
  const report = await preflight(root, { trust: options.trust });
  const { errors, warnings } = await reportFiles(io, options.reporter, judgedFiles(io, root, report));
  return errors > 0 || (options.strict && warnings > 0) ? EXIT_CODE.wrong : EXIT_CODE.fine;
}

async function* judgedFiles(io: Io, root: string, { format, issues }: Report): AsyncGenerator<FileReport> {
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

/** The text in which issues have lines: the pre-flight has read it, so it lies inside the package. */
async function sourceOf(path: string, issues: readonly Issue[], io: Io): Promise<FileReport['source']> {
  if (issues.every(({ line }) => line === undefined)) return undefined;
  const read = await readDocument(path, io, 'regular');
  return read.ok ? read : undefined;
}
