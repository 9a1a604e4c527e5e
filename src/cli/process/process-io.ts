import { directOutput } from './direct-output.js';
import type { Io, Output } from './io.js';

/** The process as the command line sees it; its streams are only built when they are needed. */
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
  // On Windows a console and a pipe are each written in a way of their own, which only the stream knows.
  return process.platform === 'win32' ? stream() : directOutput(descriptor, stream);
}

/** A reader that has seen enough (`| head`) is no fault: what is left to print is dropped. */
function failUnlessGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}
