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

function lineIndex(text: string): (offset: number) => { readonly line: number; readonly column: number } {
  const starts = [0];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    if (unit === 0x0a || (unit === 0x0d && text.charCodeAt(index + 1) !== 0x0a)) starts.push(index + 1);
  }
  return (offset) => {
    let low = 0;
    let high = starts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((starts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return { line: low + 1, column: offset - (starts[low] ?? 0) + 1 };
  };
}
