import type { Profile, Report, ValidateOptions } from '../../../../core/issue.js';
import { printable } from '../../../../core/words/printable.js';
import { faultIssue } from '../../../../files/file-fault.js';
import type { Document } from '../../../runtime/document.js';
import { engine } from '../../formats/engine.js';
import { formatById } from '../../formats/format-names.js';
import { EXIT_CODE, type ExitCode } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { displayPath, documentName } from '../../process/paths.js';
import { type Read, readDocument } from '../../process/read-document.js';
import type { ReporterName } from '../../reporters/index.js';
import { reportFiles } from '../../reporters/report-files.js';
import type { FileReport } from '../../reporters/reporter.js';
import { findTargets, type Target, type Targets } from './targets.js';

/** The options of the command and of the formats. */
export interface ValidateCommandOptions extends ValidateOptions {
  readonly format?: string | undefined;
  readonly profile: Profile;
  readonly strict?: boolean | undefined;
  readonly reporter: ReporterName;
}

/**
 * Validates the documents that the user named and prints their issues.
 *
 * @param paths as named; empty for the current folder.
 * @returns 1 when a document is invalid or a folder below those named cannot be read; with `strict` also on warnings and when there was nothing to validate.
 * @throws {UsageError} when a path does not exist or a format is unknown; nothing is printed then.
 */
export async function validatePaths(
  io: Io,
  paths: readonly string[],
  options: ValidateCommandOptions,
): Promise<ExitCode> {
  const { formats } = engine;
  const only = options.format === undefined ? undefined : formatById(formats, options.format);
  const named = paths.length === 0 ? ['.'] : paths;
  const found = findTargets({ cwd: io.cwd, paths: named, formats, only });
  for (const link of found.escapingLinks) noteSkipped(io, link, 'is a link that points outside the folder');
  const tally = await reportFiles(io, options.reporter, fileReports(io, found, options));
  if (tally.files === 0) {
    io.stderr.write(`nothing to validate: no file of a known format in ${named.map(printable).join(', ')}\n`);
  }
  if (tally.errors > 0) return EXIT_CODE.wrong;
  return options.strict && (tally.warnings > 0 || tally.files === 0) ? EXIT_CODE.wrong : EXIT_CODE.fine;
}

async function* fileReports(
  io: Io,
  { targets, unreadable }: Targets,
  options: ValidateCommandOptions,
): AsyncGenerator<FileReport> {
  for (const [folder, fault] of unreadable) {
    yield {
      file: displayPath(io.cwd, folder),
      report: { format: 'folder', valid: false, issues: [faultIssue(fault)] },
    };
  }
  for (const target of targets) {
    const report = await validateTarget(io, target, options);
    if (report !== undefined) yield report;
  }
}

/** @returns `undefined` for a file that turns out to be another tool's. */
async function validateTarget(
  io: Io,
  target: Target,
  options: ValidateCommandOptions,
): Promise<FileReport | undefined> {
  const { path, format, named } = target;
  const { format: _format, strict: _strict, reporter: _reporter, ...formatOptions } = options;
  const file = documentName(io, path);
  const read = await readDocument(path, io, named ? 'named' : 'regular');
  const document = read.ok ? await engine.read(format, read.text) : undefined;
  if (!(await isMeant(io, target, document, options))) return undefined;
  if (document === undefined) return { file, report: unreadReport(format, read) };
  // Naming a document asks about that one file only, so its folder is not checked.
  const report = await engine.validate(format, document, formatOptions, named ? undefined : { path, run: options });
  return { file, source: document, report };
}

/**
 * Whether to validate a file as the format that its name belongs to, since other tools may use the name too. A document
 * of that format always is; any other only when the user passes `--format`; an unreadable one only when it is named.
 */
async function isMeant(
  io: Io,
  { path, format, named }: Target,
  document: Document | undefined,
  options: ValidateCommandOptions,
): Promise<boolean> {
  if (named && options.format !== undefined) return true;
  const isOwn = await engine.isOwn(format, path, document);
  if (isOwn === true || (isOwn === 'unknown' && named)) return true;
  if (isOwn === 'unknown') noteSkipped(io, path, `cannot be read, so its format is unknown`);
  else if (named) noteSkipped(io, path, `is not a ${format}; pass --format ${format} to validate it anyway`);
  return false;
}

function noteSkipped(io: Io, path: string, why: string): void {
  io.stderr.write(`skipped: ${printable(displayPath(io.cwd, path))} ${why}\n`);
}

function unreadReport(format: string, read: Read): Report {
  return { format, valid: read.ok, issues: read.ok ? [] : [read.issue] };
}
