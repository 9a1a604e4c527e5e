import type { Stats } from 'node:fs';
import { lstat, open, readdir, readlink, realpath, stat } from 'node:fs/promises';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { UsageError } from '../../../core/usage-error.js';

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

/**
 * Opens a package's folder for reading.
 *
 * @throws {UsageError} `unreadable-folder` when there is no such folder, or it cannot be read.
 */
export async function openPackage(directory: string): Promise<PackageDisk> {
  const root = await realPathOf(directory);
  if (root === undefined || !(await stat(root)).isDirectory()) {
    throw new UsageError('unreadable-folder', `\`${directory}\` is no folder that can be read.`);
  }
  return new PackageDisk(root);
}

/** A package's folder. All paths are from its root, with `/`; nothing outside of it is ever read. */
export class PackageDisk {
  private readonly facts = new Map<string, Promise<PathFact>>();

  /** @param root absolute, without links. */
  constructor(private readonly root: string) {}

  /** What `path` stands for; asked once for each path and folder. */
  lookAt(path: string, folder: string): Promise<PathFact> {
    const key = `${folder}\n${path}`;
    const known = this.facts.get(key);
    if (known !== undefined) return known;
    const fact = this.find(path, folder);
    this.facts.set(key, fact);
    return fact;
  }

  /** The bytes of a file; nothing when it is no file, is larger than `most` bytes or lies outside of the package. */
  async read(path: string, most: number): Promise<Uint8Array | undefined> {
    const real = await realPathOf(join(this.root, path));
    if (real === undefined || !isBelow(real, this.root)) return undefined;
    const stats = await statsOf(real);
    if (!stats?.isFile() || stats.size > most) return undefined;
    const file = await open(real);
    try {
      return await file.readFile();
    } finally {
      await file.close();
    }
  }

  /** Whether a folder is there, and its real place below the package's root. */
  async holds(folder: string): Promise<'inside' | 'outside' | 'missing'> {
    const real = await realPathOf(join(this.root, folder));
    if (real === undefined) return 'missing';
    return isBelow(real, this.root) ? 'inside' : 'outside';
  }

  /**
   * Lists the files and links below a folder in code-point order. Links are judged, never followed;
   * what is neither file, folder nor link is passed over.
   */
  async filesBelow(path: string): Promise<FolderFiles> {
    const folder = join(this.root, path);
    const real = (await realPathOf(folder)) ?? folder;
    const files: FoundFile[] = [];
    const links: FoundLink[] = [];
    const waiting = [''];
    let looked = 0;
    for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
      for (const name of await namesIn(join(folder, below))) {
        if (++looked > MOST_ENTRIES) return { files, links, stopped: true };
        const child = below === '' ? name : `${below}/${name}`;
        const absolute = join(folder, child);
        const stats = await statsOf(absolute);
        if (stats?.isSymbolicLink()) links.push({ path: child, inside: await leadsInside(absolute, real) });
        else if (stats?.isDirectory()) waiting.push(child);
        else if (stats?.isFile()) files.push({ path: child, bytes: stats.size });
      }
    }
    return { files: files.sort(byPath), links: links.sort(byPath), stopped: false };
  }

  private async find(path: string, folder: string): Promise<PathFact> {
    try {
      const absolute = join(this.root, path);
      const stats = await stat(absolute);
      if (stats.isDirectory()) return { is: 'folder' };
      if (!stats.isFile()) return { is: 'special' };
      const home = await realpath(join(this.root, folder));
      const inside = isBelow(home, this.root) && isBelow(await realpath(absolute), home);
      return { is: 'file', bytes: stats.size, inside };
    } catch {
      return { is: 'missing' };
    }
  }
}

/** Whether `path` lies below `folder`; both absolute and without links. */
function isBelow(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return way !== '' && way !== '..' && !way.startsWith(`..${sep}`) && resolve(folder, way) === path;
}

async function leadsInside(link: string, root: string): Promise<boolean> {
  const target = await realPathOf(link);
  if (target !== undefined) return target === root || isBelow(target, root);
  try {
    const home = (await realPathOf(dirname(link))) ?? dirname(link);
    return isBelow(resolve(home, await readlink(link)), root);
  } catch {
    return false;
  }
}

async function realPathOf(path: string): Promise<string | undefined> {
  try {
    return await realpath(path);
  } catch {
    return undefined;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return (await readdir(folder)).sort();
  } catch {
    return [];
  }
}

async function statsOf(path: string): Promise<Stats | undefined> {
  try {
    return await lstat(path);
  } catch {
    return undefined;
  }
}

function byPath(a: { readonly path: string }, b: { readonly path: string }): number {
  return a.path < b.path ? -1 : 1;
}
