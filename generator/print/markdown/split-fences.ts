/** A stretch of Markdown: prose, or a fenced block of code. */
export interface MarkdownBlock {
  /** The fence that opens the block; `undefined` for prose. */
  readonly fence: string | undefined;
  /** What follows the opening fence, as a rule the name of a language. */
  readonly info: string;
  /** The lines inside. */
  readonly lines: readonly string[];
  /** Whether a fence ends the block, and not the text. */
  readonly isClosed: boolean;
  /** The block as it was written, with a closing fence where it had none. */
  readonly source: string;
}

/**
 * The fence that opens a code block. An indented fence may just as well close a block inside a list, after which HTML
 * would be HTML again, so it does not open one here. A fence followed by a backtick never opens one.
 */
const OPENING = /^(`{3,}(?=[^`]*$)|~{3,})/;
/** The fence that closes a code block. */
const CLOSING = /^ {0,3}(`{3,}|~{3,})[ \t]*$/;

/**
 * Splits Markdown into fenced code and the rest; a block that is never closed ends with the text.
 *
 * @param markdown lines end in LF.
 * @see CommonMark 0.31, section 4.5
 */
export function splitFences(markdown: string): MarkdownBlock[] {
  const blocks: MarkdownBlock[] = [];
  let lines: string[] = [];
  let fence: string | undefined;
  let opening = '';
  const end = (closing: string | undefined): void => {
    const info = opening.slice(fence?.length).trim();
    const source = fence === undefined ? lines : [opening, ...lines, closing ?? fence];
    if (source.length > 0)
      blocks.push({ fence, info, lines, isClosed: closing !== undefined, source: source.join('\n') });
    lines = [];
  };
  for (const line of markdown.split('\n')) {
    const opened = fence === undefined ? OPENING.exec(line)?.[1] : undefined;
    if (opened !== undefined) {
      end(undefined);
      fence = opened;
      opening = line;
    } else if (fence !== undefined && CLOSING.exec(line)?.[1]?.startsWith(fence)) {
      end(line);
      fence = undefined;
    } else lines.push(line);
  }
  end(undefined);
  return blocks;
}
