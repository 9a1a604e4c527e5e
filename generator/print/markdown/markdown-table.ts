import { codeSpan } from './code-span.js';
import { splitCode } from './split-code.js';

/**
 * Prints a table in GitHub's Markdown.
 *
 * @param columns headings, inline Markdown.
 * @param rows cells, inline Markdown; a short row is padded. A `|` or a line break does not end a cell.
 * @see GitHub Flavored Markdown, section 4.10
 */
export function markdownTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [rowOf(columns), `|${' --- |'.repeat(columns.length)}`];
  for (const row of rows) lines.push(rowOf(columns.map((_, index) => row[index] ?? '')));
  return lines.join('\n');
}

function rowOf(cells: readonly string[]): string {
  return `|${cells.map((cell) => ` ${cellOf(cell)} |`).join('')}`.replace(/ {2}\|/g, ' |');
}

function cellOf(markdown: string): string {
  return splitCode(markdown.trim())
    .map((part) => (part.isCode ? codeOf(part.text) : textOf(part.text)))
    .join('');
}

function textOf(text: string): string {
  return text
    .replace(/\\([^|])|\\?\|/g, (found, other: string | undefined) => (other === undefined ? '&#124;' : found))
    .replace(/\n(?:[ \t]*\n)+/g, () => '<br><br>')
    .replace(/\n(?=[ \t]*(?:[-*+]|\d+[.)])[ \t])/g, () => '<br>')
    .replace(/\n/g, () => ' ');
}

/** Parsers disagree on `\|` after a backslash inside a code span, so a span with `|` becomes an element. */
function codeOf(code: string): string {
  if (!code.includes('|')) return codeSpan(code);
  return `<code>${code.replace(/[&<>|`*_[\]\\~]/g, (character) => `&#${character.charCodeAt(0)};`)}</code>`;
}
