import { readdir, realpath, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { contains } from '../../../files/is-below.js';

/** What a path inside the folder comes to, links followed. */
export type FileFact =
  | {
      readonly is: 'file';
      readonly bytes: number;
      /** Absolute and without links. */
      readonly realPath: string;
      /** The path as the disk spells it, where that differs in letter case only. */
      readonly spelling: string | undefined;
      /** Whether this machine finds the file under the spelling asked for. */
      readonly found: boolean;
    }
  | { readonly is: 'missing' | 'outside' | 'not regular' };

/** A folder whose files are looked up by path, never outside it. */
export class BlueprintFolder {
  private readonly listings = new Map<string, Promise<ReadonlyMap<string, string>>>();
  private readonly facts = new Map<string, Promise<FileFact>>();

  /** @param root absolute and without links. */
  constructor(readonly root: string) {}

  /** Its own name on the disk. */
  get name(): string {
    return basename(this.root);
  }

  /** @param path relative to the folder, with `/`. */
  fact(path: string): Promise<FileFact> {
    const known = this.facts.get(path) ?? this.lookUp(path);
    this.facts.set(path, known);
    return known;
  }

  /** Follows a path name by name, so that neither a link nor the letter case of the disk goes unnoticed. */
  private async lookUp(path: string): Promise<FileFact> {
    const wanted = path.split('/').filter((name) => name !== '');
    const spelt: string[] = [];
    let place = this.root;
    for (const name of wanted) {
      const names = await this.namesIn(place);
      const onDisk = names.get(name) ?? names.get(name.toLowerCase());
      const next = onDisk === undefined ? undefined : await attempt(realpath(join(place, onDisk)));
      if (onDisk === undefined || next === undefined) return { is: 'missing' };
      if (!contains(this.root, next)) return { is: 'outside' };
      spelt.push(onDisk);
      place = next;
    }
    const stats = await attempt(stat(place));
    if (stats === undefined) return { is: 'missing' };
    if (!stats.isFile() || path.endsWith('/')) return { is: 'not regular' };
    const spelling = spelt.join('/') === wanted.join('/') ? undefined : spelt.join('/');
    const found = spelling === undefined || (await attempt(stat(join(this.root, path)))) !== undefined;
    return { is: 'file', bytes: stats.size, realPath: place, spelling, found };
  }

  /** The names in a folder, each also under its lower-case form where no other name is spelt so. */
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

/** What the disk says, or nothing where it refuses: a refusal is a fact about the folder here, not a failure. */
async function attempt<T>(answer: Promise<T>): Promise<T | undefined> {
  try {
    return await answer;
  } catch {
    return undefined;
  }
}
