/**
 * Prints a heading that links can point at, whatever slugs a renderer makes.
 *
 * @param title inline Markdown on one line.
 */
export function heading(level: 1 | 2 | 3 | 4, title: string, anchor: string): string {
  return `<a id="${anchor}"></a>\n\n${'#'.repeat(level)} ${title}`;
}
