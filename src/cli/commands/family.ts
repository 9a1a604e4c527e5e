import type { CommandGroup, LoadCommand } from '../command/define-command.js';
import type { WriteValue } from './import/expression.js';

/** What a family adds to the command line. */
export interface Family {
  /** As in the ids of its formats. */
  readonly name: string;
  /** Commands beside those of the house, by name. */
  readonly commands?: Readonly<Record<string, LoadCommand>>;
  /** Commands whose first word is the family's name. */
  readonly group?: CommandGroup;
  /** Imports what writes a value in TypeScript that is checked by this family alone (`judgedBy`). */
  readonly loadWriter?: () => Promise<WriteValue>;
}
