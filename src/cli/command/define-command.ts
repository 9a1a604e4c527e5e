import type { ExitCode } from '../process/exit-code.js';
import type { Io } from '../process/io.js';

/** A word of a call that is not an option. */
export interface Operand {
  readonly name: string;
  readonly summary: string;
  readonly required?: boolean;
  /** Takes all remaining words; only for the last operand. */
  readonly rest?: boolean;
}

/** An option; a flag unless it has a `value`. */
export interface Option {
  readonly summary: string;
  /** What the value is, for the help: `--out <value>`. */
  readonly value?: string;
  /** All allowed values; without them, any string is allowed. */
  readonly choices?: readonly string[];
  readonly default?: string;
  /** Whether it can be given more than once. */
  readonly many?: true;
  /** The option that cannot be given together with this one. */
  readonly conflicts?: string;
}

export type Options = Readonly<Record<string, Option>>;

type ValueOf<O extends Option> = O extends { readonly many: true } ? readonly string[] : OneValue<O>;

type OneValue<O extends Option> = O extends { readonly choices: readonly (infer Choice)[] }
  ? Choice
  : O extends { readonly value: string }
    ? string
    : boolean;

/** The options of a call: those with a default always have a value. */
export type Values<O extends Options> = {
  readonly [Name in keyof O]: ValueOf<O[Name]> | (O[Name] extends { readonly default: string } ? never : undefined);
};

/** A command as data, so that a plain call can be read without loading what prints help and usage errors. */
export interface CommandSpec<O extends Options = Options> {
  /** One line for the overview. */
  readonly summary: string;
  readonly operands: readonly Operand[];
  readonly options: O;
  /** Imports what it needs when it is called. */
  run(io: Io, operands: readonly string[], values: Values<O>): Promise<ExitCode>;
}

/** A command with any options, as the program calls it; `values` has been read according to `options`. */
export interface AnyCommand {
  readonly summary: string;
  readonly operands: readonly Operand[];
  readonly options: Options;
  run(io: Io, operands: readonly string[], values: Readonly<Record<string, unknown>>): Promise<ExitCode>;
}

/** Imports a command: only the called one is loaded, or all of them for the overview. */
export type LoadCommand = () => Promise<AnyCommand>;

/** Commands that share a first word, by their second. */
export interface CommandGroup {
  readonly summary: string;
  readonly commands: Readonly<Record<string, LoadCommand>>;
}

/** Types a command's `run` by its options; adds nothing at run time. */
export function defineCommand<const O extends Options>(command: CommandSpec<O>): CommandSpec<O> {
  return command;
}
