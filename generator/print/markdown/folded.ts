import { splitTextCode } from './split-code.js';
import { visible } from './visible.js';

/** Folds blocks of Markdown under a summary, which is text with code spans. */
export function folded(summary: string, blocks: readonly string[]): string {
  const line = splitTextCode(visible(summary).trim().replace(/\s+/g, ' '))
    .map((part) => (part.isCode ? `<code>${html(part.text)}</code>` : html(part.text)))
    .join('');
  return [`<details>\n<summary>${line}</summary>`, ...blocks, '</details>'].join('\n\n');
}

function html(text: string): string {
  return text
    .replace(/&/g, () => '&amp;')
    .replace(/</g, () => '&lt;')
    .replace(/>/g, () => '&gt;');
}
