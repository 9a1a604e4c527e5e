import { relative, resolve, sep } from 'node:path';
import { UsageError } from '../../../core/usage-error.js';
import { reasonOf } from '../../../files/reason-of.js';
import type { Io } from './io.js';
import { fs } from './node.js';

/**
 * Resolves a path that the user named, before anything is read from it.
 *
 * @param named `-` is standard input when a file is wanted.
 * @returns an absolute path, or `-`.
 * @throws {UsageError} `no-such-file`, `no-such-folder`, `not-a-file`, `not-a-folder`.
 */
export async function namedPath(io: Io, named: string, wanted: 'file' | 'folder'): Promise<string> {
  if (named === '-' && wanted === 'file') return named;
  const path = resolve(io.cwd, named);
  let isFolder: boolean;
  try {
    isFolder = fs.statSync(path).isDirectory();
  } catch (error) {
    throw new UsageError(`no-such-${wanted}`, `\`${named}\` cannot be found: ${reasonOf(error)}.`);
  }
  if (isFolder === (wanted === 'folder')) return path;
  throw wanted === 'file'
    ? new UsageError('not-a-file', `\`${named}\` is a folder.`, 'Pass the path of a file.')
    : new UsageError('not-a-folder', `\`${named}\` is not a folder.`, 'Pass the path of a folder.');
}

/** Whether there is a regular file at an absolute path, links followed. Anything else may never end, so it is not loaded as a module. */
export function isRegularFile(path: string): boolean {
  return fs.statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;
}

/** An absolute path as seen from the current folder, with `/` between its segments. */
export function displayPath(cwd: string, path: string): string {
  const seen = relative(cwd, path) || '.';
  return sep === '/' ? seen : seen.replaceAll(sep, '/');
}

/**
 * The name of a document in everything that is printed.
 *
 * @param path absolute, or `-` for standard input.
 */
export function documentName(io: Io, path: string): string {
  return path === '-' ? '<stdin>' : displayPath(io.cwd, path);
}
