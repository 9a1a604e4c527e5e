import type { CommandGroup, LoadCommand } from '../command/define-command.js';
import { FAMILIES } from './families.js';

/** Every command by name, in the order of the overview: those of families after `validate`, their groups last. */
export const COMMANDS: Readonly<Record<string, LoadCommand | CommandGroup>> = {
  generate: async () => (await import('./generate/command.js')).generate,
  validate: async () => (await import('./validate/command.js')).validate,
  ...Object.fromEntries(FAMILIES.flatMap(({ commands = {} }) => Object.entries(commands))),
  explain: async () => (await import('./explain/command.js')).explain,
  formats: async () => (await import('./formats/command.js')).formats,
  init: async () => (await import('./init/command.js')).init,
  build: async () => (await import('./build/command.js')).build,
  import: async () => (await import('./import/command.js')).importCommand,
  schema: async () => (await import('./schema/command.js')).schema,
  ...Object.fromEntries(FAMILIES.flatMap(({ name, group }) => (group === undefined ? [] : [[name, group]]))),
};
