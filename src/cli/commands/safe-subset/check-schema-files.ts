import { toolFormat } from '../../../safe-subset/tool-format.js';
import { EXIT_CODE, type ExitCode } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { documentName, namedPath } from '../../process/paths.js';
import { readDocument } from '../../process/read-document.js';
import type { ReporterName } from '../../reporters/index.js';
import { reportFiles } from '../../reporters/report-files.js';
import type { FileReport } from '../../reporters/reporter.js';

export interface CheckSchemaOptions {
  /** The id of a profile. */
  readonly profile: string;
  readonly strict?: boolean | undefined;
  readonly reporter: ReporterName;
}

/**
 * Checks files with one JSON Schema each against the safe subset.
 *
 * @param paths as given; `-` is standard input.
 * @returns 1 when a schema is rejected; with `strict` also on warnings.
 * @throws {UsageError} `no-such-file`, `not-a-file`; nothing is printed then.
 */
export async function checkSchemaFiles(
  io: Io,
  paths: readonly string[],
  { profile, strict, reporter }: CheckSchemaOptions,
): Promise<ExitCode> {
  const files = new Set<string>();
  for (const path of paths) files.add(await namedPath(io, path, 'file'));
  const { errors, warnings } = await reportFiles(io, reporter, fileReports(io, files, profile));
  return errors > 0 || (strict === true && warnings > 0) ? EXIT_CODE.wrong : EXIT_CODE.fine;
}

async function* fileReports(io: Io, files: Iterable<string>, profile: string): AsyncGenerator<FileReport> {
  const { validateText } = await import('../../../runtime/validate-text.js');
  const format = toolFormat(profile);
  for (const path of files) {
    const file = documentName(io, path);
    const read = await readDocument(path, io);
    if (read.ok) yield { file, source: read, report: validateText(format, read.text) };
    else yield { file, report: { format: format.id, valid: false, issues: [read.issue] } };
  }
}
