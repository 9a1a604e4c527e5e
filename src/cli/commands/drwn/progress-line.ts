import type { Io } from '../../process/io.js';

/** A line on the terminal that says how far a command is. */
export interface ProgressLine {
  /** @param text printable, short enough for one line of a terminal. */
  show(text: string): void;
  /** Takes the line away. */
  end(): void;
}

/** Begins the line of its own, clears it to its right end. */
const CLEAR = '\r\u001b[K';

/** Shows progress on standard error while that is a terminal that can rewrite a line, and nothing anywhere else. */
export function progressLine({ stderr, env }: Io): ProgressLine {
  if (stderr.isTTY !== true || env.TERM === 'dumb') return { show() {}, end() {} };
  let isShown = false;
  return {
    show(text) {
      isShown = true;
      stderr.write(`${CLEAR}${text}`);
    },
    end() {
      if (isShown) stderr.write(CLEAR);
    },
  };
}
