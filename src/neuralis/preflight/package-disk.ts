import { readlinkSync, type Stats, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { contains, isBelow } from '../../../files/is-below.js';
import type { BytesRead } from '../../../files/read-bytes.js';
import { realPathOf } from '../../../files/real-path-of.js';
import { Root } from '../../../files/root.js';
import { sizeOf } from '../../../files/size-of.js';
import { walk } from '../../../files/walk.js';
import type { PreflightBudget } from './preflight-budget.js';

/** The largest number of entries of a folder tree to visit. In a larger tree the walk stops early. */
const MAX_ENTRIES = 20_000;

/** A regular file in a folder or its subfolders. */
export interface FoundFile {
  /** Path from the folder, with `/`. */
  readonly path: string;
  readonly bytes: number;
}

/** A symbolic link in a folder or its subfolders. */
export interface FoundLink {
  /** Path from the folder, with `/`. */
  readonly path: string;
  /** Whether its target is inside the folder. For a dangling link, the path in the link counts. */
  readonly inside: boolean;
}

export interface FolderFiles {
  readonly files: readonly FoundFile[];
  readonly links: readonly FoundLink[];
  /** Whether the walk stopped early. */
  readonly stopped: boolean;
}

/** What a path refers to, after following links. */
export type PathFact =
  /** `inside`: whether the real file is inside the expected folder, and that folder inside the package. */
  | { readonly is: 'file'; readonly bytes: number; readonly inside: boolean }
  | { readonly is: 'folder' | 'special' | 'missing' };

/** The folder of a package. All paths are relative to its root, with `/`. Nothing outside it is ever read. */
export class PackageDisk {
  private readonly facts = new Map<string, PathFact>();

  private constructor(private readonly root: Root) {}

  /** @throws {UsageError} `unreadable-folder` if the folder does not exist or cannot be read. */
  static open(directory: string): PackageDisk {
    return new PackageDisk(Root.open(directory));
  }

  /** What `path` refers to. The file system is asked only once for each path and folder. */
  inspect(path: string, folder: string): PathFact {
    const key = `${folder}\n${path}`;
    const fact = this.facts.get(key) ?? this.find(path, folder);
    this.facts.set(key, fact);
    return fact;
  }

  /** Reads a file inside the package. */
  read(path: string, maxBytes: number): BytesRead {
    return this.root.readBytes(path, { most: maxBytes });
  }

  /** Whether a folder exists, and whether its real path is inside the package. */
  locate(folder: string): 'inside' | 'outside' | 'missing' {
    const real = this.root.realPathOf(folder);
    if (real === undefined) return 'missing';
    return isBelow(this.root.path, real) ? 'inside' : 'outside';
  }

  /**
   * Lists the files and links in a folder and its subfolders, in code-point order. Links are listed but never
   * followed. Anything that is not a file, a folder or a link is skipped.
   */
  filesIn(path: string, budget: PreflightBudget): FolderFiles {
    const folder = join(this.root.path, path);
    const real = this.root.realPathOf(path) ?? folder;
    const files: FoundFile[] = [];
    const links: FoundLink[] = [];
    let visited = 0;
    for (const { path: child, entry } of walk(folder)) {
      if (++visited > MAX_ENTRIES || !budget.spend('listedEntries', 1)) return { files, links, stopped: true };
      const absolute = join(folder, child);
      if (entry.isSymbolicLink()) links.push({ path: child, inside: pointsInside(absolute, real) });
      else if (entry.isFile()) files.push({ path: child, bytes: sizeOf(absolute) });
    }
    return { files: files.sort(byPath), links: links.sort(byPath), stopped: false };
  }

  private find(path: string, folder: string): PathFact {
    const real = this.root.realPathOf(path);
    const stats = real && statsOf(real);
    if (!real || !stats) return { is: 'missing' };
    if (stats.isDirectory()) return { is: 'folder' };
    if (!stats.isFile()) return { is: 'special' };
    const home = this.root.realPathOf(folder);
    const inside = home !== undefined && isBelow(this.root.path, home) && isBelow(home, real);
    return { is: 'file', bytes: stats.size, inside };
  }
}

/** Whether the target of a link is inside a folder. For a dangling link, the path in the link counts. */
function pointsInside(link: string, folder: string): boolean {
  const target = realPathOf(link);
  if (target !== undefined) return contains(folder, target);
  try {
    const home = realPathOf(dirname(link)) ?? dirname(link);
    return isBelow(folder, resolve(home, readlinkSync(link)));
  } catch {
    return false;
  }
}

function statsOf(path: string): Stats | undefined {
  try {
    return statSync(path);
  } catch {
    return undefined;
  }
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}
