import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import { fs } from './node.js';

/** Something met below a folder; a link is met as a link. */
export interface Met {
  /** From the folder, with `/`. */
  readonly path: string;
  readonly entry: Dirent;
}

export interface WalkOptions {
  /** Whether to stay out of a folder of that name; it is met all the same. Default: into every one. */
  readonly skips?: ((name: string) => boolean) | undefined;
  /** Told of a folder that cannot be listed; it may throw. Default: such a folder is empty. */
  readonly onUnreadable?: ((folder: string, error: unknown) => void) | undefined;
}

/**
 * Meets everything below a folder, the entries of each folder in code-unit order of their names. Links are not followed:
 * what lies inside is met under its own name, so no loop can arise.
 *
 * @param folder absolute.
 */
export function* walk(folder: string, { skips, onUnreadable }: WalkOptions = {}): Generator<Met> {
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
 * @throws what the system says of a folder that cannot be listed.
 */
export function entriesIn(folder: string): Dirent[] {
  return fs.readdirSync(folder, { withFileTypes: true }).sort((one, other) => (one.name < other.name ? -1 : 1));
}
