import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import type { FileFault } from './file-fault.js';
import { folderFault, isMisread } from './folder-fault.js';
import { fs } from './node.js';
import { hasCode } from './output-error.js';

/** An entry found in a folder or its subfolders; links are not resolved. */
export interface WalkEntry {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly entry: Dirent;
}

/** A folder that cannot be listed. */
export interface UnreadableFolder {
  /** Relative to the folder of the walk, with `/`; empty for that folder itself. */
  readonly path: string;
  /** Why: `file/unreadable`. */
  readonly fault: FileFault;
}

export interface WalkOptions {
  /** Whether not to enter a folder of that name; the folder itself is still yielded. Default: enter all. */
  readonly skips?: ((name: string) => boolean) | undefined;
  /** Called for a folder that cannot be listed; may throw. Default: treat the folder as empty. */
  readonly onUnreadable?: ((folder: UnreadableFolder, error: unknown) => void) | undefined;
}

/**
 * Yields everything in a folder and its subfolders, each folder's entries in code-unit order of their names. Links are
 * not followed, so there are no loops. A subfolder that is deleted meanwhile counts as empty.
 *
 * @param folder absolute.
 */
export function* walk(folder: string, { skips, onUnreadable }: WalkOptions = {}): Generator<WalkEntry> {
  const pending = [''];
  for (let below = pending.pop(); below !== undefined; below = pending.pop()) {
    let entries: readonly Dirent[] = [];
    try {
      entries = entriesIn(join(folder, below));
    } catch (error) {
      if (!isDeleted(below, error)) onUnreadable?.({ path: below, fault: folderFault(below, error) }, error);
    }
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory() && skips?.(entry.name) !== true) pending.push(path);
      yield { path, entry };
    }
  }
}

/** A folder whose name was not read correctly cannot be found either, but it is there. */
function isDeleted(path: string, error: unknown): boolean {
  return path !== '' && hasCode(error, 'ENOENT') && !isMisread(path, error);
}

/**
 * The entries of a folder in code-unit order of their names.
 *
 * @throws the system error when the folder cannot be listed.
 */
export function entriesIn(folder: string): Dirent[] {
  return fs.readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
}
