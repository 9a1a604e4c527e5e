import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import type { Format } from '../../../../core/format.js';
import { UsageError } from '../../../../core/usage-error.js';
import { listWords } from '../../../../core/words/list.js';
import { printable } from '../../../../core/words/printable.js';
import { prepareOutputs } from '../../../../files/output.js';
import { writeFileAtomically } from '../../../../files/write-file.js';
import type { FormatInfo } from '../../../runtime/format.js';
import { builtInFormat } from '../../formats/built-in-format.js';
import { engine } from '../../formats/engine.js';
import { formatById } from '../../formats/format-names.js';
import { EXIT_CODE, type ExitCode } from '../../process/exit-code.js';
import type { Io } from '../../process/io.js';
import { manifestPath, manifestText, ownFileName, withSchema } from '../../process/manifest-file.js';
import { ownPackage } from '../../process/own-package.js';
import { displayPath } from '../../process/paths.js';
import { installedSchema, schemaIn } from '../../process/schema-reference.js';
import { packageText, tsconfigText } from './project-files.js';
import { starterDocument } from './starter-document.js';

export interface InitCommandOptions {
  readonly ts?: boolean | undefined;
  readonly force?: boolean | undefined;
  readonly name?: string | undefined;
}

interface ProjectFile {
  /** Absolute. */
  readonly path: string;
  readonly text: string;
  /** Whether it is the manifest or its source: then an existing file is an error. Other existing files are kept. */
  readonly isOwn: boolean;
}

/**
 * Creates a small project that passes validation: the format's smallest example, and what is needed to check it.
 *
 * @param dir the folder as the user named it; created when it does not exist.
 * @throws {UsageError} `unknown-format`, `no-example`, `no-name`, `bad-name`; `file-exists` unless forced. Nothing is written then.
 * @throws {OutputError} when a file cannot be written, or a link leads it out of the folder. Nothing is written then.
 */
export async function initProject(io: Io, id: string, dir: string, options: InitCommandOptions): Promise<ExitCode> {
  const info = formatById(engine.formats, id);
  const format = await builtInFormat(info.id);
  const document = await starterDocument(engine, format, options.name);
  const folder = resolve(io.cwd, dir);
  const manifest = manifestPath(folder, await ownFileName(engine, info));
  const plan = { folder, manifest, info, format, document };
  const { files, command } = options.ts ? await sourceProject(plan) : jsonProject(plan);
  const existing = files.filter(({ path }) => existsSync(path));
  assertFree(io.cwd, options.force ? [] : existing.filter(({ isOwn }) => isOwn));
  prepareOutputs(
    files.filter((file) => file.isOwn || !existing.includes(file)).map(({ path }) => ({ path, root: folder })),
  );
  for (const { path, text, isOwn } of files) {
    const shown = printable(displayPath(io.cwd, path));
    if (!isOwn && existsSync(path)) {
      io.stdout.write(`kept ${shown}\n`);
      continue;
    }
    await writeFileAtomically(path, text, folder);
    io.stdout.write(`written ${shown}\n`);
  }
  const enter = folder === io.cwd ? '' : `cd ${shellWord(displayPath(io.cwd, folder))} && `;
  io.stdout.write(`\nNext: ${enter}npm install && ${command}\n`);
  return EXIT_CODE.fine;
}

interface Plan {
  readonly folder: string;
  /** Absolute path of the manifest. */
  readonly manifest: string;
  readonly info: FormatInfo;
  readonly format: Format;
  readonly document: unknown;
}

interface Project {
  readonly files: readonly ProjectFile[];
  /** The command to run once everything is installed. */
  readonly command: string;
}

function jsonProject(plan: Plan): Project {
  const scripts = { check: 'letterpress validate' };
  return {
    files: [manifestFile(plan), ...companionFiles(plan), ...packageFile(plan, scripts)],
    command: 'npx letterpress validate',
  };
}

async function sourceProject(plan: Plan): Promise<Project> {
  const { builderSource } = await import('../import/builder-source.js');
  const source = `${basename(plan.info.id)}.ts`;
  const { text, document } = await builderSource(plan.format, plan.document);
  const scripts = {
    build: `letterpress build ${source}`,
    check: `letterpress build --check ${source} && letterpress validate`,
  };
  return {
    files: [
      { path: join(plan.folder, source), text, isOwn: true },
      manifestFile({ ...plan, document }),
      ...companionFiles(plan),
      ...packageFile(plan, scripts),
      { path: join(plan.folder, 'tsconfig.json'), text: tsconfigText(source), isOwn: false },
    ],
    command: `npx letterpress build ${source}`,
  };
}

function manifestFile({ folder, manifest, info, document }: Plan): ProjectFile {
  const whole = info.acceptsSchemaKey ? withSchema(document, reference(folder, dirname(manifest), info.id)) : document;
  return { path: manifest, text: manifestText(whole), isOwn: true };
}

/** The files that the document names. */
function companionFiles({ manifest, format, document }: Plan): ProjectFile[] {
  // The document is one of the format's own examples.
  const texts = Object.entries(format.companions?.(document as never) ?? {});
  return texts.map(([path, text]) => ({ path: join(dirname(manifest), path), text, isOwn: false }));
}

/** A new package gets its own installation; an existing one may share that of a folder above. */
function reference(folder: string, from: string, id: string): string {
  const shared = existsSync(join(folder, 'package.json')) ? installedSchema(from, id) : undefined;
  return shared ?? schemaIn(folder, from, id);
}

function packageFile({ folder, manifest }: Plan, scripts: Readonly<Record<string, string>>): ProjectFile[] {
  const path = join(folder, 'package.json');
  return path === manifest ? [] : [{ path, text: packageText(ownPackage().version, scripts), isOwn: false }];
}

function assertFree(cwd: string, existing: readonly ProjectFile[]): void {
  if (existing.length === 0) return;
  const names = existing.map(({ path }) => `\`${displayPath(cwd, path)}\``);
  throw new UsageError(
    'file-exists',
    `${listWords(names, 'and')} already ${names.length === 1 ? 'exists' : 'exist'}.`,
    'Choose another folder, or pass --force to overwrite.',
  );
}

function shellWord(word: string): string {
  return /^[\w./@-]+$/.test(word) ? word : `'${printable(word).replaceAll("'", "'\\''")}'`;
}
