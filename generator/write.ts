import { randomBytes } from 'node:crypto';
import type { Dirent } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codePointOrder } from '../core/words/code-point-order.js';
import { firstDifference } from './first-difference.js';
import type { GeneratedFile } from './model.js';
import { BANNER_START } from './print/code/banner.js';

export interface ArtifactWrite {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  /** Files of an earlier run that no format makes any more. */
  readonly removed: readonly string[];
  /** Files that no format makes and that do not say that they were generated: they are left alone. */
  readonly foreign: readonly string[];
}

export interface ArtifactCheck {
  /** Nothing is stale, missing or left over. */
  readonly clean: boolean;
  readonly problems: readonly ArtifactProblem[];
}

export interface ArtifactProblem {
  readonly path: string;
  readonly kind: 'missing' | 'stale' | 'line-endings' | 'orphan';
  /** Where the first difference is, and both sides of it. */
  readonly detail: string;
}

export interface WriteOptions {
  /** Only some formats were generated: leave files alone that are none of theirs. Default: false. */
  readonly partial?: boolean | undefined;
}

/** The folder cannot be used for output. */
export class OutputError extends Error {
  override readonly name = 'OutputError';

  constructor(
    readonly code: 'outside-output' | 'unreadable-output',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Writes artifacts, each atomically: a killed run leaves every file old or new. Files that are the same are not touched.
 *
 * @throws {OutputError} when a path would leave `outDir`, or something is in the way.
 */
export async function writeArtifacts(
  files: readonly GeneratedFile[],
  outDir: string,
  options: WriteOptions = {},
): Promise<ArtifactWrite> {
  const written: string[] = [];
  const unchanged: string[] = [];
  // All of them first: a path that leads out means that nothing is written.
  const targets = files.map((file) => ({ file, target: targetOf(outDir, file.path) }));
  for (const { file, target } of targets) {
    if ((await readText(target)) === file.text) {
      unchanged.push(file.path);
      continue;
    }
    await writeAtomically(target, file.text);
    written.push(file.path);
  }
  const removed: string[] = [];
  const foreign: string[] = [];
  for (const orphan of options.partial === true ? [] : await orphans(files, outDir)) {
    if (await isOurs(outDir, orphan)) {
      await rm(targetOf(outDir, orphan.path));
      removed.push(orphan.path);
    } else foreign.push(orphan.path);
  }
  return { written, unchanged, removed, foreign };
}

/** Compares artifacts with what lies in `outDir`, byte for byte, and changes nothing. */
export async function checkArtifacts(
  files: readonly GeneratedFile[],
  outDir: string,
  options: WriteOptions = {},
): Promise<ArtifactCheck> {
  const problems: ArtifactProblem[] = [];
  for (const file of files) {
    const found = await readText(targetOf(outDir, file.path));
    if (found === file.text) continue;
    if (found === undefined) problems.push({ path: file.path, kind: 'missing', detail: 'The file is not there.' });
    else if (found.replace(/\r\n?/g, '\n') === file.text) {
      problems.push({
        path: file.path,
        kind: 'line-endings',
        detail: 'Only the line endings differ: the file must have LF.',
      });
    } else problems.push({ path: file.path, kind: 'stale', detail: firstDifference(file.path, found, file.text) });
  }
  if (options.partial !== true) {
    for (const orphan of await orphans(files, outDir)) {
      const detail = (await isOurs(outDir, orphan))
        ? 'No format makes this file any more.'
        : 'This file was not generated: move it out of the folder, or remove it.';
      problems.push({ path: orphan.path, kind: 'orphan', detail });
    }
  }
  return { clean: problems.length === 0, problems };
}

function targetOf(outDir: string, relative: string): string {
  const root = path.resolve(outDir);
  const target = path.resolve(root, relative);
  if (!target.startsWith(root + path.sep))
    throw new OutputError('outside-output', `\`${relative}\` would leave the output folder.`);
  return target;
}

async function readText(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw unreadable(file, error);
  }
}

/** A new file beside the target, then a rename: readers see the old bytes or the new ones. */
async function writeAtomically(target: string, text: string): Promise<void> {
  await mkdir(path.dirname(target), { recursive: true }).catch((error: unknown) => {
    throw unreadable(path.dirname(target), error);
  });
  const draft = `${target}.${randomBytes(6).toString('hex')}${DRAFT_ENDING}`;
  try {
    await writeFile(draft, text, { flag: 'wx' });
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Whether a file says of itself that it was generated, so that a wrong output folder costs nobody a file. */
function hasBanner(text: string | undefined): boolean {
  return text?.slice(0, 1000).includes(BANNER_START) ?? false;
}

const DRAFT_ENDING = '.letterpress-draft';

interface Orphan {
  readonly path: string;
  /** False for a link and whatever else is no file of its own. */
  readonly isFile: boolean;
}

/** Whether a file was generated by an earlier run, or is a draft that a killed one left. */
async function isOurs(outDir: string, { path: name, isFile }: Orphan): Promise<boolean> {
  return isFile && (name.endsWith(DRAFT_ENDING) || hasBanner(await readText(targetOf(outDir, name))));
}

/** What lies below the folder and is none of the given files; sorted. Links are not followed. */
async function orphans(files: readonly GeneratedFile[], outDir: string): Promise<Orphan[]> {
  const known = new Set(files.map((file) => file.path));
  const found: Orphan[] = [];
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of await entriesOf(path.join(outDir, folder))) {
      const relative = folder === '' ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) folders.push(relative);
      else if (!known.has(relative)) found.push({ path: relative, isFile: entry.isFile() });
    }
  }
  return found.sort((left, right) => codePointOrder(left.path, right.path));
}

async function entriesOf(folder: string): Promise<Dirent[]> {
  try {
    return await readdir(folder, { withFileTypes: true });
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return [];
    throw unreadable(folder, error);
  }
}

/** Codes of the disk that mean: something else is in the way, or it may not be touched. */
const IN_THE_WAY: readonly string[] = ['EISDIR', 'ENOTDIR', 'EEXIST', 'EACCES', 'EPERM', 'ELOOP'];

function unreadable(file: string, error: unknown): unknown {
  return IN_THE_WAY.some((code) => hasCode(error, code))
    ? new OutputError(
        'unreadable-output',
        `\`${file}\` cannot be used for output: something else is there, or it may not be read.`,
      )
    : error;
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
