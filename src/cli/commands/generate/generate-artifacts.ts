import { isAbsolute, join, relative, resolve } from 'node:path';
import type { Format } from '../../../../core/format.js';
import { UsageError } from '../../../../core/usage-error.js';
import { count, listWords } from '../../../../core/words/list.js';
import { printable } from '../../../../core/words/printable.js';
import {
  type ArtifactCheck,
  type ArtifactWrite,
  checkArtifacts,
  type GeneratedFile,
  type GenerateOptions,
  generate,
  ModelError,
  writeArtifacts,
} from '../../../../generator/index.js';
import { didYouMean } from '../../formats/did-you-mean.js';
import { EXIT_CODE, type ExitCode } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { displayPath } from '../../process/paths.js';
import { warnOfRounded } from '../../process/warn-of-rounded.js';
import { CONFIG_NAMES, type LoadedConfig, loadConfig } from './load-config.js';

export interface GenerateCommandOptions {
  readonly out?: string | undefined;
  readonly check?: boolean | undefined;
  readonly config?: string | undefined;
}

export interface GenerateOutcome {
  /** 1 when `check` found a file that is out of date, or a folder could not be read. */
  readonly exitCode: ExitCode;
  /** Absolute paths of the configuration's modules; empty without a configuration. */
  readonly modules: readonly string[];
}

/**
 * Generates the artifacts of a project's formats, or of the built-in ones when there is no configuration.
 *
 * @param ids the formats to generate; empty for all of them.
 * @throws {UsageError} `no-config`, `bad-config`, `out-needed`, `unknown-format`.
 * @throws {ModelError} with everything that cannot be generated, and where it is in the sources.
 */
export async function generateArtifacts(
  io: Io,
  ids: readonly string[],
  options: GenerateCommandOptions,
): Promise<GenerateOutcome> {
  const loaded = await loadConfig(io.cwd, options.config);
  const outDir = outFolder(io.cwd, options.out, loaded);
  const modules = loaded?.modules ?? [];
  await warnOfRounded(io, modules);
  const formats = selectFormats(loaded?.config.formats ?? (await builtInFormats()), ids);
  const files = selectFiles(await generated(io.cwd, formats, outDir, loaded), ids);
  const partial = ids.length > 0;
  const nameOf = (path: string): string => printable(displayPath(io.cwd, join(outDir, path)));
  if (options.check) {
    const check = await checkArtifacts(files, outDir, { partial });
    printCheck(io, check, files.length, nameOf);
    return { exitCode: check.clean ? EXIT_CODE.fine : EXIT_CODE.wrong, modules };
  }
  const write = await writeArtifacts(files, outDir, { partial });
  printWrite(io, write, nameOf);
  return { exitCode: write.unreadable.length === 0 ? EXIT_CODE.fine : EXIT_CODE.wrong, modules };
}

async function generated(
  cwd: string,
  formats: readonly Format[],
  outDir: string,
  loaded: LoadedConfig | undefined,
): Promise<readonly GeneratedFile[]> {
  try {
    return await generate(formats, generateOptions(outDir, loaded));
  } catch (error) {
    if (loaded === undefined || !(error instanceof ModelError)) throw error;
    const { locateRefusals } = await import('./locate/locate-refusals.js');
    throw locateRefusals(error, { cwd, root: loaded.root, formats, modules: loaded.modules });
  }
}

async function builtInFormats(): Promise<readonly Format[]> {
  return (await import('../../../../schemas/index.js')).FORMATS;
}

function outFolder(cwd: string, out: string | undefined, loaded: LoadedConfig | undefined): string {
  if (out !== undefined) return resolve(cwd, out);
  if (loaded !== undefined) return resolve(loaded.root, loaded.config.out ?? 'generated');
  throw new UsageError(
    'out-needed',
    'There is no configuration and no --out, so the output folder is unknown.',
    `Pass --out DIR, or add ${listWords(CONFIG_NAMES, 'or')}.`,
  );
}

/** Artifacts written outside the project get the same text as inside, so that the two can be compared. */
function generateOptions(outDir: string, loaded: LoadedConfig | undefined): GenerateOptions {
  if (loaded === undefined) return {};
  const { root, config } = loaded;
  const inside = relative(root, outDir).replaceAll('\\', '/');
  const isInside = inside !== '' && inside !== '..' && !inside.startsWith('../') && !isAbsolute(inside);
  return { out: isInside ? inside : config.out, runtime: config.runtime, command: config.command };
}

/** The formats that were asked for; all of them when none is named. */
function selectFormats(formats: readonly Format[], ids: readonly string[]): readonly Format[] {
  if (ids.length === 0) return formats;
  const known = formats.map(({ id }) => id);
  for (const id of ids) {
    if (known.includes(id)) continue;
    throw new UsageError('unknown-format', `\`${id}\` is not a format of this project.`, didYouMean(id, known));
  }
  return formats.filter(({ id }) => ids.includes(id));
}

/** Without what covers all formats, such as the registry, when only some were asked for. */
function selectFiles(files: readonly GeneratedFile[], ids: readonly string[]): readonly GeneratedFile[] {
  return ids.length === 0 ? files : files.filter(({ path }) => ids.some((id) => path.startsWith(`${id}.`)));
}

function printWrite(
  io: Io,
  { written, unchanged, removed, foreign, unreadable }: ArtifactWrite,
  nameOf: (path: string) => string,
): void {
  for (const path of written) io.stdout.write(`written ${nameOf(path)}\n`);
  for (const path of removed) io.stdout.write(`removed ${nameOf(path)}\n`);
  for (const path of foreign) io.stderr.write(`skipped: ${nameOf(path)} was not generated\n`);
  for (const path of unreadable) io.stderr.write(`skipped: ${nameOf(path)} cannot be read\n`);
  io.stderr.write(`${written.length} written, ${unchanged.length} unchanged, ${removed.length} removed\n`);
}

function printCheck(io: Io, { problems }: ArtifactCheck, files: number, nameOf: (path: string) => string): void {
  for (const { path, kind, detail } of problems) io.stdout.write(`${kind} ${nameOf(path)}: ${printable(detail)}\n`);
  const advice = problems.length === 0 ? '' : '; run `letterpress generate`';
  io.stderr.write(`${count(files, 'file')} checked, ${problems.length} out of date${advice}\n`);
}
