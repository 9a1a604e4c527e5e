import { pascalCase } from '../names/identifiers.js';
import { NamePool, type Wanted } from '../names/name-pool.js';
import { textHash } from '../names/text-hash.js';

/** Gives out the ids of one page, each once. */
export interface Anchors {
  /**
   * A unique id for a name; the same names in the same order always get the same ids.
   *
   * @param parts path of names; each becomes `a-z`, `0-9` and `-`, joined by dots.
   */
  take(...parts: readonly string[]): string;
  /** The ids of a set of paths, in its order: which id a path gets does not depend on that order. */
  takeAll(paths: readonly (readonly string[])[]): string[];
  /** Uses a known id, such as a rule's, unchanged if possible. */
  keep(id: string): string;
}

/** The anchors of a page that has none yet. */
export function createAnchors(): Anchors {
  const pool = new NamePool([], (id, count) => `${id}-${count + 1}`);
  return {
    take: (...parts) => pool.claim(parts.map(slug).join('.')),
    takeAll: (paths) => {
      const ids = pool.claimAll(paths.map(wantedId));
      return paths.map((_, index) => ids.get(index) ?? '');
    },
    keep: (id) => pool.claim(/^[a-z0-9][a-z0-9/-]*$/.test(id) ? id : slug(id)),
  };
}

/** The ids that fit a path: readable, then with the capitals and spaces that the readable one loses, then with a hash. */
function wantedId(parts: readonly string[], key: number): Wanted<number> {
  const slugs = parts.map(slug);
  const id = slugs.join('.');
  const lost = [...parts.join('')].filter((character) => /[A-Z\s/-]/.test(character));
  const hex = lost.map((character) => `-${(character.codePointAt(0) ?? 0).toString(16)}`);
  // A type's name in PascalCase can be read back from its id; a property's must be the id itself.
  const isExact = slugs.every((own, index) => own === parts[index] || (index === 0 && pascalCase(own) === parts[0]));
  return { key, names: [id, id + hex.join(''), `${id}-${textHash(JSON.stringify(parts))}`], isExact };
}

/**
 * Letters, digits and dashes of a name, in lower case; `camelCase` is split. Any other character
 * except white space becomes its code point, so that different names get different ids.
 */
function slug(name: string): string {
  const words = name.replace(/([a-z0-9])([A-Z])/g, (_, end: string, start: string) => `${end}-${start}`);
  let id = '';
  for (const character of words) {
    if (/[A-Za-z0-9-]/.test(character)) id += character.toLowerCase();
    else if (/[\s/]/.test(character)) id += '-';
    else id += `-u${(character.codePointAt(0) ?? 0).toString(16)}-`;
  }
  const trimmed = id.replace(/-{2,}/g, '-').replace(/^-|-$/g, '');
  return trimmed === '' ? 'empty' : trimmed;
}

/**
 * Prints a heading with a fixed anchor, independent of the slugs of a renderer.
 *
 * @param title inline Markdown on one line.
 */
export function heading(level: 1 | 2 | 3 | 4, title: string, anchor: string): string {
  return `<a id="${anchor}"></a>\n\n${'#'.repeat(level)} ${title}`;
}
