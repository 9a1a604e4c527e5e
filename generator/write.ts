import { rm } from 'node:fs/promises';
import path from 'node:path';
import { badOption } from '../core/calls/bad-option.js';
import { readOptions } from '../core/calls/read-options.js';
import { reading } from '../core/calls/reading.js';
import { requireList } from '../core/calls/require-list.js';
import { requireObject } from '../core/calls/require-object.js';
import { requireString } from '../core/calls/require-string.js';
import { codePointOrder } from '../core/words/code-point-order.js';
import { deleteIfAbandoned, isAbandonedDraft, isDraftName } from '../files/drafts.js';
import { isBelow } from '../files/is-below.js';
import { prepareOutputs } from '../files/output.js';
import { asOutputError, hasCode, OutputError } from '../files/output-error.js';
import { readBytes } from '../files/read-bytes.js';
import { type UnreadableFolder, walk } from '../files/walk.js';
import { writeFileAtomically } from '../files/write-file.js';
import { compareOutput } from './compare-output.js';
import type { TextDifference } from './compare-text.js';
import type { GeneratedFile } from './model.js';
import { BANNER_START } from './print/code/banner.js';

export interface ArtifactWrite {
  readonly written: readonly string[];
  readonly unchanged: readonly string[];
  /** Files of an earlier run that no format generates any longer. */
  readonly removed: readonly string[];
  /** Files without a generated banner that no format generates: they are kept. */
  readonly foreign: readonly string[];
  /** Folders that cannot be listed, so that what an earlier run left in them was not removed. */
  readonly unreadable: readonly string[];
}

export interface ArtifactCheck {
  /** No file is missing, out of date or left over, and every folder could be read. */
  readonly clean: boolean;
  readonly problems: readonly ArtifactProblem[];
}

export interface ArtifactProblem {
  readonly path: string;
  readonly kind: TextDifference['kind'] | 'orphan' | 'unreadable';
  /** The place of the first difference, and both sides of it. */
  readonly detail: string;
}

export interface WriteOptions {
  /** Only some formats were generated: keep the files of all others. Default: false. */
  readonly partial?: boolean | undefined;
}

/**
 * Writes artifacts, each atomically: a killed run leaves every file either old or new, and the next run deletes the
 * drafts that it left. Unchanged files are not written. Two runs may write at the same time.
 *
 * @param outDir may be a link; below it, no link is followed out of it.
 * @throws {OutputError} when a path is outside `outDir`, or something other than a file is in the way; nothing is
 *   written then.
 * @throws {UsageError} `bad-option` for an argument of another type.
 */
export async function writeArtifacts(
  files: readonly GeneratedFile[],
  outDir: string,
  options: WriteOptions = {},
): Promise<ArtifactWrite> {
  const { partial } = readOptions<WriteOptions>(options, { partial: 'boolean' });
  const given = filesGiven(files, outDir);
  const root = path.resolve(outDir);
  const targets = given.map((file) => ({ file, target: targetOf(root, file.path) }));
  prepareOutputs(targets.map(({ target }) => ({ path: target, root })));
  const written: string[] = [];
  const unchanged: string[] = [];
  for (const { file, target } of targets) {
    const list = (await writeFileAtomically(target, file.text, root)) ? written : unchanged;
    list.push(file.path);
  }
  if (partial === true) return { written, unchanged, removed: [], foreign: [], unreadable: [] };
  return { written, unchanged, ...(await removeOrphans(given, root)) };
}

async function removeOrphans(
  files: readonly GeneratedFile[],
  root: string,
): Promise<Pick<ArtifactWrite, 'removed' | 'foreign' | 'unreadable'>> {
  const removed: string[] = [];
  const foreign: string[] = [];
  const { orphans, unreadable } = findOrphans(files, root);
  for (const { path: name, kind } of orphans) {
    const target = targetOf(root, name);
    if (kind === 'draft') deleteIfAbandoned(target);
    else if (kind === 'generated') {
      // Another run may have removed it meanwhile.
      await rm(target, { force: true });
      removed.push(name);
    } else foreign.push(name);
  }
  return { removed, foreign, unreadable: unreadable.map(({ path: name }) => name) };
}

/**
 * Compares artifacts with the files in `outDir`, byte for byte, and changes nothing. The draft of a run that is still
 * writing does not count.
 *
 * @param outDir as for `writeArtifacts`.
 * @throws {OutputError} when a path is outside `outDir`, something other than a file is in the way, or a file or the
 *   folder itself cannot be read.
 * @throws {UsageError} `bad-option` for an argument of another type.
 */
export async function checkArtifacts(
  files: readonly GeneratedFile[],
  outDir: string,
  options: WriteOptions = {},
): Promise<ArtifactCheck> {
  const { partial } = readOptions<WriteOptions>(options, { partial: 'boolean' });
  const given = filesGiven(files, outDir);
  const root = path.resolve(outDir);
  const problems: ArtifactProblem[] = [];
  for (const file of given) {
    const difference = compareOutput(targetOf(root, file.path), file.text, { name: file.path, root });
    if (difference !== undefined) problems.push({ path: file.path, ...difference });
  }
  if (partial !== true) {
    const { orphans, unreadable } = findOrphans(given, root);
    for (const { path: name, fault } of unreadable) {
      problems.push({ path: name, kind: 'unreadable', detail: fault.message });
    }
    for (const { path: name, kind } of orphans) problems.push({ path: name, kind: 'orphan', detail: ORPHANS[kind] });
  }
  return { clean: problems.length === 0, problems };
}

const ORPHANS: Readonly<Record<Orphan['kind'], string>> = {
  draft: 'A killed run left this file; the next run deletes it.',
  generated: 'No format generates this file any longer.',
  foreign: 'This file was not generated; move it out of the folder, or delete it.',
};

/** @throws {UsageError} `bad-option` for an argument of another type, and for an empty folder: it would be the current one. */
function filesGiven(files: unknown, outDir: unknown): GeneratedFile[] {
  if (requireString('outDir', outDir) === '') throw badOption('outDir', 'the path of a folder', outDir);
  return requireList('files', files).map((file, index) => {
    const name = `files[${index}]`;
    const { path: at, text } = requireObject(
      name,
      reading(name, () => ({ ...requireObject(name, file) })),
    );
    return { path: requireString(`${name}.path`, at), text: requireString(`${name}.text`, text) };
  });
}

/** @param root absolute. */
function targetOf(root: string, relative: string): string {
  const target = path.resolve(root, relative);
  if (!isBelow(root, target)) throw new OutputError('outside-output', `\`${relative}\` is outside the output folder.`);
  return target;
}

/** Something that no format generates. */
interface Orphan {
  readonly path: string;
  /** `draft`: a killed run left it. `generated`: an earlier run wrote it. `foreign`: anything else, and every link. */
  readonly kind: 'draft' | 'generated' | 'foreign';
}

/** Everything below the folder except the given files and the drafts of other runs, sorted. Links are not followed. */
function findOrphans(
  files: readonly GeneratedFile[],
  root: string,
): { readonly orphans: readonly Orphan[]; readonly unreadable: readonly UnreadableFolder[] } {
  const known = new Set(files.map((file) => file.path));
  const orphans: Orphan[] = [];
  const unreadable: UnreadableFolder[] = [];
  const onUnreadable = (folder: UnreadableFolder, error: unknown): void => {
    if (folder.path !== '') unreadable.push(folder);
    else if (!hasCode(error, 'ENOENT')) throw asOutputError(root, error);
  };
  for (const { path: name, entry } of walk(root, { onUnreadable })) {
    if (entry.isDirectory() || known.has(name)) continue;
    const kind = kindOfOrphan(path.join(root, name), entry.isFile());
    if (kind !== undefined) orphans.push({ path: name, kind });
  }
  return { orphans: orphans.sort(byPath), unreadable: unreadable.sort(byPath) };
}

/** @returns nothing for the draft of a run that is still writing. */
function kindOfOrphan(target: string, isFile: boolean): Orphan['kind'] | undefined {
  if (!isFile) return 'foreign';
  if (isDraftName(target)) return isAbandonedDraft(target) ? 'draft' : undefined;
  return hasBanner(target) ? 'generated' : 'foreign';
}

/** Whether a file has a generated banner, so that a wrong output folder deletes nobody's files. */
function hasBanner(target: string): boolean {
  const start = readBytes(target, { most: 4000, longer: 'cut', follow: false });
  return start.ok && start.bytes.toString('utf8').slice(0, 1000).includes(BANNER_START);
}

function byPath(left: { readonly path: string }, right: { readonly path: string }): number {
  return codePointOrder(left.path, right.path);
}
