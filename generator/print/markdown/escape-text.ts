import { codeSpan } from './code-span.js';
import { splitTextCode } from './split-code.js';
import { visible } from './visible.js';

/**
 * What has a meaning at the start of a line, after any list markers: a heading, an underline, a rule.
 * Each list marker consumes the white space after it, so that no line is read twice.
 */
const LINE_MARK = /^([ \t]*(?:(?:[-+]|\d{1,9}[.)])[ \t]+)*)(#|=|-{2,}|-(?=[- \t]*$))/gm;

/**
 * Turns text with code spans into Markdown that renders it unchanged: `*`, `<T>`, `[x]`, `# a` and HTML
 * stay what the author typed. Paragraphs and lists stay paragraphs and lists.
 */
export function escapeText(text: string): string {
  return visible(text)
    .trim()
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) =>
      splitTextCode(paragraph)
        .map((part) => (part.isCode ? codeSpan(part.text) : escapePlain(part.text)))
        .join('')
        .replace(LINE_MARK, (_, before: string, mark: string) => `${before}\\${mark}`),
    )
    .join('\n\n');
}

/** The same on one line, for headings, list items and table cells. */
export function escapeLine(text: string): string {
  return escapeText(text)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

function escapePlain(text: string): string {
  return text
    .replace(/[\\`*[\]|]/g, (character) => `\\${character}`)
    .replace(/&(?=#?\w+;)/g, () => '&amp;')
    .replace(/</g, () => '&lt;')
    .replace(/>/g, () => '&gt;')
    .replace(/~/g, () => '\\~')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, () => '\\_');
}
