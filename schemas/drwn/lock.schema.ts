import {
  type ObjectOptions,
  type SchemaOptions,
  type Static,
  type TObject,
  type TProperties,
  Type,
} from '@sinclair/typebox';
import type { Leniency } from '../../core/annotations.js';
import { annotate } from '../kit/annotate.js';
import { literals } from '../kit/literals.js';
import { closed } from '../kit/scalars.js';
import { shared } from '../kit/shared.js';
import { CardManifest, MemoryFormat, Visibility } from './card.schema.js';
import type { MEMORY_LAYERS } from './tables/card.js';
import { GIT_ORIGINS, type LockVersion, PLAIN_ORIGINS, type PROPERTY_SINCE } from './tables/lock.js';

/** drwn 0.5 does not check the type of these values. */
const untyped = annotate({ leniency: { type: { platform: 'ignored' } } });

/** A closed object whose unknown properties drwn 0.5 drops silently; `more` says what else it ignores. */
function record<T extends TProperties>(properties: T, options: ObjectOptions, more: Leniency = {}): TObject<T> {
  return closed(properties, {
    ...options,
    ...annotate({ leniency: { additionalProperties: { platform: 'ignored' }, ...more } }),
  });
}

const nonEmpty = (description: string) => Type.String({ minLength: 1, description });

const names = (description: string) => Type.Array(Type.String(), { description });

const visibility = Type.Optional(
  shared(Visibility, { description: 'Who may see the entries. Required when `include` is not empty.' }),
);

export const LockedContent = record(
  { include: Type.Optional(names('The entries that the card contributes.')), visibility },
  {
    $id: 'LockedContent',
    title: 'Locked content',
    description: 'A content declaration, copied from the manifest.',
  },
);

export const LockedLayer = record(
  {
    include: Type.Optional(names('The entries that the card contributes to this layer.')),
    visibility,
    format: Type.Optional(shared(MemoryFormat, { description: 'How the entries are stored. Default: `md`.' })),
  },
  {
    $id: 'LockedLayer',
    title: 'Locked memory layer',
    description: 'One memory layer, copied from the manifest.',
  },
);

const layer = Type.Optional(shared(LockedLayer, { description: 'The entries of this layer.' }));

export const LockedMemory = closed(
  { l4: layer, l5: layer, l6: layer } satisfies Record<(typeof MEMORY_LAYERS)[number], unknown>,
  {
    $id: 'LockedMemory',
    title: 'Locked memory',
    description: 'The memory declarations, copied from the manifest.',
  },
);

export const HookConsent = record(
  {
    consentedAt: Type.String({
      description: 'When consent was given, in UTC with milliseconds, such as `2026-06-12T00:00:00.000Z`.',
    }),
    consentedRange: nonEmpty('The versions of the card that the consent covers.'),
  },
  { $id: 'HookConsent', title: 'Hook consent', description: "The project's consent to run the card's hooks." },
);

export const GitSource = record(
  {
    url: Type.Optional(Type.String({ description: 'The URL of the repository.', ...untyped })),
    ref: Type.Optional(
      Type.String({ description: 'The branch, tag or version range that was requested.', ...untyped }),
    ),
    commit: Type.String({
      description: 'The commit that the card was read from.',
      pattern: '^[0-9a-f]{40}$',
      ...annotate({ constraint: 'a full commit id of exactly 40 lowercase hex digits' }),
    }),
  },
  {
    $id: 'GitSource',
    title: 'Git source',
    description: "The card's repository, and the commit that was read.",
  },
);

const identity = {
  name: nonEmpty("The card's name."),
  requested: nonEmpty('The card ref that the project requested.'),
  version: nonEmpty('The version that was resolved.'),
  path: nonEmpty('The absolute path of the extracted card on this machine.'),
  integrity: nonEmpty("The hash of the card's tree: `sha256-` followed by 64 hex digits."),
  manifest: shared(CardManifest, { description: "The card's complete manifest." }),
  skills: names('The skills that the card contributes.'),
};

const since = {
  hooks: names('The hook policies that the card declares. Empty when there are none.'),
  persona: Type.Optional(shared(LockedContent, { description: "The manifest's persona. Omitted when it has none." })),
  beliefs: Type.Optional(shared(LockedContent, { description: "The manifest's beliefs. Omitted when it has none." })),
  memory: Type.Optional(shared(LockedMemory, { description: "The manifest's memory. Omitted when it has none." })),
} satisfies Record<keyof typeof PROPERTY_SINCE, unknown>;

/** The properties of an entry that each lockfile version has beyond those of version 2. */
const added = { 2: {}, 3: { hooks: since.hooks }, 4: since } satisfies Record<LockVersion, Partial<typeof since>>;

const state = {
  hookConsent: Type.Optional(
    shared(HookConsent, { description: "Present when the project consented to the card's hooks." }),
  ),
  registry: Type.Null({ description: 'Reserved for a card registry. Must be `null`.' }),
};

const origins = {
  git: {
    origin: literals(GIT_ORIGINS, {
      description: 'Where the card came from: the local store (`store`) or a repository (`git`).',
    }),
    git: shared(GitSource, { description: 'The repository of the card.' }),
  },
  plain: {
    origin: literals(PLAIN_ORIGINS, {
      description:
        'Where the card came from: a folder (`file`); `npm` is reserved. Entries of these origins have no `git`.',
    }),
  },
};

function entryOptions(kind: 'Git' | 'Plain', version: LockVersion): SchemaOptions {
  const what = kind === 'Git' ? 'A card from the store or a repository' : 'A card from a folder';
  return {
    $id: `${kind}EntryV${version}`,
    title: `${kind === 'Git' ? 'Git' : 'Plain'} entry, version ${version}`,
    description: `${what}, in a lockfile of version ${version}.`,
  };
}

const GitEntryV2 = record({ ...identity, ...added[2], ...state, ...origins.git }, entryOptions('Git', 2));
const PlainEntryV2 = record({ ...identity, ...added[2], ...state, ...origins.plain }, entryOptions('Plain', 2));
const GitEntryV3 = record({ ...identity, ...added[3], ...state, ...origins.git }, entryOptions('Git', 3));
const PlainEntryV3 = record({ ...identity, ...added[3], ...state, ...origins.plain }, entryOptions('Plain', 3));
const GitEntryV4 = record({ ...identity, ...added[4], ...state, ...origins.git }, entryOptions('Git', 4));
const PlainEntryV4 = record({ ...identity, ...added[4], ...state, ...origins.plain }, entryOptions('Plain', 4));

export const LockStore = record(
  {
    minDrwnVersion: Type.Optional(
      Type.String({ description: 'The oldest drwn version that can read the lockfile.', ...untyped }),
    ),
  },
  { $id: 'LockStore', title: 'Lock store', description: 'What the lockfile requires of drwn.' },
  { type: { platform: 'ignored' } },
);

const store = Type.Optional(shared(LockStore, { description: 'What the lockfile requires of drwn.' }));
const lockedCards = 'One entry for each locked card. drwn sorts the entries by name.';

function lockOptions(version: LockVersion, summary: string): SchemaOptions {
  return {
    $id: `LockfileV${version}`,
    title: `Lockfile, version ${version}`,
    description: `A lockfile of version ${version}: ${summary}.`,
  };
}

export const LockfileV2 = record(
  {
    lockfileVersion: Type.Literal(2, {
      description: 'The lockfile version, which decides which properties an entry may have.',
    }),
    store,
    cards: Type.Array(Type.Union([shared(GitEntryV2), shared(PlainEntryV2)]), { description: lockedCards }),
  },
  lockOptions(2, 'the base version, which drwn 0.5 reads but no longer writes'),
);

export const LockfileV3 = record(
  {
    lockfileVersion: Type.Literal(3, {
      description: 'The lockfile version, which decides which properties an entry may have.',
    }),
    store,
    cards: Type.Array(Type.Union([shared(GitEntryV3), shared(PlainEntryV3)]), { description: lockedCards }),
  },
  lockOptions(3, 'entries have `hooks`'),
);

export const LockfileV4 = record(
  {
    lockfileVersion: Type.Literal(4, {
      description: 'The lockfile version, which decides which properties an entry may have.',
    }),
    store,
    cards: Type.Array(Type.Union([shared(GitEntryV4), shared(PlainEntryV4)]), { description: lockedCards }),
  },
  lockOptions(4, 'entries may also have `persona`, `beliefs` and `memory`'),
);

export const Lockfile = Type.Union([shared(LockfileV2), shared(LockfileV3), shared(LockfileV4)], {
  $id: 'Lockfile',
  title: 'Lockfile',
  description: 'The cards of a project, resolved and pinned.',
});

export type Lockfile = Static<typeof Lockfile>;
export type LockEntry = Lockfile['cards'][number];
