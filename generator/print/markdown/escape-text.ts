import { codeSpan } from './code-span.js';
import { splitCode } from './split-code.js';
import { visible } from './visible.js';

/**
 * Turns text with code spans into Markdown that shows it as it is: `*`, `<T>`, `[x]`, `# a` and HTML
 * stay what the author typed. Paragraphs and lists stay paragraphs and lists.
 */
export function escapeText(text: string): string {
  return visible(text)
    .trim()
    .split(/\n[ \t]*\n\s*/)
    .map((paragraph) =>
      splitCode(paragraph)
        .map((part) => (part.isCode ? codeSpan(part.text) : escapePlain(part.text)))
        .join('')
        .replace(/^([ \t]*)(#|=|-{2,}|-(?=[ \t]*$)|~{3,})/gm, (_, space: string, mark: string) => `${space}\\${mark}`),
    )
    .join('\n\n');
}

/** The same on one line, for headings, list items and table cells. */
export function escapeLine(text: string): string {
  return escapeText(text).replace(/\s*\n\s*/g, ' ');
}

function escapePlain(text: string): string {
  return text
    .replace(/[\\`*[\]|]/g, (character) => `\\${character}`)
    .replace(/&(?=#?\w+;)/g, () => '&amp;')
    .replace(/</g, () => '&lt;')
    .replace(/>/g, () => '&gt;')
    .replace(/~~/g, () => '\\~\\~')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, () => '\\_');
}
