/** A stretch of Markdown; of a code span, what stands between its fences. */
export interface MarkdownPart {
  readonly isCode: boolean;
  readonly text: string;
}

/**
 * Takes code spans apart from the text around them, in linear time.
 *
 * @param markdown one paragraph; a span does not reach over a blank line.
 * @see CommonMark 0.31, section 6.1
 */
export function splitCode(markdown: string): MarkdownPart[] {
  const runs = [...markdown.matchAll(/`+/g)].map((match) => ({ start: match.index, length: match[0].length }));
  const closers = closersOf(runs.map((run) => run.length));
  const parts: MarkdownPart[] = [];
  let from = 0;
  for (let index = 0; index < runs.length; index += 1) {
    const opener = runs[index];
    const closerIndex = closers[index];
    const closer = closerIndex === undefined ? undefined : runs[closerIndex];
    if (opener === undefined || closer === undefined || closerIndex === undefined) continue;
    if (opener.start > from) parts.push({ isCode: false, text: markdown.slice(from, opener.start) });
    parts.push({ isCode: true, text: unpad(markdown.slice(opener.start + opener.length, closer.start)) });
    from = closer.start + closer.length;
    index = closerIndex;
  }
  if (from < markdown.length) parts.push({ isCode: false, text: markdown.slice(from) });
  return parts;
}

/** For each run of backticks, the next run that is as long. */
function closersOf(lengths: readonly number[]): (number | undefined)[] {
  const next = new Map<number, number>();
  const closers: (number | undefined)[] = new Array(lengths.length).fill(undefined);
  for (let index = lengths.length - 1; index >= 0; index -= 1) {
    const length = lengths[index] ?? 0;
    closers[index] = next.get(length);
    next.set(length, index);
  }
  return closers;
}

function unpad(code: string): string {
  const line = code.replace(/\n/g, ' ');
  return /^ .*[^ ].* $/.test(line) ? line.slice(1, -1) : line;
}
