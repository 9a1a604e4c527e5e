import { eastAsianWidth } from 'get-east-asian-width';
import { lazyPattern } from '../../../core/words/lazy-pattern.js';
import { printable } from '../../../core/words/printable.js';
import { isLowSurrogate } from '../../../core/words/surrogates.js';

/** The most terminal columns that a line takes. */
const COLUMNS = 100;
/** Columns kept before the mark when a line is cut. */
const LEAD = 30;
const TAB = 4;
const CUT = '…';

const ZERO_WIDTH = lazyPattern(String.raw`\p{M}`, 'u');

/** The part of a line that fits the terminal, safe to print. Widths are in terminal columns. */
export interface LineWindow {
  /** Offset in the line of the first unit shown. */
  readonly start: number;
  readonly text: string;
  readonly markStart: number;
  /** At least 1. */
  readonly markWidth: number;
}

/**
 * Cuts a line around a range.
 *
 * @param from 0-based offset of the range in UTF-16 units.
 * @param to its end, exclusive.
 * @param start where the window begins; default: shortly before the range when the line is long, otherwise 0.
 */
export function windowOf(line: string, from: number, to: number, start = startFor(line, from)): LineWindow {
  let text = start > 0 ? CUT : '';
  let width = text.length;
  let offset = start;
  let markStart: number | undefined;
  let markEnd: number | undefined;
  for (const character of line.slice(start, start + 2 * COLUMNS)) {
    const cell = cellOf(character, width);
    if (width + cell.width > COLUMNS) break;
    if (markStart === undefined && offset + character.length > from) markStart = width;
    text += cell.text;
    width += cell.width;
    offset += character.length;
    if (offset <= to) markEnd = width;
  }
  if (offset < line.length) text += CUT;
  markStart ??= width;
  return { start, text, markStart, markWidth: Math.max(1, (markEnd ?? 0) - markStart) };
}

function startFor(line: string, from: number): number {
  if (line.length <= COLUMNS && widthOf(line) <= COLUMNS) return 0;
  let start = Math.min(from, line.length);
  for (let width = 0; start > 0 && width < LEAD; ) {
    start -= start > 1 && isLowSurrogate(line.charCodeAt(start - 1)) ? 2 : 1;
    width += cellOf(String.fromCodePoint(line.codePointAt(start) ?? 0), 0).width;
  }
  return start;
}

function widthOf(line: string): number {
  let width = 0;
  for (const character of line) width += cellOf(character, width).width;
  return width;
}

function cellOf(character: string, column: number): { readonly text: string; readonly width: number } {
  if (character === '\t') {
    const width = TAB - (column % TAB);
    return { text: ' '.repeat(width), width };
  }
  const shown = printable(character);
  if (shown !== character) return { text: shown, width: shown.length };
  return { text: character, width: character < '\x7f' ? 1 : widthBeyondAscii(character) };
}

function widthBeyondAscii(character: string): number {
  if (ZERO_WIDTH().test(character)) return 0;
  return eastAsianWidth(character.codePointAt(0) ?? 0);
}
