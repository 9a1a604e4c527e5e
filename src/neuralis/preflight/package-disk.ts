import { readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { contains, isBelow } from '../../../files/is-below.js';
import type { BytesRead } from '../../../files/read-bytes.js';
import { Root } from '../../../files/root.js';
import { sizeOf } from '../../../files/size-of.js';
import { walk } from '../../../files/walk.js';

/** Entries of a folder tree that are looked at; a tree with more is not walked to its end. */
const MOST_ENTRIES = 20_000;

/** A regular file below a folder. */
export interface FoundFile {
  /** From the folder, with `/`. */
  readonly path: string;
  readonly bytes: number;
}

/** A symbolic link below a folder. */
export interface FoundLink {
  /** From the folder, with `/`. */
  readonly path: string;
  /** Whether what it stands for lies below the folder; a link to nothing is judged by what it says. */
  readonly inside: boolean;
}

export interface FolderFiles {
  readonly files: readonly FoundFile[];
  readonly links: readonly FoundLink[];
  /** Whether the walk stopped before its end. */
  readonly stopped: boolean;
}

/** What a path stands for, links followed. */
export type PathFact =
  /** `inside`: whether the real file lies below the folder it was looked for in, and that below the package. */
  | { readonly is: 'file'; readonly bytes: number; readonly inside: boolean }
  | { readonly is: 'folder' | 'special' | 'missing' };

/** A package's folder. All paths are from its root, with `/`; nothing outside of it is ever read. */
export class PackageDisk {
  private readonly facts = new Map<string, PathFact>();

  private constructor(private readonly root: Root) {}

  /** @throws {UsageError} `unreadable-folder` when there is no such folder, or it cannot be read. */
  static open(directory: string): PackageDisk {
    return new PackageDisk(Root.open(directory));
  }

  /** What `path` stands for; asked once for each path and folder. */
  lookAt(path: string, folder: string): PathFact {
    const key = `${folder}\n${path}`;
    const fact = this.facts.get(key) ?? this.find(path, folder);
    this.facts.set(key, fact);
    return fact;
  }

  /** Reads a file inside the package. */
  read(path: string, most: number): BytesRead {
    return this.root.readBytes(path, { most });
  }

  /** Whether a folder is there, and its real place below the package's root. */
  holds(folder: string): 'inside' | 'outside' | 'missing' {
    const real = this.root.realPathOf(folder);
    if (real === undefined) return 'missing';
    return isBelow(this.root.path, real) ? 'inside' : 'outside';
  }

  /**
   * Lists the files and links below a folder in code-point order. Links are judged, never followed;
   * what is neither file, folder nor link is passed over.
   */
  filesBelow(path: string): FolderFiles {
    const folder = join(this.root.path, path);
    const real = this.root.realPathOf(path) ?? folder;
    const files: FoundFile[] = [];
    const links: FoundLink[] = [];
    let looked = 0;
    for (const { path: child, entry } of walk(folder)) {
      if (++looked > MOST_ENTRIES) return { files, links, stopped: true };
      const absolute = join(folder, child);
      if (entry.isSymbolicLink()) links.push({ path: child, inside: leadsInside(absolute, real) });
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

/** Whether what a link stands for lies in a folder. A link to nothing is taken for what it says. */
function leadsInside(link: string, folder: string): boolean {
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

function realPathOf(path: string): string | undefined {
  try {
    return realpathSync.native(path);
  } catch {
    return undefined;
  }
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}
