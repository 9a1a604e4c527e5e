import type { Output } from './io.js';
import { fs } from './node.js';

/**
 * Standard output or error without the stream that Node would build for it: loading streams takes longer than judging
 * a manifest. A text is written when `write` returns. What a reader that went away (`| head`) would have got is dropped.
 *
 * @param stream the stream after all, for a descriptor that has to be waited for.
 * @throws the system's error, such as ENOSPC, when the text cannot be written.
 */
export function directOutput(descriptor: 1 | 2, stream: () => NodeJS.WriteStream): Output {
  let state: 'direct' | 'waiting' | 'closed' = 'direct';
  return {
    get isTTY() {
      return mayBeTerminal(descriptor) && stream().isTTY;
    },
    write(text) {
      let left = Buffer.from(text);
      try {
        while (state === 'direct' && left.length > 0) left = left.subarray(fs.writeSync(descriptor, left));
      } catch (error) {
        state = stateAfter(error);
      }
      // What comes after a text that waits has to wait as well.
      if (state === 'waiting' && left.length > 0) stream().write(left);
    },
  };
}

function stateAfter(error: unknown): 'waiting' | 'closed' {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EAGAIN') return 'waiting';
  if (code === 'EPIPE') return 'closed';
  throw error;
}

/** Only a character device can be a terminal, and the null device, which scripts print to, is none. */
function mayBeTerminal(descriptor: number): boolean {
  try {
    const status = fs.fstatSync(descriptor);
    return status.isCharacterDevice() && status.rdev !== fs.statSync('/dev/null').rdev;
  } catch {
    return true;
  }
}
