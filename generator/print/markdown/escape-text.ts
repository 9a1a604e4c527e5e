import { codeSpan } from './code-span.js';
import { splitTextCode } from './split-code.js';
import { type MarkdownBlock, splitFences } from './split-fences.js';
import { visible } from './visible.js';

/**
 * What has a meaning at the start of a line, after any list markers: a heading, an underline, a rule.
 * Each list marker consumes the white space after it, so that no line is read twice.
 */
const LINE_MARK = /^([ \t]*(?:(?:[-+]|\d{1,9}[.)])[ \t]+)*)(#|=|-{2,}|-(?=[- \t]*$))/gm;

/** The name of a language after a fence; anything else there is not repeated. */
const LANGUAGE = /^[\w+-]+$/;

/**
 * Turns text with code spans and fenced code into Markdown that renders it unchanged: `*`, `<T>`, `[x]`, `# a` and HTML
 * stay what the author typed. Paragraphs and lists stay paragraphs and lists.
 */
export function escapeText(text: string): string {
  return blocksOf(text)
    .map((block) => {
      if (typeof block === 'string') return escapeProse(block);
      return [`${block.fence}${LANGUAGE.test(block.info) ? block.info : ''}`, ...block.lines, block.fence].join('\n');
    })
    .filter((block) => block !== '')
    .join('\n\n');
}

/** Prose as text, and code that a fence opens and another one closes. */
function blocksOf(text: string): (string | MarkdownBlock)[] {
  const source = visible(text).trim();
  const blocks = splitFences(source);
  return blocks.every(({ fence, isClosed }) => fence === undefined || isClosed)
    ? blocks.map((block) => (block.fence === undefined ? block.source : block))
    : [source];
}

function escapeProse(text: string): string {
  return text
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

/** The same on one line, for headings, list items and table cells; fenced code becomes a code span. */
export function escapeLine(text: string): string {
  return blocksOf(text)
    .flatMap((block) => (typeof block === 'string' ? escapeProse(block).split('\n') : codeSpan(oneLine(block.lines))))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join(' ');
}

function oneLine(lines: readonly string[]): string {
  return lines
    .map((line) => line.trim())
    .join(' ')
    .trim();
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
