import { codeSpan } from './code-span.js';
import { splitCode } from './split-code.js';
import { splitFences } from './split-fences.js';
import { visible } from './visible.js';

/**
 * Keeps an author's Markdown but escapes HTML: outside code, `<` is text, so that
 * `<T>` is visible and no tag reaches the page. URLs in angle brackets stay links.
 */
export function safeMarkdown(markdown: string): string {
  return splitFences(visible(markdown).trim())
    .map((block) => (block.fence === undefined ? withoutHtml(block.lines.join('\n')) : block.source))
    .join('\n');
}

function withoutHtml(prose: string): string {
  return prose
    .split(/(\n[ \t]*\n\s*)/)
    .map((paragraph) =>
      splitCode(paragraph)
        .map((part) =>
          part.isCode ? codeSpan(part.text) : part.text.replace(/<(?!https?:\/\/[^\s<>]*>)/g, () => '&lt;'),
        )
        .join(''),
    )
    .join('');
}
