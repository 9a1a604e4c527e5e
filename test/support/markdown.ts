/** Lines outside code blocks, with code spans and code elements blanked out. */
function proseLines(markdown: string): string[] {
  let fence: string | undefined;
  const lines: string[] = [];
  for (const line of markdown.split('\n')) {
    const mark = /^(`{3,}|~{3,})/.exec(line)?.[1];
    if (fence !== undefined) {
      if (mark !== undefined && mark.length >= fence.length && line === mark) fence = undefined;
    } else if (mark !== undefined) fence = mark;
    else lines.push(line.replace(/(?<!\\)(`+)(?!`)(.*?[^`])\1(?!`)/g, (span) => ' '.repeat(span.length)));
  }
  return lines;
}

/** Targets of links, as written. */
export function linksOf(markdown: string): string[] {
  return proseLines(markdown).flatMap((line) =>
    [...line.matchAll(/(?<!\\)\]\(([^()\s]+)\)/g)].map((match) => match[1] ?? ''),
  );
}

/** Ids that links can point at. */
export function idsOf(markdown: string): string[] {
  return proseLines(markdown).flatMap((line) =>
    [...line.matchAll(/<a id="([^"]*)"><\/a>/g)].map((match) => match[1] ?? ''),
  );
}

/** HTML tags outside code, without those the pages themselves are made with. */
export function strayTags(markdown: string): string[] {
  return proseLines(markdown)
    .map((line) =>
      line.replace(/<!--.*?-->|<https?:[^\s<>]*>|<a id="[^"]*"><\/a>|<\/?(?:details|summary|code|pre)>|<br>/g, ''),
    )
    .flatMap((line) => line.match(/<[^>]*>?/g) ?? []);
}

/** Tables as rows of cells, taken apart as GitHub does: at each `|` that no backslash escapes. */
export function tablesOf(markdown: string): string[][][] {
  const tables: string[][][] = [];
  let table: string[][] | undefined;
  for (const line of proseTableLines(markdown)) {
    if (!line.startsWith('|')) {
      table = undefined;
      continue;
    }
    if (table === undefined) {
      table = [];
      tables.push(table);
    }
    table.push(cellsOf(line));
  }
  return tables;
}

function cellsOf(line: string): string[] {
  const cells: string[] = [];
  let cell = '';
  for (let index = 1; index < line.length; index += 1) {
    const character = line.charAt(index);
    if (character === '\\') {
      cell += line.slice(index, index + 2);
      index += 1;
    } else if (character === '|') {
      cells.push(cell.trim());
      cell = '';
    } else cell += character;
  }
  return cell === '' ? cells : [...cells, `${cell.trim()} (after the last bar)`];
}

function proseTableLines(markdown: string): string[] {
  let inside = false;
  return markdown.split('\n').filter((line) => {
    if (/^`{3,}/.test(line)) inside = !inside;
    return !inside;
  });
}

/** Links of a page that lead nowhere, and ids that it has twice. */
export function brokenLinks(page: { path: string; text: string }, paths: ReadonlySet<string>): string[] {
  const ids = idsOf(page.text);
  const twice = ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `twice: ${id}`);
  const broken = linksOf(page.text).filter((link) => {
    if (link.startsWith('#')) return !ids.includes(link.slice(1));
    if (/^https?:/.test(link)) return false;
    return !paths.has(new URL(link, `file:///${page.path}`).pathname.slice(1));
  });
  return [...twice, ...broken];
}
