/**
 * The folders that a README lists under its heading "Layout": in a fenced block, where further in means inside,
 * or in a table, where the first column names them. Several may stand on one line; `<name>` stands for any folder.
 *
 * @returns paths from the root with `/`, without the final one; empty where there is no such heading.
 */
export function foldersOf(readme: string): string[] {
  const lines = readme.split('\n');
  const start = lines.findIndex((line) => /^#{1,6} Layout\b/.test(line));
  if (start < 0) return [];
  const level = /^#+/.exec(lines[start] ?? '')?.[0].length ?? 0;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => (/^(#+) /.exec(line)?.[1]?.length ?? 7) <= level);
  const section = end < 0 ? rest : rest.slice(0, end);
  const from = section.findIndex((line) => line.startsWith('```'));
  if (from >= 0) return fromBlock(section.slice(from + 1, section.indexOf('```', from + 1)));
  return section.filter((line) => line.startsWith('|')).flatMap((line) => foldersIn(line.split('|')[1] ?? ''));
}

function fromBlock(lines: readonly string[]): string[] {
  const open: { indent: number; path: string }[] = [];
  const found: string[] = [];
  for (const line of lines) {
    const [, margin = '', names = ''] = /^([\s│├└─]*)((?:\S+\/\s+)*\S+\/)(?:\s|$)/.exec(line) ?? [];
    if (names === '') continue;
    while ((open.at(-1)?.indent ?? -1) >= margin.length) open.pop();
    const parent = open.at(-1);
    const paths = foldersIn(names).map((name) => (parent === undefined ? name : `${parent.path}/${name}`));
    const [first = ''] = paths;
    open.push({ indent: margin.length, path: first });
    found.push(...paths);
  }
  return found;
}

function foldersIn(text: string): string[] {
  return text
    .replaceAll('`', '')
    .split(/[\s,]+/)
    .filter((word) => /^[^\s/]\S*\/$/.test(word))
    .map((word) => word.slice(0, -1));
}

/** What two lists of folders disagree on: folders that are not there, and top-level folders that are not listed. */
export function compareLayout(listed: readonly string[], present: readonly string[]): string[] {
  const missing = listed
    .filter((folder) => {
      const fits = new RegExp(`^${folder.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/<[^>]*>/g, '[^/]+')}$`);
      return !present.some((path) => fits.test(path));
    })
    .map((folder) => `${folder} is listed, and not there`);
  const tops = new Set(listed.map((folder) => folder.split('/')[0]));
  const unlisted = present
    .filter((folder) => !folder.includes('/') && !tops.has(folder))
    .map((folder) => `${folder} is there, and not listed`);
  return [...missing, ...unlisted];
}
