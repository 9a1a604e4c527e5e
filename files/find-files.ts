import { join } from 'node:path';
import { codePointOrder } from '../core/words/code-point-order.js';
import { fs } from './node.js';
import { Root, unreadableFolder } from './root.js';
import { type UnreadableFolder, walk } from './walk.js';

/** Folders with other people's files. */
const SKIPPED: ReadonlySet<string> = new Set(['node_modules', '.git']);

export interface Found {
  /** Absolute paths of the files found, in code-point order. */
  readonly files: readonly string[];
  /** Absolute paths of links that would have been found, but lead to files outside the folder. */
  readonly escapingLinks: readonly string[];
  /** Subfolders that cannot be listed. */
  readonly unreadable: readonly UnreadableFolder[];
}

/**
 * Lists the regular files in a folder and its subfolders for whose path `isWanted` is true, except those in
 * `node_modules` and `.git`. Links to folders are not followed. A link to a file counts if its target is inside. A
 * dangling link counts too: reading it will say what is wrong.
 *
 * @param folder absolute.
 * @throws {UsageError} `unreadable-folder` when the folder itself cannot be listed.
 */
export function findFiles(folder: string, isWanted: (path: string) => boolean): Found {
  const files: string[] = [];
  const escapingLinks: string[] = [];
  const unreadable: UnreadableFolder[] = [];
  let root: Root | undefined;
  const options = {
    skips: (name: string) => SKIPPED.has(name),
    onUnreadable: (below: UnreadableFolder, error: unknown) => {
      if (below.path === '') throw unreadableFolder(folder, error);
      unreadable.push(below);
    },
  };
  for (const { path, entry } of walk(folder, options)) {
    const full = join(folder, path);
    if (!(entry.isFile() || entry.isSymbolicLink()) || !isWanted(full)) continue;
    if (entry.isFile()) {
      files.push(full);
      continue;
    }
    root ??= Root.open(folder);
    const kind = root.kindOf(path);
    if (kind === 'file' || kind === 'missing') files.push(full);
    else if (kind === 'outside' && leadsToFile(full)) escapingLinks.push(full);
  }
  return { files: files.sort(codePointOrder), escapingLinks: escapingLinks.sort(codePointOrder), unreadable };
}

function leadsToFile(link: string): boolean {
  try {
    return fs.statSync(link).isFile();
  } catch {
    return false;
  }
}
