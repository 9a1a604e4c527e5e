import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { literals } from '../kit/literals.js';
import { closed } from '../kit/scalars.js';
import { shared } from '../kit/shared.js';
import { CARD_NAME } from './grammar/card-name.js';
import { FOLDER_NAME } from './grammar/is-folder-name.js';
import { MEMORY_FORMATS, type MEMORY_LAYERS, STABILITIES, type TARGETS, VISIBILITIES } from './tables/card.js';

// The objects of a card are open: drwn ignores properties that it does not know, and other tools store their own there.

/** drwn 0.5 does not check the type of these values. */
const untyped = annotate({ leniency: { type: { platform: 'ignored' } } });

export const Visibility = literals(VISIBILITIES, {
  $id: 'Visibility',
  title: 'Visibility',
  description: 'Who may see the content: only its author (`private`), the team (`internal`) or everyone (`public`).',
});

export const MemoryFormat = literals(MEMORY_FORMATS, {
  $id: 'MemoryFormat',
  title: 'Memory format',
  description:
    'What an entry contains: a MEMORY.md (`md`), files with one JSON value per line (`jsonl`), or any files (`mixed`).',
});

const entryName = Type.String({
  pattern: FOLDER_NAME,
  ...annotate({ constraint: 'a folder name without `/`, `\\` or `..` that does not start with a dot' }),
});

const visibility = Type.Optional(
  shared(Visibility, { description: 'Who may see the entries. Required when `include` is not empty.' }),
);

export const ContentDeclaration = Type.Object(
  {
    include: Type.Optional(
      Type.Array(entryName, {
        description: 'The folder names of the entries that the card contributes, in the order in which they are used.',
      }),
    ),
    visibility,
  },
  {
    $id: 'ContentDeclaration',
    title: 'Content declaration',
    description: 'Which persona or belief entries are published with the card, and who may see them.',
  },
);

export const MemoryLayer = Type.Object(
  {
    include: Type.Optional(
      Type.Array(entryName, {
        description: 'The folder names of the entries in `memory/<layer>/`, in the order in which they are used.',
      }),
    ),
    visibility,
    format: Type.Optional(shared(MemoryFormat, { description: 'How the entries are stored. Default: `md`.' })),
  },
  { $id: 'MemoryLayer', title: 'Memory layer', description: 'The entries of one memory layer.' },
);

export const Memory = closed(
  {
    l4: Type.Optional(shared(MemoryLayer, { description: 'Entries in `memory/l4/`.' })),
    l5: Type.Optional(shared(MemoryLayer, { description: 'Entries in `memory/l5/`.' })),
    l6: Type.Optional(
      shared(MemoryLayer, { description: 'Entries in `memory/l6/`. drwn warns about an entry larger than 1 MiB.' }),
    ),
  } satisfies Record<(typeof MEMORY_LAYERS)[number], TSchema>,
  { $id: 'Memory', title: 'Memory', description: 'The memory that is published with the card, by layer.' },
);

export const Harness = Type.Object(
  {
    minVersion: Type.Optional(
      Type.String({ description: 'The oldest drwn version that can read the card, such as `0.3.0`.', ...untyped }),
    ),
  },
  { $id: 'Harness', title: 'Harness', description: 'What the card requires of drwn.', ...untyped },
);

export const Skills = Type.Object(
  {
    include: Type.Optional(
      Type.Array(Type.String({ ...untyped }), {
        description: 'Skills that the card includes. Each is a folder `skills/<name>/` with a `SKILL.md`.',
        ...untyped,
      }),
    ),
    shared: Type.Optional(
      Type.Array(Type.Unknown(), { description: 'Reserved for skills from a registry. Omit it, or leave it empty.' }),
    ),
  },
  { $id: 'Skills', title: 'Skills', description: 'The skills that the card contributes.', ...untyped },
);

export const Hooks = Type.Object(
  {
    include: Type.Optional(
      Type.Array(Type.String({ ...untyped }), {
        description: 'Hook policies that the card includes. Each is a folder `hooks/<name>/` with a `policy.ts`.',
        ...untyped,
      }),
    ),
  },
  {
    $id: 'Hooks',
    title: 'Hooks',
    description: 'The hook policies that the card contributes. A project must consent to them.',
    ...untyped,
  },
);

export const ServerEntry = Type.Object(
  {
    enabled: Type.Optional(
      Type.Boolean({
        description:
          "Turns a server that is defined elsewhere on or off. It has no effect in a card; only the project's own entry counts.",
        ...untyped,
      }),
    ),
    description: Type.Optional(
      Type.String({
        description: 'What the server offers, in words for people. Required in a definition.',
        ...untyped,
      }),
    ),
    transport: Type.Optional(
      Type.String({
        description:
          'How the server is reached: `stdio`, `http`, `sse` or `platform-provided`. Required in a definition.',
        ...untyped,
      }),
    ),
    command: Type.Optional(Type.String({ description: 'The program that starts a `stdio` server.', ...untyped })),
    args: Type.Optional(
      Type.Array(Type.String({ ...untyped }), { description: 'The arguments of `command`.', ...untyped }),
    ),
    url: Type.Optional(Type.String({ description: 'The URL of an `http` or `sse` server.', ...untyped })),
    optional: Type.Optional(
      Type.Boolean({
        description: 'Whether the server stays off until the project turns it on. Required in a definition.',
        ...untyped,
      }),
    ),
  },
  {
    $id: 'ServerEntry',
    title: 'Server entry',
    description: 'The definition of an MCP server, or an on/off switch for one that is defined elsewhere.',
    ...untyped,
  },
);

const setting = Type.Record(Type.String(), Type.Unknown(), { ...untyped });

export const TargetEntry = Type.Object(
  {
    enabled: Type.Optional(
      Type.Boolean({ description: 'Whether drwn writes configuration for this agent.', ...untyped }),
    ),
  },
  { $id: 'TargetEntry', title: 'Target entry', description: 'What the card sets for one coding agent.', ...untyped },
);

export const Targets = closed(
  {
    claude: Type.Optional(shared(TargetEntry, { description: 'Defaults for Claude Code.' })),
    codex: Type.Optional(shared(TargetEntry, { description: 'Defaults for Codex.' })),
    cursor: Type.Optional(shared(TargetEntry, { description: 'Defaults for Cursor.' })),
  } satisfies Record<(typeof TARGETS)[number], TSchema>,
  {
    $id: 'Targets',
    title: 'Targets',
    description: 'Defaults for the coding agents that drwn writes configuration for.',
    ...untyped,
  },
);

export const CardManifest = Type.Object(
  {
    $schema: Type.Optional(
      Type.String({ description: 'The JSON Schema that editors validate the file with.', ...untyped }),
    ),
    name: Type.String({
      description: "The card's name: `@scope/name` or `name`.",
      pattern: CARD_NAME,
      ...annotate({ constraint: '`@scope/name` or `name` in lowercase letters, digits and dashes', fix: 'cardName' }),
    }),
    version: Type.String({
      description: 'The exact version, as npm writes it: `1.2.0` or `1.2.0-rc.1`, without build metadata.',
    }),
    description: Type.Optional(Type.String({ description: 'What the card is for, in one sentence.', ...untyped })),
    license: Type.Optional(Type.String({ description: 'The license, such as `MIT`.', ...untyped })),
    harness: Type.Optional(shared(Harness, { description: 'What the card requires of drwn.' })),
    stability: Type.Optional(literals(STABILITIES, { description: 'How much you can rely on the card.' })),
    lastValidatedWith: Type.Optional(
      Type.String({ description: 'The drwn version that the card was last tested with, such as `0.5.0`.' }),
    ),
    testStatusBadge: Type.Optional(
      Type.String({ description: "The URL of an image that shows the status of the card's tests." }),
    ),
    skills: Type.Optional(shared(Skills, { description: 'The skills that projects get from the card.' })),
    hooks: Type.Optional(shared(Hooks, { description: 'The hook policies that projects get from the card.' })),
    persona: Type.Optional(
      shared(ContentDeclaration, {
        description: 'Voice and manner. Each entry is a folder `persona/<name>/` with a `PERSONA.md`.',
      }),
    ),
    beliefs: Type.Optional(
      shared(ContentDeclaration, {
        description: 'Lasting principles. Each entry is a folder `beliefs/<name>/` with a `BELIEF.md`.',
      }),
    ),
    memory: Type.Optional(shared(Memory, { description: 'What the agent remembers.' })),
    bundles: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'Other cards that come with this one: a version range for each card name.',
        ...untyped,
      }),
    ),
    servers: Type.Optional(
      Type.Record(Type.String(), shared(ServerEntry), { description: 'MCP servers, by id.', ...untyped }),
    ),
    extensions: Type.Optional(
      Type.Record(Type.String(), setting, {
        description: "Settings of drwn's extensions, by extension name.",
        ...untyped,
      }),
    ),
    targets: Type.Optional(shared(Targets, { description: 'Defaults, by coding agent.' })),
  },
  {
    $id: 'CardManifest',
    title: 'Card manifest',
    description: 'What a drwn card is, and what it contributes to a project.',
  },
);

export type CardManifest = Static<typeof CardManifest>;
