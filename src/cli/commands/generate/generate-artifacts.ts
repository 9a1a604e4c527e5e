import { isAbsolute, join, relative, resolve } from 'node:path';
import type { Format } from '../../../../core/format.js';
import { UsageError } from '../../../../core/usage-error.js';
import { count } from '../../../../core/words/list.js';
import {
  type ArtifactCheck,
  type ArtifactWrite,
  checkArtifacts,
  type GeneratedFile,
  type GenerateOptions,
  generate,
  writeArtifacts,
} from '../../../../generator/index.js';
import { didYouMean } from '../../formats/did-you-mean.js';
import { EXIT_CODE, type ExitCode } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { displayPath } from '../../process/paths.js';
import { printable } from '../../process/printable.js';
import { CONFIG_NAMES, type LoadedConfig, loadConfig } from './load-config.js';

export interface GenerateCommandOptions {
  readonly out?: string | undefined;
  readonly check?: boolean | undefined;
  readonly config?: string | undefined;
}

export interface GenerateOutcome {
  /** 1 when `check` found a file that is not as it would be written. */
  readonly exitCode: ExitCode;
  /** Absolute paths of the configuration's modules; none without a configuration. */
  readonly modules: readonly string[];
}

/**
 * Prints the artifacts of a project's formats, or of the built-in ones where there is no configuration.
 *
 * @param ids the formats to print; none stands for all of them.
 * @throws {UsageError} `no-config`, `bad-config`, `out-needed`, `unknown-format`.
 */
export async function generateArtifacts(
  io: Io,
  ids: readonly string[],
  options: GenerateCommandOptions,
): Promise<GenerateOutcome> {
  const loaded = await loadConfig(io.cwd, options.config);
  const outDir = outFolder(io.cwd, options.out, loaded);
  const formats = loaded?.config.formats ?? (await builtInFormats());
  const files = selectFiles(await generate(formats, generateOptions(outDir, loaded)), formats, ids);
  const partial = ids.length > 0;
  const nameOf = (path: string): string => printable(displayPath(io.cwd, join(outDir, path)));
  const modules = loaded?.modules ?? [];
  if (options.check) {
    const check = await checkArtifacts(files, outDir, { partial });
    printCheck(io, check, files.length, nameOf);
    return { exitCode: check.clean ? EXIT_CODE.fine : EXIT_CODE.wrong, modules };
  }
  printWrite(io, await writeArtifacts(files, outDir, { partial }), nameOf);
  return { exitCode: EXIT_CODE.fine, modules };
}

async function builtInFormats(): Promise<readonly Format[]> {
  return (await import('../../../../schemas/index.js')).FORMATS;
}

function outFolder(cwd: string, out: string | undefined, loaded: LoadedConfig | undefined): string {
  if (out !== undefined) return resolve(cwd, out);
  if (loaded !== undefined) return resolve(loaded.root, loaded.config.out ?? 'generated');
  throw new UsageError(
    'out-needed',
    'There is no configuration here that says where the artifacts go.',
    `Say it with --out DIR, or write one of ${CONFIG_NAMES.join(', ')}.`,
  );
}

/** Artifacts written outside of the project are printed as they would be inside, so that both can be compared. */
function generateOptions(outDir: string, loaded: LoadedConfig | undefined): GenerateOptions {
  if (loaded === undefined) return {};
  const { root, config } = loaded;
  const inside = relative(root, outDir).replaceAll('\\', '/');
  const isInside = inside !== '' && inside !== '..' && !inside.startsWith('../') && !isAbsolute(inside);
  return { out: isInside ? inside : config.out, runtime: config.runtime, command: config.command };
}

/** All formats are printed together, since some artifacts are about all of them; then those asked for are kept. */
function selectFiles(
  files: readonly GeneratedFile[],
  formats: readonly Format[],
  ids: readonly string[],
): readonly GeneratedFile[] {
  if (ids.length === 0) return files;
  const known = formats.map(({ id }) => id);
  for (const id of ids) {
    if (known.includes(id)) continue;
    throw new UsageError('unknown-format', `\`${id}\` is not a format of this project.`, didYouMean(id, known));
  }
  return files.filter(({ path }) => ids.some((id) => path.startsWith(`${id}.`)));
}

function printWrite(
  io: Io,
  { written, unchanged, removed, foreign }: ArtifactWrite,
  nameOf: (path: string) => string,
): void {
  for (const path of written) io.stdout.write(`written ${nameOf(path)}\n`);
  for (const path of removed) io.stdout.write(`removed ${nameOf(path)}\n`);
  for (const path of foreign) io.stderr.write(`left alone: ${nameOf(path)} was not generated\n`);
  io.stderr.write(`${written.length} written, ${unchanged.length} unchanged, ${removed.length} removed\n`);
}

function printCheck(io: Io, { problems }: ArtifactCheck, files: number, nameOf: (path: string) => string): void {
  for (const { path, kind, detail } of problems) io.stdout.write(`${kind} ${nameOf(path)}: ${printable(detail)}\n`);
  const advice = problems.length === 0 ? '' : '; run `letterpress generate`';
  io.stderr.write(`${count(files, 'file')} checked, ${count(problems.length, 'problem')}${advice}\n`);
}
