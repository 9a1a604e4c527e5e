import type { Dirent } from 'node:fs';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { quote } from '../../../core/words/quote.js';
import { isMisread } from '../../../files/folder-fault.js';
import { isBelow } from '../../../files/is-below.js';
import { UNHASHED_NAMES } from '../../../schemas/drwn/tables/integrity.js';
import { IntegrityError, systemError } from './integrity-error.js';
import { settled, signature } from './signature.js';
import type { TreeBudget } from './tree-budget.js';

/** Entries of one folder that are inspected at the same time. */
const BATCH_SIZE = 32;

/** A file that is part of a card's hash. */
export interface ListedFile {
  /** Relative to the card's root, with `/`. */
  readonly path: string;
  /** The signature of the file itself, even when the path is a link to it. */
  readonly signature: string;
}

export interface Listing {
  /** In the order in which they were found. */
  readonly files: readonly ListedFile[];
  /** Signatures of everything found, including folders and links, by path. */
  readonly signatures: ReadonlyMap<string, string>;
  /** Paths of links to files outside the tree. */
  readonly outside: readonly string[];
}

/**
 * Lists the files that a card's integrity covers: regular files and links to regular files, except `.git` and
 * `.integrity` at the root. Links to folders are not followed; pipes, sockets and devices are skipped.
 * Iterative, so the depth of the tree does not matter.
 *
 * @param budget what may be listed. Default: everything.
 * @throws {IntegrityError} for an unreadable folder, a dangling link or a loop of links, with its path.
 */
export async function listFiles(root: string, budget?: TreeBudget): Promise<Listing> {
  const files: ListedFile[] = [];
  const signatures = new Map<string, string>();
  const outside: string[] = [];
  const realRoot = await realpath(root).catch((error: unknown) => Promise.reject(systemError(error, '')));
  const folders = [''];

  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await readFolder(realRoot, folder, signatures);
    const hashed = entries.filter(({ name }) => folder !== '' || !UNHASHED_NAMES.some((skipped) => skipped === name));
    for (let start = 0; start < hashed.length; start += BATCH_SIZE) {
      const batch = hashed.slice(start, start + BATCH_SIZE);
      for (const found of await Promise.all(batch.map((entry) => inspect(realRoot, folder, entry)))) {
        budget?.take(1, found.kind === 'file' ? found.bytes : 0);
        if (found.kind === 'folder') folders.push(found.path);
        else signatures.set(found.path, found.signatures.join(' '));
        if (found.kind === 'file') files.push({ path: found.path, signature: found.signatures.at(-1) ?? '' });
        if (found.isOutside) outside.push(found.path);
      }
    }
  }
  return { files, signatures, outside };
}

async function readFolder(root: string, folder: string, signatures: Map<string, string>): Promise<Dirent[]> {
  try {
    const path = join(root, folder);
    const before = await settled(() => lstat(path, { bigint: true }));
    // If a link had replaced the folder, the walk would leave the tree.
    if (!before.isDirectory()) throw notAFolder(folder);
    const entries = await readdir(path, { withFileTypes: true });
    signatures.set(`${folder}/`, signature(before));
    return entries;
  } catch (error) {
    throw systemError(error, folder);
  }
}

function notAFolder(folder: string): IntegrityError {
  return folder === ''
    ? new IntegrityError('not-a-folder', '', 'The path is not a folder.', 'Pass the folder that contains the card.')
    : new IntegrityError(
        'changed',
        folder,
        `The folder ${quote(folder)} was replaced while the tree was read.`,
        'Hash the tree again while nothing changes it.',
      );
}

interface FoundEntry {
  readonly kind: 'file' | 'folder' | 'other';
  readonly path: string;
  /** The signature of the link, if it is one, then of the file. */
  readonly signatures: readonly string[];
  readonly isOutside: boolean;
  /** The size of the file. */
  readonly bytes: number;
}

async function inspect(root: string, folder: string, entry: Dirent): Promise<FoundEntry> {
  const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
  const full = join(root, path);
  try {
    const link = await lstat(full, { bigint: true });
    if (link.isDirectory()) return { kind: 'folder', path, signatures: [], isOutside: false, bytes: 0 };
    if (!link.isSymbolicLink()) {
      const kind = link.isFile() ? 'file' : 'other';
      return { kind, path, signatures: [signature(link)], isOutside: false, bytes: Number(link.size) };
    }
    const target = await stat(full, { bigint: true });
    // The target of a link to a folder is not part of the tree, so changes there do not matter.
    if (!target.isFile()) return { kind: 'other', path, signatures: [signature(link)], isOutside: false, bytes: 0 };
    const isOutside = !isBelow(root, await realpath(full));
    return {
      kind: 'file',
      path,
      signatures: [signature(link), signature(target)],
      isOutside,
      bytes: Number(target.size),
    };
  } catch (error) {
    if (isMisread(entry.name, error)) {
      throw new IntegrityError('bad-name', path, `The name of ${quote(path)} is not valid UTF-8.`, 'Rename the file.', {
        cause: error,
      });
    }
    throw systemError(error, path);
  }
}
