import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import { fs } from './node.js';

/** An entry found in a folder or its subfolders; links are not resolved. */
export interface WalkEntry {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly entry: Dirent;
}

export interface WalkOptions {
  /** Whether not to enter a folder of that name; the folder itself is still yielded. Default: enter all. */
  readonly skips?: ((name: string) => boolean) | undefined;
  /** Called for a folder that cannot be listed; may throw. Default: treat the folder as empty. */
  readonly onUnreadable?: ((folder: string, error: unknown) => void) | undefined;
}

/**
 * Yields everything in a folder and its subfolders, each folder's entries in code-unit order of their names. Links are
 * not followed, so there are no loops.
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
      onUnreadable?.(join(folder, below), error);
    }
    for (const entry of entries) {
      const path = below === '' ? entry.name : `${below}/${entry.name}`;
      if (entry.isDirectory() && skips?.(entry.name) !== true) pending.push(path);
      yield { path, entry };
    }
  }
}

/**
 * The entries of a folder in code-unit order of their names.
 *
 * @throws the system error when the folder cannot be listed.
 */
export function entriesIn(folder: string): Dirent[] {
  return fs.readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
}
