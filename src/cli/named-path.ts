import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { UsageError } from '../runtime/usage-error.js';
import type { Io } from './io.js';
import { reasonOf } from './reason-of.js';

/**
 * Finds what the user named for one thing, before anything is read of it.
 *
 * @param named `-` is standard input where a file is wanted.
 * @returns an absolute path, or `-`.
 * @throws {UsageError} `no-such-file`, `no-such-folder`, `not-a-file`, `not-a-folder`.
 */
export async function namedPath(io: Io, named: string, wanted: 'file' | 'folder'): Promise<string> {
  if (named === '-' && wanted === 'file') return named;
  const path = resolve(io.cwd, named);
  let isFolder: boolean;
  try {
    isFolder = (await stat(path)).isDirectory();
  } catch (error) {
    throw new UsageError(`no-such-${wanted}`, `\`${named}\` cannot be found: ${reasonOf(error)}.`);
  }
  if (isFolder === (wanted === 'folder')) return path;
  throw wanted === 'file'
    ? new UsageError('not-a-file', `\`${named}\` is a folder.`, 'Name a file.')
    : new UsageError('not-a-folder', `\`${named}\` is no folder.`, 'Name the folder itself.');
}
