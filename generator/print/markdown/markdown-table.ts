import { codeSpan } from './code-span.js';
import { splitCode } from './split-code.js';
import { splitFences } from './split-fences.js';

/**
 * Prints a table in GitHub's Markdown.
 *
 * @param columns headings, inline Markdown.
 * @param rows cells, inline Markdown and fenced code; a short row is padded. A `|` or a line break does not end a cell.
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
  return splitFences(markdown.trim())
    .map(({ fence, lines }) => (fence === undefined ? inlineOf(lines.join('\n').trim()) : blockOf(lines)))
    .filter((part) => part !== '')
    .join(' ');
}

function inlineOf(markdown: string): string {
  return splitCode(markdown)
    .map((part) => (part.isCode ? codeOf(part.text) : textOf(part.text)))
    .join('');
}

/** A row is one line, so a block of code keeps its lines as an element. */
function blockOf(lines: readonly string[]): string {
  return `<pre>${lines.map(entities).join('<br>')}</pre>`;
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
  return `<code>${entities(code)}</code>`;
}

function entities(code: string): string {
  return code.replace(/[&<>|`*_[\]\\~]/g, (character) => `&#${character.charCodeAt(0)};`);
}
