import { codeSpan } from './code-span.js';
import { splitCode } from './split-code.js';
import { visible } from './visible.js';

/**
 * The fence that opens a code block. An indented fence may just as well close a block inside a list, after which HTML
 * would be HTML again, so it does not open one here. A fence followed by a backtick never opens one.
 */
const OPENING = /^(`{3,}(?=[^`]*$)|~{3,})/;
/** The fence that closes a code block. */
const CLOSING = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;

/**
 * Keeps an author's Markdown but escapes HTML: outside code, `<` is text, so that
 * `<T>` is visible and no tag reaches the page. URLs in angle brackets stay links.
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
    if (fence === undefined) {
      fence = OPENING.exec(line)?.[1];
      if (fence === undefined) {
        prose.push(line);
        continue;
      }
      flush();
    } else if (CLOSING.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
    blocks.push(line);
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
