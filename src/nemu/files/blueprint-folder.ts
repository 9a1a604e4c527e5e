import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contains } from '../../../files/is-below.js';

/** What a path inside the folder resolves to, with links followed. */
export type FileFact =
  | {
      readonly is: 'file';
      readonly bytes: number;
      /** Absolute and without links. */
      readonly realPath: string;
      /** The path as written on disk, when it differs only in case. */
      readonly spelling: string | undefined;
      /** Whether this machine finds the file under the requested path. */
      readonly found: boolean;
    }
  | { readonly is: 'missing' | 'outside' | 'not regular' };

/** A folder whose files are looked up by path, never outside it. */
export class BlueprintFolder {
  private readonly listings = new Map<string, Promise<ReadonlyMap<string, string>>>();
  private readonly facts = new Map<string, Promise<FileFact>>();

  /** @param root absolute and without links. */
  constructor(readonly root: string) {}

  /** The name of the folder on disk. */
  get name(): string {
    return basename(this.root);
  }

  /** @param path relative to the folder, with `/`. */
  fact(path: string): Promise<FileFact> {
    const known = this.facts.get(path) ?? this.lookUp(path);
    this.facts.set(path, known);
    return known;
  }

  /** Follows a path name by name, so that links and differences in case are noticed. */
  private async lookUp(path: string): Promise<FileFact> {
    const wanted = path.split('/').filter((name) => name !== '');
    const resolved: string[] = [];
    let place = this.root;
    for (const name of wanted) {
      const names = await this.namesIn(place);
      const onDisk = names.get(name) ?? names.get(name.toLowerCase());
      const next = onDisk === undefined ? undefined : await attempt(realpath(join(place, onDisk)));
      if (onDisk === undefined || next === undefined) return { is: 'missing' };
      if (!contains(this.root, next)) return { is: 'outside' };
      resolved.push(onDisk);
      place = next;
    }
    const stats = await attempt(stat(place));
    if (stats === undefined) return { is: 'missing' };
    if (!stats.isFile() || path.endsWith('/')) return { is: 'not regular' };
    const spelling = resolved.join('/') === wanted.join('/') ? undefined : resolved.join('/');
    const found = spelling === undefined || (await attempt(stat(join(this.root, path)))) !== undefined;
    return { is: 'file', bytes: stats.size, realPath: place, spelling, found };
  }

  /** The names in a folder, also by their lower-case form unless another name is written that way. */
  private namesIn(folder: string): Promise<ReadonlyMap<string, string>> {
    const known = this.listings.get(folder) ?? attempt(readdir(folder)).then(byName);
    this.listings.set(folder, known);
    return known;
  }
}

function byName(names: readonly string[] = []): ReadonlyMap<string, string> {
  const exact = new Map(names.map((name) => [name, name]));
  const folded = [...names].sort().map((name): [string, string] => [name.toLowerCase(), name]);
  return new Map([...folded.reverse(), ...exact]);
}

/** The result of a file operation, or nothing when it fails: here a failure is a fact about the folder. */
async function attempt<T>(operation: Promise<T>): Promise<T | undefined> {
  try {
    return await operation;
  } catch {
    return undefined;
  }
}
