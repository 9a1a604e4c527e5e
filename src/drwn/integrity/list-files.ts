import type { Dirent } from 'node:fs';
import { lstat, readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { quote } from '../../../core/words/quote.js';
import { isBelow } from '../../../files/is-below.js';
import { UNHASHED_NAMES } from '../../../schemas/drwn/tables/integrity.js';
import { IntegrityError, systemError } from './integrity-error.js';
import { settled, signature } from './signature.js';

/** Entries of one folder looked at together. */
const AT_ONCE = 32;

/** A file that belongs to a card's hash. */
export interface ListedFile {
  /** From the card's root, with `/`. */
  readonly path: string;
  /** Of the file itself, where the path is a link to it. */
  readonly signature: string;
}

export interface Listing {
  /** In the order in which they were met. */
  readonly files: readonly ListedFile[];
  /** Signatures of everything met, folders and links too, by path. */
  readonly signatures: ReadonlyMap<string, string>;
  /** Paths of links to files outside the tree. */
  readonly outside: readonly string[];
}

/**
 * Lists the files that a card's integrity covers: regular files and links to regular files, without `.git` and
 * `.integrity` at the root. Links to folders are not followed; pipes, sockets and devices are left out.
 * Iterative, so the depth of the tree does not matter.
 *
 * @throws {IntegrityError} for a folder that cannot be read, a link to nothing and a loop of links, naming it.
 */
export async function listFiles(root: string): Promise<Listing> {
  const files: ListedFile[] = [];
  const signatures = new Map<string, string>();
  const outside: string[] = [];
  const realRoot = await realpath(root).catch((error: unknown) => Promise.reject(systemError(error, '')));
  const folders = [''];

  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    const entries = await readFolder(realRoot, folder, signatures);
    const hashed = entries.filter(({ name }) => folder !== '' || !UNHASHED_NAMES.some((skipped) => skipped === name));
    for (let start = 0; start < hashed.length; start += AT_ONCE) {
      const batch = hashed.slice(start, start + AT_ONCE);
      for (const met of await Promise.all(batch.map((entry) => look(realRoot, folder, entry)))) {
        if (met.kind === 'folder') folders.push(met.path);
        else signatures.set(met.path, met.signatures.join(' '));
        if (met.kind === 'file') files.push({ path: met.path, signature: met.signatures.at(-1) ?? '' });
        if (met.leaves) outside.push(met.path);
      }
    }
  }
  return { files, signatures, outside };
}

async function readFolder(root: string, folder: string, signatures: Map<string, string>): Promise<Dirent[]> {
  try {
    const path = join(root, folder);
    const before = await settled(() => lstat(path, { bigint: true }));
    // Through a link that took the folder's place the walk would leave the tree.
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
    ? new IntegrityError('not-a-folder', '', 'This is no folder.', 'Name the folder that holds the card.')
    : new IntegrityError(
        'changed',
        folder,
        `The folder ${quote(folder)} was replaced while the tree was read.`,
        'Hash the tree while nothing changes it.',
      );
}

interface Met {
  readonly kind: 'file' | 'folder' | 'other';
  readonly path: string;
  /** Of the link, if it is one, and of the file. */
  readonly signatures: readonly string[];
  readonly leaves: boolean;
}

async function look(root: string, folder: string, entry: Dirent): Promise<Met> {
  const path = folder === '' ? entry.name : `${folder}/${entry.name}`;
  const full = join(root, path);
  try {
    const link = await lstat(full, { bigint: true });
    if (link.isDirectory()) return { kind: 'folder', path, signatures: [], leaves: false };
    if (!link.isSymbolicLink()) {
      return { kind: link.isFile() ? 'file' : 'other', path, signatures: [signature(link)], leaves: false };
    }
    const target = await stat(full, { bigint: true });
    // What a link to a folder leads to is not part of the tree, so changes there do not matter.
    if (!target.isFile()) return { kind: 'other', path, signatures: [signature(link)], leaves: false };
    const leaves = !isBelow(root, await realpath(full));
    return { kind: 'file', path, signatures: [signature(link), signature(target)], leaves };
  } catch (error) {
    // The replacement character stands for bytes of a name that are not UTF-8; the name as read does not exist.
    if (entry.name.includes('\ufffd')) {
      throw new IntegrityError('bad-name', path, `The name of ${quote(path)} is not valid UTF-8.`, 'Rename the file.', {
        cause: error,
      });
    }
    throw systemError(error, path);
  }
}
