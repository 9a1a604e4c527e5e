import { directOutput } from './direct-output.js';
import type { Io, Output } from './io.js';

/** The process as the command line sees it; its streams are only created when they are needed. */
export function processIo(): Io {
  return {
    cwd: process.cwd(),
    env: process.env,
    get stdin() {
      return process.stdin;
    },
    stdout: output(1, () => process.stdout),
    stderr: output(2, () => process.stderr),
  };
}

function output(descriptor: 1 | 2, open: () => NodeJS.WriteStream): Output {
  let opened: NodeJS.WriteStream | undefined;
  const stream = (): NodeJS.WriteStream => {
    opened ??= open().on('error', failUnlessGone);
    return opened;
  };
  // On Windows, consoles and pipes are written differently, which only the stream can handle.
  return process.platform === 'win32' ? stream() : directOutput(descriptor, stream);
}

/** A reader that closes early (`| head`) is not an error: the rest of the output is dropped. */
function failUnlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
