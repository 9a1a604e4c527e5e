import type { Output } from './io.js';
import { fs } from './node.js';

/**
 * Standard output or error without the stream that Node would create for it: loading streams takes longer than
 * validating a manifest. Text has been written when `write` returns; once the reader is gone (`| head`), it is dropped.
 *
 * @param stream creates the stream after all, for a descriptor that would block.
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
      // What follows a waiting text has to wait as well.
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

/** Only a character device can be a terminal; the null device, which scripts print to, is not one. */
function mayBeTerminal(descriptor: number): boolean {
  try {
    const status = fs.fstatSync(descriptor);
    return status.isCharacterDevice() && status.rdev !== fs.statSync('/dev/null').rdev;
  } catch {
    return true;
  }
}
