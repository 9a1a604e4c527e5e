import { join, resolve } from 'node:path';
import { pushAll } from '../../../../core/push-all.js';
import { UsageError } from '../../../../core/usage-error.js';
import type { FileFault } from '../../../../files/file-fault.js';
import { findFiles } from '../../../../files/find-files.js';
import { reasonOf } from '../../../../files/reason-of.js';
import type { FormatInfo } from '../../../runtime/format.js';
import { formatOfPath } from '../../../runtime/format-of.js';
import { nameList } from '../../formats/format-names.js';
import { fs } from '../../process/node.js';

/** A document to validate. */
export interface Target {
  /** Absolute path, or `-` for standard input. */
  readonly path: string;
  readonly format: string;
  /** Whether the user named the file itself, rather than a folder that contains it. */
  readonly named: boolean;
}

export interface Targets {
  readonly targets: readonly Target[];
  /** Absolute paths of links that were skipped because they point outside the folder. */
  readonly escapingLinks: readonly string[];
  /** Why folders below those named could not be listed, by absolute path. */
  readonly unreadable: ReadonlyMap<string, FileFault>;
}

export interface TargetRequest {
  readonly cwd: string;
  /** As the user named them; `-` is standard input. */
  readonly paths: readonly string[];
  readonly formats: readonly FormatInfo[];
  /** Validate named files as this format, whatever their name; in folders, find only its files. */
  readonly only: FormatInfo | undefined;
}

/**
 * Turns what the user named into documents to validate, each once, in the order named.
 *
 * @throws {UsageError} `no-such-file`, `unreadable-folder` for a named folder, `format-needed`, `no-format-for-name`.
 */
export function findTargets({ cwd, paths, formats, only }: TargetRequest): Targets {
  const found = new Map<string, Target>();
  const escapingLinks: string[] = [];
  const unreadable = new Map<string, FileFault>();
  const candidates = only === undefined ? formats : [only];
  for (const named of paths) {
    if (named === '-') {
      found.set(named, { path: named, format: formatOfInput(only), named: true });
      continue;
    }
    const path = resolve(cwd, named);
    if (!isFolder(named, path)) {
      found.set(path, { path, format: only?.id ?? formatOfFile(formats, named, path), named: true });
      continue;
    }
    const walked = findFiles(path, (file) => formatOfPath(candidates, file) !== undefined);
    pushAll(escapingLinks, walked.escapingLinks);
    for (const { path: below, fault } of walked.unreadable) unreadable.set(join(path, below), fault);
    for (const file of walked.files) {
      const format = formatOfPath(candidates, file);
      if (format !== undefined && !found.has(file)) found.set(file, { path: file, format, named: false });
    }
  }
  return { targets: [...found.values()], escapingLinks, unreadable };
}

function formatOfInput(only: FormatInfo | undefined): string {
  if (only !== undefined) return only.id;
  throw new UsageError(
    'format-needed',
    'Standard input has no file name, so its format is unknown.',
    'Pass --format ID; `letterpress formats` lists the ids.',
  );
}

function formatOfFile(formats: readonly FormatInfo[], named: string, path: string): string {
  const format = formatOfPath(formats, path);
  if (format !== undefined) return format;
  throw new UsageError(
    'no-format-for-name',
    `The name of \`${named}\` does not belong to a known format.`,
    `Pass --format ID, or give the file one of these names:\n${nameList(formats)}`,
  );
}

function isFolder(named: string, path: string): boolean {
  try {
    return fs.statSync(path).isDirectory();
  } catch (error) {
    throw new UsageError('no-such-file', `\`${named}\` cannot be found: ${reasonOf(error)}.`);
  }
}
