/** A stretch of Markdown or text; for a code span, the content between its fences. */
export interface MarkdownPart {
  readonly isCode: boolean;
  readonly text: string;
}

/**
 * Splits Markdown into code spans and the rest, in linear time. A backslash before a backtick keeps it from opening
 * a span.
 *
 * @param markdown one paragraph; a span does not cross a blank line.
 * @see CommonMark 0.31, section 6.1
 */
export function splitCode(markdown: string): MarkdownPart[] {
  return split(markdown, true);
}

/** The same for plain text with code spans: a backslash has no special meaning. */
export function splitTextCode(text: string): MarkdownPart[] {
  return split(text, false);
}

/** A run of backticks that may open a span. */
interface Opener {
  readonly start: number;
  readonly length: number;
  /** The index of the run that closes the span. */
  readonly closedBy: number | undefined;
}

function split(text: string, hasEscapes: boolean): MarkdownPart[] {
  const runs = [...text.matchAll(/`+/g)].map((match) => ({ start: match.index, length: match[0].length }));
  const openers = openersOf(text, runs, hasEscapes);
  const parts: MarkdownPart[] = [];
  let from = 0;
  for (let index = 0; index < runs.length; index += 1) {
    const { start, length, closedBy } = openers[index] ?? {};
    const closer = closedBy === undefined ? undefined : runs[closedBy];
    if (start === undefined || length === undefined || closedBy === undefined || closer === undefined) continue;
    if (start > from) parts.push({ isCode: false, text: text.slice(from, start) });
    parts.push({ isCode: true, text: unpad(text.slice(start + length, closer.start)) });
    from = closer.start + closer.length;
    index = closedBy;
  }
  if (from < text.length) parts.push({ isCode: false, text: text.slice(from) });
  return parts;
}

type Run = Pick<Opener, 'start' | 'length'>;

/** Each run as an opener, closed by the next run of the same length; inside a span a backslash has no meaning. */
function openersOf(text: string, runs: readonly Run[], hasEscapes: boolean): Opener[] {
  const next = new Map<number, number>();
  const openers: Opener[] = [];
  for (const [index, run] of [...runs.entries()].reverse()) {
    const skipped = hasEscapes && isEscaped(text, run.start) ? 1 : 0;
    const length = run.length - skipped;
    openers.push({ start: run.start + skipped, length, closedBy: next.get(length) });
    next.set(run.length, index);
  }
  return openers.reverse();
}

/** Whether an odd number of backslashes precedes an index. */
function isEscaped(text: string, place: number): boolean {
  let start = place;
  while (text[start - 1] === '\\') start -= 1;
  return (place - start) % 2 === 1;
}

function unpad(code: string): string {
  const line = code.replace(/\n/g, ' ');
  return isPadded(line) ? line.slice(1, -1) : line;
}

/** Whether Markdown strips a space from both ends of a code span. */
export function isPadded(code: string): boolean {
  return code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code);
}
