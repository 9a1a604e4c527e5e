import { Command, CommanderError } from 'commander';
import { capitalize } from '../../../core/words/capitalize.js';
import { printableBlock } from '../../../core/words/printable.js';
import { COMMANDS } from '../commands/index.js';
import { EXIT_CODE, type ExitCode } from '../process/exit-code.js';
import type { Io } from '../process/io.js';
import { ownPackage } from '../process/own-package.js';
import type { AnyCommand, CommandGroup, LoadCommand, Operand, Option } from './define-command.js';

/**
 * Runs any call: prints help and version, and says what is wrong with an invalid call.
 *
 * @param argv the words after the program's name.
 */
export async function fullCall(argv: readonly string[], io: Io): Promise<ExitCode> {
  const outcome: Outcome = { exitCode: EXIT_CODE.fine };
  const program = new Command('letterpress')
    .description('One TypeBox source per file format: JSON Schema, types, builders, validator and reference page.')
    .version(ownPackage().version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.stdout.write(text),
      writeErr: (text) => io.stderr.write(printableBlock(text)),
      getOutHasColors: () => false,
      getErrHasColors: () => false,
    })
    .showHelpAfterError('Add --help to see the arguments and options.');
  // Printing the version needs none of the commands.
  if (!VERSION.has(argv[0] ?? '')) await addCommands(program, COMMANDS, calledWords(argv), io, outcome);
  try {
    await program.parseAsync(helpOfCommand(argv), { from: 'user' });
    return outcome.exitCode;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT_CODE.fine : EXIT_CODE.usage;
  }
}

const VERSION: ReadonlySet<string> = new Set(['-V', '--version']);

/** `help <group> <name>` asks for the help of the last word, where commander would look at the first alone. */
function helpOfCommand(argv: readonly string[]): string[] {
  const [first, ...words] = argv;
  return first === 'help' && words.length > 1 ? [...words, '--help'] : [...argv];
}

interface Outcome {
  exitCode: ExitCode;
}

/** Adds every command by name and loads the called one; without a called one, loads all of them for their summaries. */
async function addCommands(
  parent: Command,
  entries: Readonly<Record<string, LoadCommand | CommandGroup>>,
  [called, ...words]: readonly string[],
  io: Io,
  outcome: Outcome,
): Promise<void> {
  const isOverview = called === undefined || !Object.hasOwn(entries, called);
  for (const [name, entry] of Object.entries(entries)) {
    const command = parent.command(name);
    if (name !== called && !isOverview) continue;
    const loaded = typeof entry === 'function' ? await entry() : entry;
    command.summary(loaded.summary).description(`${capitalize(loaded.summary)}.`);
    if (name !== called) continue;
    if ('commands' in loaded) await addCommands(command, loaded.commands, words, io, outcome);
    else declare(command, loaded, io, outcome);
  }
}

/** The words that may name commands, also in `help <group> <name>` and `<group> help <name>`; options before them have no values. */
function calledWords(argv: readonly string[]): string[] {
  return argv.filter((word) => !word.startsWith('-') && word !== 'help');
}

function declare(command: Command, spec: AnyCommand, io: Io, outcome: Outcome): void {
  for (const operand of spec.operands) command.argument(operandSyntax(operand), operand.summary);
  const attributes = Object.entries(spec.options).map(
    ([name, option]) => [name, declareOption(command, name, option)] as const,
  );
  command.action(async () => {
    const values = attributes.map(([name, attribute]) => [name, command.getOptionValue(attribute)] as const);
    outcome.exitCode = await spec.run(io, command.args, Object.fromEntries(values));
  });
}

function operandSyntax({ name, required, rest }: Operand): string {
  const word = rest ? `${name}...` : name;
  return required ? `<${word}>` : `[${word}]`;
}

/** @returns the name under which commander keeps the value. */
function declareOption(
  command: Command,
  name: string,
  { summary, value, choices, conflicts, many, ...rest }: Option,
): string {
  const option = command.createOption(value === undefined ? `--${name}` : `--${name} <${value}>`, summary);
  if (many) option.argParser((given: string, others: readonly string[] = []) => [...others, given]);
  if (choices !== undefined) option.choices(choices);
  if (conflicts !== undefined) option.conflicts(command.createOption(`--${conflicts}`).attributeName());
  if (rest.default !== undefined) option.default(rest.default);
  command.addOption(option);
  return option.attributeName();
}
