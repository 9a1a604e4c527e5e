/** A stretch of Markdown or of text; of a code span, what stands between its fences. */
export interface MarkdownPart {
  readonly isCode: boolean;
  readonly text: string;
}

/**
 * Takes the code spans of Markdown apart from what is around them, in linear time. A backslash keeps the backtick
 * after it from opening a span.
 *
 * @param markdown one paragraph; a span does not reach over a blank line.
 * @see CommonMark 0.31, section 6.1
 */
export function splitCode(markdown: string): MarkdownPart[] {
  return split(markdown, true);
}

/** The same for text that is no Markdown but for its code spans: a backslash in it is a backslash. */
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

/** Each run as an opener, closed by the next run that is as long; inside a span a backslash means nothing. */
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

/** Whether an odd number of backslashes stands before a place. */
function isEscaped(text: string, place: number): boolean {
  let start = place;
  while (text[start - 1] === '\\') start -= 1;
  return (place - start) % 2 === 1;
}

function unpad(code: string): string {
  const line = code.replace(/\n/g, ' ');
  return isPadded(line) ? line.slice(1, -1) : line;
}

/** Whether a reader of Markdown takes a space off both ends of a code span. */
export function isPadded(code: string): boolean {
  return code.startsWith(' ') && code.endsWith(' ') && /[^ ]/.test(code);
}
