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
    // There is nowhere to print it; the exit code still reports the failure.
  }
  process.exit(EXIT_CODE.usage);
}

process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

// No top-level await: a bundler may put this module in a chunk that a command imports, which would wait for itself.
run(process.argv.slice(2), io).then((exitCode) => {
  // Not process.exit(): output to a pipe may not be flushed yet.
  process.exitCode = exitCode;
}, fail);
