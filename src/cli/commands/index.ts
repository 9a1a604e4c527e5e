import type { AnyCommand } from '../command/define-command.js';

export interface CommandEntry {
  readonly name: string;
  /** One line for the overview. */
  readonly summary: string;
  load(): Promise<AnyCommand>;
}

/** Commands that share a first word: `drwn ref`, `drwn lock`. */
export interface CommandGroup {
  readonly name: string;
  readonly summary: string;
  readonly commands: readonly CommandEntry[];
}

/** Every command, in the order of the overview. */
export const COMMANDS: readonly (CommandEntry | CommandGroup)[] = [
  {
    name: 'generate',
    summary: 'print all artifacts of the formats',
    load: async () => (await import('./generate/command.js')).generate,
  },
  {
    name: 'validate',
    summary: 'judge manifests and lockfiles',
    load: async () => (await import('./validate/command.js')).validate,
  },
  {
    name: 'check-schema',
    summary: 'judge JSON Schemas by the safe subset',
    load: async () => (await import('./safe-subset/check-schema.js')).checkSchema,
  },
  {
    name: 'explain',
    summary: 'what a rule demands, why, and how to mend it',
    load: async () => (await import('./explain/command.js')).explain,
  },
  {
    name: 'formats',
    summary: 'the known formats, with file names',
    load: async () => (await import('./formats/command.js')).formats,
  },
  {
    name: 'init',
    summary: 'a small project that passes',
    load: async () => (await import('./init/command.js')).init,
  },
  {
    name: 'build',
    summary: 'TypeScript sources to manifests',
    load: async () => (await import('./build/command.js')).build,
  },
  {
    name: 'import',
    summary: 'a manifest as the TypeScript that builds it',
    load: async () => (await import('./import/command.js')).importCommand,
  },
  {
    name: 'schema',
    summary: 'the published JSON Schema of a format',
    load: async () => (await import('./schema/command.js')).schema,
  },
  {
    name: 'drwn',
    summary: 'card refs, integrity, lockfiles and overlays of drwn',
    commands: [
      {
        name: 'ref',
        summary: 'the parts of card refs',
        load: async () => (await import('./drwn/ref.js')).ref,
      },
      {
        name: 'integrity',
        summary: "the hash of a card's folder",
        load: async () => (await import('./drwn/integrity.js')).integrity,
      },
      {
        name: 'lock',
        summary: 'judge a lockfile, and hash the cards that are on this machine',
        load: async () => (await import('./drwn/lock.js')).lock,
      },
      {
        name: 'overlay',
        summary: "a project's configuration with cards laid over it",
        load: async () => (await import('./drwn/overlay.js')).overlay,
      },
    ],
  },
  {
    name: 'neuralis',
    summary: 'packages of Neuralis with their files',
    commands: [
      {
        name: 'preflight',
        summary: 'judge a package with all that its manifest alone cannot show',
        load: async () => (await import('./neuralis/preflight.js')).preflight,
      },
    ],
  },
];
