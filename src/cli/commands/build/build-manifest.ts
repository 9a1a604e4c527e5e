import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Report } from '../../../../core/issue.js';
import { plainIssues, toPlain } from '../../../../core/json/plain.js';
import { UsageError } from '../../../../core/usage-error.js';
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
  /** Absolute path of the folder that its manifest is made for. */
  readonly folder: string;
}

export interface BuiltManifest {
  readonly report: FileReport;
  /** Nothing where the document is not valid. */
  readonly file: { readonly path: string; readonly text: string } | undefined;
  readonly modules: readonly string[];
}

/**
 * Makes the manifest of one source, and judges it. Touches nothing.
 *
 * @param only the format of a document that does not carry its own.
 * @throws {UsageError} when the source cannot be loaded, or its format is not known.
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
    const file = report.valid ? { path: target, text } : undefined;
    return { report: { file: shown, report: withoutPlaces(report) }, file, modules };
  } catch (error) {
    const report = reportOf(error);
    if (report === undefined) throw asUsageError(error, cwd, source);
    return { report: await placed(cwd, shown, report, error), file: undefined, modules: [source.path] };
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
      `The document of \`${named}\` was made by no builder, so its format is not known.`,
      'Make it with a builder, or say the format with --format ID; `letterpress formats` lists the ids.',
    );
  }
  const format = formatById(formats, mark);
  if (only === undefined || only === format) return format;
  throw new UsageError('other-format', `The document of \`${named}\` is a ${mark}, not a ${only.id}.`);
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

/** Puts `$schema` first where the format allows it, unless the document says that it wants none. */
function withReference(plain: unknown, document: unknown, info: FormatInfo, target: string): unknown {
  if (!info.acceptsSchemaKey || isUnset(document, '$schema')) return plain;
  return withSchema(plain, schemaReference(dirname(target), info));
}

function isUnset(document: unknown, member: string): boolean {
  if (typeof document !== 'object' || document === null) return false;
  const unset: unknown = Reflect.get(document, UNSET);
  return Object.hasOwn(document, member) || (Array.isArray(unset) && unset.includes(member));
}

/** The report of a builder's error, whichever copy of the package it comes from. */
function reportOf(error: unknown): Report | undefined {
  if (!(error instanceof Error) || error.name !== 'ManifestError' || !('report' in error)) return undefined;
  const { report } = error;
  return typeof report === 'object' && report !== null && 'issues' in report ? (report as Report) : undefined;
}

/** Places in the text that would have been written lead nowhere. */
function withoutPlaces(report: Report): Report {
  const issues = report.issues.map(({ line, column, endLine, endColumn, ...issue }) => issue);
  return { ...report, issues };
}

async function placed(cwd: string, shown: string, report: Report, error: unknown): Promise<FileReport> {
  const site = callSite(error);
  if (site === undefined) return { file: shown, report };
  const { path, line } = site;
  const text = await readFile(path, 'utf8').catch(() => undefined);
  const madeAt = { line, ...columnsOf(text?.split('\n')[line - 1]) };
  return { file: displayPath(cwd, path), report, source: text === undefined ? undefined : { text }, madeAt };
}

/** The columns of what stands in a line. */
function columnsOf(line = ''): { column: number; endColumn: number } {
  return { column: Math.max(0, line.search(/\S/)) + 1, endColumn: line.trimEnd().length + 1 };
}

function asUsageError(error: unknown, cwd: string, { named }: Source): UsageError {
  if (error instanceof UsageError) return error;
  const site = callSite(error);
  const place = site === undefined ? undefined : `${displayPath(cwd, site.path)}:${site.line}`;
  return new UsageError(
    'bad-source',
    `\`${named}\` cannot be run: ${reasonOf(error)}.`,
    place === undefined ? undefined : `It stopped at ${place}.`,
  );
}
