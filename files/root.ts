import type { Dirent } from 'node:fs';
import { join } from 'node:path';
import { UsageError } from '../core/usage-error.js';
import { describeBriefly } from '../core/words/describe.js';
import { quote } from '../core/words/quote.js';
import { decodeText, type TextRead } from './decode-text.js';
import { contains } from './is-below.js';
import { fs } from './node.js';
import { type BytesRead, type ReadOptions, readBytes, unopened } from './read-bytes.js';
import { realPathOf } from './real-path-of.js';
import { reasonOf } from './reason-of.js';
import { entriesIn } from './walk.js';

/** What is at a path, links followed: `outside` is outside the root, `missing` includes dangling links. */
export type Kind = 'file' | 'folder' | 'other' | 'missing' | 'outside';

/** A folder that reads cannot leave: nothing outside is read or listed, links followed. Paths are relative to it, with `/`. */
export class Root {
  /** @param path absolute and without links. */
  private constructor(readonly path: string) {}

  /** @throws {UsageError} `unreadable-folder` when the folder does not exist or its entries cannot be listed. */
  static open(directory: string): Root {
    try {
      const path = fs.realpathSync.native(directory);
      fs.readdirSync(path);
      return new Root(path);
    } catch (error) {
      throw unreadableFolder(directory, error);
    }
  }

  /** The absolute path with links resolved, which may be outside; nothing when the path does not exist. */
  realPathOf(path: string): string | undefined {
    return realPathOf(join(this.path, path));
  }

  kindOf(path: string): Kind {
    const real = this.realPathOf(path);
    if (real === undefined) return 'missing';
    if (!contains(this.path, real)) return 'outside';
    try {
      const stats = fs.statSync(real);
      return stats.isFile() ? 'file' : stats.isDirectory() ? 'folder' : 'other';
    } catch {
      return 'missing';
    }
  }

  /** The entries of a folder in code-unit order of their names; none when it does not exist or is outside. */
  entriesOf(path: string): readonly Dirent[] {
    if (this.kindOf(path) !== 'folder') return [];
    try {
      return entriesIn(join(this.path, path));
    } catch {
      return [];
    }
  }

  /** Reads a regular file; a link to a file outside is the fault `file/outside-root`. */
  readBytes(path: string, options: Omit<ReadOptions, 'kind' | 'follow'> = {}): BytesRead {
    const full = join(this.path, path);
    let real: string;
    try {
      real = fs.realpathSync.native(full);
    } catch (error) {
      return { ok: false, fault: unopened(full, error) };
    }
    // The real path has no links, so one that is found there now has been put there since.
    return contains(this.path, real) ? readBytes(real, { ...options, follow: false }) : OUTSIDE;
  }

  /** Reads a regular file inside as strict UTF-8, as `readText` does. */
  readText(path: string, options?: Omit<ReadOptions, 'kind' | 'follow'>): TextRead {
    const read = this.readBytes(path, options);
    return read.ok ? decodeText(read.bytes) : read;
  }
}

const OUTSIDE: BytesRead = {
  ok: false,
  fault: {
    code: 'file/outside-root',
    message: 'The path is a link to a file outside the folder.',
    hint: 'Copy the file into the folder.',
  },
};

/** The error of a folder whose entries cannot be listed. */
export function unreadableFolder(folder: string, error: unknown): UsageError {
  return new UsageError(
    'unreadable-folder',
    `The folder ${typeof folder === 'string' ? quote(folder) : describeBriefly(folder)} cannot be read: ${reasonOf(error)}.`,
  );
}
