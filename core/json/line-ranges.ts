/** A part of a text, in UTF-16 units; the end is exclusive. */
export interface TextRange {
  readonly start: number;
  readonly end: number;
}

/** A part of a text in lines and columns: 1-based, columns in UTF-16 units; the end is exclusive. */
export interface LineRange {
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/**
 * Turns ranges of a text into lines and columns; LF, CRLF and CR end a line. The text is indexed once. A range that
 * begins in the text ends in it too.
 */
export function lineRanges(text: string): (range: TextRange) => LineRange {
  const placeOf = lineIndex(text);
  return ({ start, end }) => {
    const from = placeOf(start);
    const to = placeOf(Math.min(end, Math.max(text.length, start)));
    return { line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
  };
}

/** UTF-16 units of a text for which the index has one entry. */
const BLOCK = 4096;

function lineIndex(text: string): (offset: number) => { readonly line: number; readonly column: number } {
  // For the first unit of each block: how many lines end before it, and where the last of them does. A text can have
  // millions of lines, of which a report shows a thousand.
  const blocks = Math.floor(text.length / BLOCK) + 1;
  const ends = new Uint32Array(blocks);
  const starts = new Uint32Array(blocks);
  let line = 0;
  let start = 0;
  for (let index = 0; index <= text.length; index += 1) {
    if (index % BLOCK === 0) {
      ends[index / BLOCK] = line;
      starts[index / BLOCK] = start;
    }
    if (!endsLine(text, index)) continue;
    line += 1;
    start = index + 1;
  }
  return (offset) => {
    const block = Math.min(Math.floor(offset / BLOCK), blocks - 1);
    let before = ends[block] ?? 0;
    let from = starts[block] ?? 0;
    for (let index = block * BLOCK; index < Math.min(offset, text.length); index += 1) {
      if (!endsLine(text, index)) continue;
      before += 1;
      from = index + 1;
    }
    return { line: before + 1, column: offset - from + 1 };
  };
}

function endsLine(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit === 0x0a || (unit === 0x0d && text.charCodeAt(index + 1) !== 0x0a);
}
