/** Gives out the ids of one page, each once. */
export interface Anchors {
  /**
   * A unique id for a name; the same names in the same order always get the same ids.
   *
   * @param parts path of names; each becomes `a-z`, `0-9` and `-`, joined by dots.
   */
  take(...parts: readonly string[]): string;
  /** Uses a known id, such as a rule's, unchanged if possible. */
  keep(id: string): string;
}

/** The anchors of a page that has none yet. */
export function createAnchors(): Anchors {
  const taken = new Set<string>();
  const unique = (id: string): string => {
    let free = id;
    for (let number = 2; taken.has(free); number += 1) free = `${id}-${number}`;
    taken.add(free);
    return free;
  };
  return {
    take: (...parts) => unique(parts.map(slug).join('.')),
    keep: (id) => unique(/^[a-z0-9][a-z0-9/-]*$/.test(id) ? id : slug(id)),
  };
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
