import { codeSpan } from './code-span.js';
import { splitCode } from './split-code.js';
import { visible } from './visible.js';

/** An opening or closing fence of a code block. */
const FENCE = /^ {0,3}(`{3,}|~{3,})/;

/**
 * Keeps an author's Markdown as it is but for HTML: outside code, `<` is text, so that
 * `<T>` is seen and no tag reaches the page. Addresses in angle brackets stay links.
 */
export function safeMarkdown(markdown: string): string {
  const blocks: string[] = [];
  let prose: string[] = [];
  let fence: string | undefined;
  const flush = (): void => {
    if (prose.length > 0) blocks.push(withoutHtml(prose.join('\n')));
    prose = [];
  };
  for (const line of visible(markdown).trim().split('\n')) {
    const mark = FENCE.exec(line)?.[1];
    if (fence === undefined && mark === undefined) {
      prose.push(line);
      continue;
    }
    flush();
    blocks.push(line);
    if (fence === undefined) fence = mark;
    else if (mark?.startsWith(fence) && line.trim() === mark) fence = undefined;
  }
  flush();
  if (fence !== undefined) blocks.push(fence);
  return blocks.join('\n');
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
