/** Gives out the ids of one page, each once. */
export interface Anchors {
  /**
   * The id for a name, unique on the page: of the same names in the same order, always the same.
   *
   * @param parts path of names; each becomes `a-z`, `0-9` and `-`, joined by dots.
   */
  take(...parts: readonly string[]): string;
  /** Keeps an id that is known from elsewhere, such as a rule's, if it can be one. */
  keep(id: string): string;
}

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
 * Letters, digits and dashes of a name, in lower case; `camelCase` is taken apart. Any other character
 * but white space is written as its code point, so that no two names lose what tells them apart.
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
 * Prints a heading that links can point at, whatever slugs a renderer makes.
 *
 * @param title inline Markdown on one line.
 */
export function heading(level: 1 | 2 | 3 | 4, title: string, anchor: string): string {
  return `<a id="${anchor}"></a>\n\n${'#'.repeat(level)} ${title}`;
}
