import { dirname } from 'node:path';
import type { Report } from '../../../../core/issue.js';
import { plainIssues, toPlain } from '../../../../core/json/plain.js';
import { UsageError } from '../../../../core/usage-error.js';
import { readText } from '../../../../files/read-text.js';
import { reasonOf } from '../../../../files/reason-of.js';
import { FORMAT, UNSET } from '../../../runtime/build/build-document.js';
import type { FormatInfo } from '../../../runtime/format.js';
import type { Engine } from '../../formats/engine.js';
import { formatById } from '../../formats/format-names.js';
import { manifestPath, manifestText, ownFileName, withSchema } from '../../process/manifest-file.js';
import { displayPath } from '../../process/paths.js';
import { schemaReference } from '../../process/schema-reference.js';
import type { FileReport } from '../../reporters/reporter.js';
import { callSite } from './call-site.js';
import { loadDocument } from './load-document.js';

/** A source to build. */
export interface Source {
  /** Absolute. */
  readonly path: string;
  /** As the user named it. */
  readonly named: string;
  /** Absolute path of the folder that its manifest is written for. */
  readonly folder: string;
  /** The folder, absolute, that no link may lead the manifest out of: `folder`, or one above it. */
  readonly root: string;
}

/** A manifest to write. */
export interface BuiltFile {
  /** Absolute. */
  readonly path: string;
  readonly root: string;
  readonly text: string;
}

export interface BuiltManifest {
  readonly report: FileReport;
  /** `undefined` when the document is invalid. */
  readonly file: BuiltFile | undefined;
  readonly modules: readonly string[];
}

/**
 * Builds and validates the manifest of one source. Writes nothing.
 *
 * @param only the format of a document that does not carry its own.
 * @throws {UsageError} when the source cannot be loaded, or its format is unknown.
 */
export async function buildManifest(
  cwd: string,
  engine: Engine,
  source: Source,
  only: FormatInfo | undefined,
): Promise<BuiltManifest> {
  const shown = displayPath(cwd, source.path);
  try {
    const { document, modules } = await loadDocument(source.path, source.named);
    const info = formatOf(document, source.named, engine.formats, only);
    const target = manifestPath(source.folder, await ownFileName(engine, info));
    const { report, text } = await validated(engine, info, document, target);
    const file = report.valid ? { path: target, root: source.root, text } : undefined;
    return { report: { file: shown, report: withoutPlaces(report) }, file, modules };
  } catch (error) {
    const report = reportOf(error);
    if (report === undefined) throw asUsageError(error, cwd, source);
    return { report: placed(cwd, shown, report, error), file: undefined, modules: [source.path] };
  }
}

function formatOf(
  document: unknown,
  named: string,
  formats: readonly FormatInfo[],
  only: FormatInfo | undefined,
): FormatInfo {
  const mark: unknown = typeof document === 'object' && document !== null ? Reflect.get(document, FORMAT) : undefined;
  if (typeof mark !== 'string') {
    if (only !== undefined) return only;
    throw new UsageError(
      'format-needed',
      `The default export of \`${named}\` was not made by a builder, so its format is unknown.`,
      'Make it with a builder, or pass --format ID; `letterpress formats` lists the ids.',
    );
  }
  const format = formatById(formats, mark);
  if (only === undefined || only === format) return format;
  throw new UsageError(
    'other-format',
    `The default export of \`${named}\` is a \`${mark}\` document, not a \`${only.id}\` document.`,
    'Remove --format, or name the format of the document.',
  );
}

async function validated(
  engine: Engine,
  info: FormatInfo,
  document: unknown,
  target: string,
): Promise<{ report: Report; text: string }> {
  const plain = toPlain(document);
  if (!plain.ok) return { report: { format: info.id, valid: false, issues: plainIssues(plain.faults) }, text: '' };
  const text = manifestText(withReference(plain.value, document, info, target));
  return { report: await engine.validate(info.id, await engine.read(info.id, text), {}), text };
}

/** Puts `$schema` first where the format allows it, unless the document sets it to `undefined`. */
function withReference(plain: unknown, document: unknown, info: FormatInfo, target: string): unknown {
  if (!info.acceptsSchemaKey || isUnset(document, '$schema')) return plain;
  return withSchema(plain, schemaReference(dirname(target), info));
}

function isUnset(document: unknown, name: string): boolean {
  if (typeof document !== 'object' || document === null) return false;
  const unset: unknown = Reflect.get(document, UNSET);
  return Object.hasOwn(document, name) || (Array.isArray(unset) && unset.includes(name));
}

/** The report of a builder's error, whichever copy of the package it comes from. */
function reportOf(error: unknown): Report | undefined {
  if (!(error instanceof Error) || error.name !== 'ManifestError' || !('report' in error)) return undefined;
  const { report } = error;
  return typeof report === 'object' && report !== null && 'issues' in report ? (report as Report) : undefined;
}

/** Removes positions: they refer to text that was never written. */
function withoutPlaces(report: Report): Report {
  const issues = report.issues.map(({ line, column, endLine, endColumn, ...issue }) => issue);
  return { ...report, issues };
}

function placed(cwd: string, shown: string, report: Report, error: unknown): FileReport {
  const site = callSite(error);
  if (site === undefined) return { file: shown, report };
  const { path, line } = site;
  const read = readText(path);
  const text = read.ok ? read.text : undefined;
  const madeAt = { line, ...columnsOf(text?.split('\n')[line - 1]) };
  return { file: displayPath(cwd, path), report, source: text === undefined ? undefined : { text }, madeAt };
}

/** The columns of the code in a line. */
function columnsOf(line = ''): { column: number; endColumn: number } {
  return { column: Math.max(0, line.search(/\S/)) + 1, endColumn: line.trimEnd().length + 1 };
}

function asUsageError(error: unknown, cwd: string, { named }: Source): UsageError {
  if (error instanceof UsageError) return error;
  const site = callSite(error);
  const place = site === undefined ? undefined : `${displayPath(cwd, site.path)}:${site.line}`;
  return new UsageError(
    'bad-source',
    `Running \`${named}\` failed: ${reasonOf(error)}.`,
    place === undefined ? undefined : `See ${place}.`,
  );
}
