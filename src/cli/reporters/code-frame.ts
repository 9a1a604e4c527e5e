import type { Issue } from '../../../core/issue.js';
import type { Palette } from '../process/palette.js';
import { type LineWindow, windowOf } from './line-window.js';

/**
 * The line of an issue with its number, the line before it, and carets under the issue's range.
 * Empty when the issue has no position or the text has no such line.
 *
 * @param lines the text's lines by 1-based number; at least the two that are shown.
 */
export function codeFrame(issue: Issue, lines: ReadonlyMap<number, string>, palette: Palette): string[] {
  const { line, column } = issue;
  if (line === undefined || column === undefined) return [];
  const text = lines.get(line);
  if (text === undefined) return [];
  const width = String(line).length;
  const gutter = (label: string): string => palette.dim(`${label.padStart(width)} |`);
  const shown = windowOf(text, column - 1, endOf(issue, text));
  const before = lines.get(line - 1);
  const frame: string[] = [];
  if (before !== undefined) frame.push(`  ${gutter(String(line - 1))} ${textBefore(before, shown)}`.trimEnd());
  frame.push(`> ${gutter(String(line))} ${shown.text}`.trimEnd());
  frame.push(`  ${gutter('')} ${' '.repeat(shown.markStart)}${paintMark(issue, '^'.repeat(shown.markWidth), palette)}`);
  return frame;
}

/** More units than a line shows after the start of a range. */
const SHOWN = 1000;

/** The range's end within its first line, as a 0-based offset; the end of what is shown when the range continues below. */
function endOf({ line, column = 1, endLine, endColumn }: Issue, text: string): number {
  if (endLine === undefined || endColumn === undefined) return column;
  if (endLine === line) return endColumn - 1;
  const shown = column - 1 + SHOWN;
  return text.length > shown ? shown : text.trimEnd().length;
}

function textBefore(before: string, { start }: LineWindow): string {
  return start === 0 || start < before.length ? windowOf(before, start, start, start).text : '';
}

function paintMark({ severity }: Issue, mark: string, palette: Palette): string {
  return severity === 'error' ? palette.red(mark) : palette.yellow(mark);
}
