import type { Io } from '../../process/io.js';

/** A line on the terminal that shows the progress of a command. */
export interface ProgressLine {
  /** @param text printable text that fits on one line of a terminal. */
  show(text: string): void;
  /** Clears the line. */
  end(): void;
}

/** Returns to the start of the line and clears it. */
const CLEAR = '\r\u001b[K';

/** Shows progress on standard error if it is a terminal that can rewrite a line, and nothing otherwise. */
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
