import type { CommandGroup, LoadCommand } from '../command/define-command.js';
import type { WriteValue } from './import/expression.js';

/** What a family adds to the command line. */
export interface Family {
  /** The same as in the ids of its formats. */
  readonly name: string;
  /** Additional commands, by name. */
  readonly commands?: Readonly<Record<string, LoadCommand>>;
  /** Commands whose first word is the family's name. */
  readonly group?: CommandGroup;
  /** Imports the function that writes, in TypeScript, a value that this family checks (`checkedBy`). */
  readonly loadWriter?: () => Promise<WriteValue>;
}
