import type { AnyCommand } from './command/define-command.js';
import { plainCall } from './command/plain-call.js';
import { COMMANDS } from './commands/index.js';
import { describeError } from './process/describe-error.js';
import { EXIT_CODE, type ExitCode } from './process/exit-code.js';
import type { Io } from './process/io.js';

/**
 * Runs one call of the command line and returns its exit code. Never throws.
 *
 * @param argv the words after the program's name.
 */
export async function run(argv: readonly string[], io: Io): Promise<ExitCode> {
  try {
    const { command, words } = await commandOf(argv);
    const call = command && plainCall(command, words);
    if (command && call) return await command.run(io, call.operands, call.values);
    const { fullCall } = await import('./command/full-call.js');
    return await fullCall(argv, io);
  } catch (error) {
    io.stderr.write(describeError(error));
    return EXIT_CODE.usage;
  }
}

/** The command named by the first word or the first two, with the remaining words. */
async function commandOf(argv: readonly string[]): Promise<{ command?: AnyCommand; words: readonly string[] }> {
  const [first, second] = argv;
  const entry = named(COMMANDS, first);
  if (typeof entry === 'function') return { command: await entry(), words: argv.slice(1) };
  const load = entry && named(entry.commands, second);
  return load === undefined ? { words: argv } : { command: await load(), words: argv.slice(2) };
}

function named<T>(entries: Readonly<Record<string, T>>, name = ''): T | undefined {
  return Object.hasOwn(entries, name) ? entries[name] : undefined;
}
