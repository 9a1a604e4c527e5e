import { type Static, type TSchema, Type } from '@sinclair/typebox';
import { annotate } from '../kit/annotate.js';
import { literals } from '../kit/literals.js';
import { closed } from '../kit/scalars.js';
import { shared } from '../kit/shared.js';
import { CARD_NAME } from './grammar/card-name.js';
import { FOLDER_NAME } from './grammar/is-folder-name.js';
import { MEMORY_FORMATS, type MEMORY_LAYERS, STABILITIES, type TARGETS, VISIBILITIES } from './tables/card.js';

// The objects of a card stay open: drwn reads past keys that it does not know, and other tools keep theirs there.

/** What drwn 0.5 never looks at. */
const unread = annotate({ leniency: { type: { platform: 'ignored' } } });

export const Visibility = literals(VISIBILITIES, {
  $id: 'Visibility',
  title: 'Visibility',
  description:
    'Who may see the content: `private` stays with its author, `internal` with the team, `public` with everyone.',
});

export const MemoryFormat = literals(MEMORY_FORMATS, {
  $id: 'MemoryFormat',
  title: 'Memory format',
  description: 'What an entry holds: `md` a MEMORY.md, `jsonl` files with one JSON value a line, `mixed` any files.',
});

const entryName = Type.String({
  pattern: FOLDER_NAME,
  ...annotate({ constraint: 'the name of a folder: without `/`, `\\` and `..`, and not beginning with a dot' }),
});

const visibility = Type.Optional(
  shared(Visibility, { description: 'Who may see the entries. Required as soon as `include` lists one.' }),
);

export const ContentDeclaration = Type.Object(
  {
    include: Type.Optional(
      Type.Array(entryName, {
        description: 'Folders of the entries that the card contributes, in the order in which they are used.',
      }),
    ),
    visibility,
  },
  {
    $id: 'ContentDeclaration',
    title: 'Content declaration',
    description: "Which entries of the card's mind travel with it, and who may see them.",
  },
);

export const MemoryLayer = Type.Object(
  {
    include: Type.Optional(
      Type.Array(entryName, {
        description: 'Folders of the entries below `memory/<layer>/`, in the order in which they are used.',
      }),
    ),
    visibility,
    format: Type.Optional(shared(MemoryFormat, { description: 'How the entries are kept. Default: `md`.' })),
  },
  { $id: 'MemoryLayer', title: 'Memory layer', description: 'The entries of one layer of memory.' },
);

export const Memory = closed(
  {
    l4: Type.Optional(shared(MemoryLayer, { description: 'Entries below `memory/l4/`.' })),
    l5: Type.Optional(shared(MemoryLayer, { description: 'Entries below `memory/l5/`.' })),
    l6: Type.Optional(
      shared(MemoryLayer, { description: 'Entries below `memory/l6/`; drwn warns of one above 1 MiB.' }),
    ),
  } satisfies Record<(typeof MEMORY_LAYERS)[number], TSchema>,
  { $id: 'Memory', title: 'Memory', description: 'Memory that travels with the card, by layer.' },
);

export const Harness = Type.Object(
  {
    minVersion: Type.Optional(
      Type.String({ description: 'The oldest drwn version that understands the card, such as `0.3.0`.', ...unread }),
    ),
  },
  { $id: 'Harness', title: 'Harness', description: 'What the card asks of the drwn that reads it.', ...unread },
);

export const Skills = Type.Object(
  {
    include: Type.Optional(
      Type.Array(Type.String({ ...unread }), {
        description: 'Skills that the card brings along; each is a folder `skills/<name>/` with a `SKILL.md`.',
        ...unread,
      }),
    ),
    shared: Type.Optional(
      Type.Array(Type.Unknown(), { description: 'Reserved for skills from a registry. Leave it out, or empty.' }),
    ),
  },
  { $id: 'Skills', title: 'Skills', description: 'The skills that the card contributes.', ...unread },
);

export const Hooks = Type.Object(
  {
    include: Type.Optional(
      Type.Array(Type.String({ ...unread }), {
        description: 'Hook policies that the card brings along; each is a folder `hooks/<name>/` with a `policy.ts`.',
        ...unread,
      }),
    ),
  },
  {
    $id: 'Hooks',
    title: 'Hooks',
    description: 'The hook policies that the card contributes; a project must consent to them.',
    ...unread,
  },
);

export const ServerEntry = Type.Object(
  {
    enabled: Type.Optional(
      Type.Boolean({
        description:
          "Turns a server that is known elsewhere on or off. Without effect in a card; a project's own entry counts.",
        ...unread,
      }),
    ),
    description: Type.Optional(
      Type.String({ description: 'What the server offers, for people. Required of a definition.', ...unread }),
    ),
    transport: Type.Optional(
      Type.String({
        description:
          'How the server is reached: `stdio`, `http`, `sse` or `platform-provided`. Required of a definition.',
        ...unread,
      }),
    ),
    command: Type.Optional(
      Type.String({ description: 'The program that a `stdio` server is started with.', ...unread }),
    ),
    args: Type.Optional(Type.Array(Type.String({ ...unread }), { description: 'Arguments of `command`.', ...unread })),
    url: Type.Optional(Type.String({ description: 'The address of an `http` or `sse` server.', ...unread })),
    optional: Type.Optional(
      Type.Boolean({
        description: 'Whether the server stays off until the project turns it on. Required of a definition.',
        ...unread,
      }),
    ),
  },
  {
    $id: 'ServerEntry',
    title: 'Server entry',
    description: 'The definition of an MCP server, or a switch for one that is defined elsewhere.',
    ...unread,
  },
);

const setting = Type.Record(Type.String(), Type.Unknown(), { ...unread });

export const TargetEntry = Type.Object(
  {
    enabled: Type.Optional(
      Type.Boolean({ description: 'Whether configuration for this agent is written.', ...unread }),
    ),
  },
  { $id: 'TargetEntry', title: 'Target entry', description: 'What the card sets for one coding agent.', ...unread },
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
    ...unread,
  },
);

export const CardManifest = Type.Object(
  {
    $schema: Type.Optional(
      Type.String({ description: 'The JSON Schema that editors check the file with.', ...unread }),
    ),
    name: Type.String({
      description: "The card's name: `@scope/name` or `name`.",
      pattern: CARD_NAME,
      ...annotate({ constraint: '`@scope/name` or `name` in lower-case letters, digits and dashes', fix: 'cardName' }),
    }),
    version: Type.String({
      description: 'The version, exactly as npm writes it: `1.2.0` or `1.2.0-rc.1`, without build metadata.',
    }),
    description: Type.Optional(Type.String({ description: 'What the card is for, in a sentence.', ...unread })),
    license: Type.Optional(Type.String({ description: 'The licence, such as `MIT`.', ...unread })),
    harness: Type.Optional(shared(Harness, { description: 'The drwn that the card needs.' })),
    stability: Type.Optional(literals(STABILITIES, { description: 'How far the card can be relied upon.' })),
    lastValidatedWith: Type.Optional(
      Type.String({ description: 'The drwn version that the card was last tried with, such as `0.5.0`.' }),
    ),
    testStatusBadge: Type.Optional(
      Type.String({ description: "The web address of a picture that shows the state of the card's tests." }),
    ),
    skills: Type.Optional(shared(Skills, { description: 'Skills that projects get with the card.' })),
    hooks: Type.Optional(shared(Hooks, { description: 'Hook policies that projects get with the card.' })),
    persona: Type.Optional(
      shared(ContentDeclaration, {
        description: 'Voice and manner; entries are folders `persona/<name>/` with a `PERSONA.md`.',
      }),
    ),
    beliefs: Type.Optional(
      shared(ContentDeclaration, {
        description: 'Lasting principles; entries are folders `beliefs/<name>/` with a `BELIEF.md`.',
      }),
    ),
    memory: Type.Optional(shared(Memory, { description: 'What the agent remembers.' })),
    bundles: Type.Optional(
      Type.Record(Type.String(), Type.String(), {
        description: 'Other cards that belong to this one, by name, each with a version range.',
        ...unread,
      }),
    ),
    servers: Type.Optional(
      Type.Record(Type.String(), shared(ServerEntry), { description: 'MCP servers by id.', ...unread }),
    ),
    extensions: Type.Optional(
      Type.Record(Type.String(), setting, { description: "Settings of drwn's extensions, by extension.", ...unread }),
    ),
    targets: Type.Optional(shared(Targets, { description: 'Defaults by coding agent.' })),
  },
  {
    $id: 'CardManifest',
    title: 'Card manifest',
    description: 'What a drwn card is and what it contributes to a project.',
  },
);

export type CardManifest = Static<typeof CardManifest>;
