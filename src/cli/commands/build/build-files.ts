import { basename, dirname, join, relative, resolve } from 'node:path';
import { UsageError } from '../../../../core/usage-error.js';
import { count } from '../../../../core/words/list.js';
import { printable } from '../../../../core/words/printable.js';
import { contains } from '../../../../files/is-below.js';
import { prepareOutputs } from '../../../../files/output.js';
import { writeFileAtomically } from '../../../../files/write-file.js';
import { compareOutput } from '../../../../generator/compare-output.js';
import { engine } from '../../formats/engine.js';
import { formatById } from '../../formats/format-names.js';
import { EXIT_CODE, type ExitCode } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { displayPath, isRegularFile, namedPath } from '../../process/paths.js';
import { warnOfRounded } from '../../process/warn-of-rounded.js';
import { printReports } from '../../reporters/report-files.js';
import { type BuiltFile, type BuiltManifest, buildManifest, type Source } from './build-manifest.js';

export interface BuildCommandOptions {
  readonly check?: boolean | undefined;
  readonly out?: string | undefined;
  readonly format?: string | undefined;
}

export interface BuildOutcome {
  /** 1 when a document is invalid; with `check` also when a manifest is out of date. */
  readonly exitCode: ExitCode;
  /** Absolute paths of the modules that the sources consist of. */
  readonly modules: readonly string[];
}

/**
 * Writes the manifests of TypeScript sources, each next to its source or below `out`.
 *
 * @param named the sources as the user named them.
 * @throws {UsageError} when a source cannot be loaded or its format is unknown; then nothing is written.
 */
export async function buildFiles(
  io: Io,
  named: readonly string[],
  options: BuildCommandOptions,
): Promise<BuildOutcome> {
  const only = options.format === undefined ? undefined : formatById(engine.formats, options.format);
  const built: BuiltManifest[] = [];
  for (const source of await sourcesOf(io, named, options.out))
    built.push(await buildManifest(io.cwd, engine, source, only));
  const modules = [...new Set(built.flatMap(({ modules }) => modules))];
  await warnOfRounded(io, modules);
  const files = built.flatMap(({ file }) => file ?? []);
  assertDistinct(io.cwd, files);
  await printReports(
    io,
    built.map(({ report }) => report).filter(({ report: { issues } }) => issues.length > 0),
  );
  const invalid = built.length - files.length;
  const isFresh = options.check ? await check(io, files) : await write(io, files);
  if (invalid > 0) io.stderr.write(`skipped ${count(invalid, 'invalid document')}\n`);
  return {
    exitCode: isFresh && invalid === 0 ? EXIT_CODE.fine : EXIT_CODE.wrong,
    modules,
  };
}

async function sourcesOf(io: Io, named: readonly string[], out: string | undefined): Promise<Source[]> {
  const paths = new Map<string, string>();
  for (const name of named) paths.set(await sourcePath(io, name), name);
  const common = commonFolder([...paths.keys()].map((path) => dirname(path)));
  return [...paths].map(([path, name]) => {
    const own = dirname(path);
    const root = out === undefined ? own : resolve(io.cwd, out);
    return { path, named: name, root, folder: out === undefined ? own : join(root, relative(common, own)) };
  });
}

async function sourcePath(io: Io, named: string): Promise<string> {
  const path = await namedPath(io, named, 'file');
  if (path !== '-' && isRegularFile(path)) return path;
  throw new UsageError(
    'no-source',
    path === '-'
      ? 'A source cannot come from standard input, because its imports are relative to its file.'
      : `\`${named}\` is not a regular file, and a source cannot come from a pipe or device.`,
    'Pass the path of a file.',
  );
}

/** The deepest folder that contains all of the given ones. */
function commonFolder(folders: readonly string[]): string {
  const [first = '', ...others] = folders;
  let common = first;
  while (others.some((folder) => !contains(common, folder))) common = dirname(common);
  return common;
}

function assertDistinct(cwd: string, files: readonly BuiltFile[]): void {
  const seen = new Set<string>();
  for (const { path } of files) {
    if (seen.has(path)) {
      throw new UsageError(
        'same-output',
        `Two sources would be written to \`${displayPath(cwd, path)}\`.`,
        'Put each source in its own folder, or build them one by one with --out DIR.',
      );
    }
    seen.add(path);
  }
}

async function write(io: Io, files: readonly BuiltFile[]): Promise<boolean> {
  let unchanged = 0;
  prepareOutputs(files);
  for (const { path, root, text } of files) {
    if (await writeFileAtomically(path, text, root))
      io.stdout.write(`written ${printable(displayPath(io.cwd, path))}\n`);
    else unchanged += 1;
  }
  io.stderr.write(`${files.length - unchanged} written, ${unchanged} unchanged\n`);
  return true;
}

/** Compares data, including the order of properties; the layout of a manifest is left to other tools. */
async function check(io: Io, files: readonly BuiltFile[]): Promise<boolean> {
  let stale = 0;
  for (const { path, root, text } of files) {
    const difference = compareOutput(path, text, { name: basename(path), root, isSame: holdsSame });
    if (difference === undefined) continue;
    io.stdout.write(`${difference.kind} ${printable(displayPath(io.cwd, path))}: ${printable(difference.detail)}\n`);
    stale += 1;
  }
  const advice = stale === 0 ? '' : '; run `letterpress build`';
  io.stderr.write(`${count(files.length, 'manifest')} checked, ${stale} out of date${advice}\n`);
  return stale === 0;
}

function holdsSame(found: string | undefined, text: string): boolean {
  if (found === undefined) return false;
  try {
    return JSON.stringify(JSON.parse(found)) === JSON.stringify(JSON.parse(text));
  } catch {
    return false;
  }
}
