#!/usr/bin/env node
import { describeError } from './process/describe-error.js';
import { EXIT_CODE } from './process/exit-code.js';
import { processIo } from './process/process-io.js';
import { run } from './run.js';

const io = processIo();

function fail(error: unknown): never {
  try {
    io.stderr.write(describeError(error));
  } catch {
    // Nobody can be told; the exit code still says it.
  }
  process.exit(EXIT_CODE.usage);
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

// No top-level await: a bundler may put this module into the chunk that a command imports, which would wait for itself.
run(process.argv.slice(2), io).then((exitCode) => {
  // Not process.exit(): what was written to a pipe may still be on its way.
  process.exitCode = exitCode;
}, fail);
