// Generated from schemas/drwn/lock.schema.ts by `npm run generate`.
// Edit the source instead.

/**
 * The cards of a project, resolved and pinned.
 */
export type Lockfile = LockfileV2 | LockfileV3 | LockfileV4;

/**
 * A lockfile of version 2: the base version, which drwn 0.5 reads but no longer writes.
 */
export interface LockfileV2 {
  /**
   * The lockfile version, which decides which properties an entry may have.
   */
  lockfileVersion: 2;
  /**
   * What the lockfile requires of drwn.
   */
  store?: LockStore;
  /**
   * One entry for each locked card. drwn sorts the entries by name.
   */
  cards: (GitEntryV2 | PlainEntryV2)[];
}

/**
 * A lockfile of version 3: entries have `hooks`.
 */
export interface LockfileV3 {
  /**
   * The lockfile version, which decides which properties an entry may have.
   */
  lockfileVersion: 3;
  /**
   * What the lockfile requires of drwn.
   */
  store?: LockStore;
  /**
   * One entry for each locked card. drwn sorts the entries by name.
   */
  cards: (GitEntryV3 | PlainEntryV3)[];
}

/**
 * A lockfile of version 4: entries may also have `persona`, `beliefs` and `memory`.
 */
export interface LockfileV4 {
  /**
   * The lockfile version, which decides which properties an entry may have.
   */
  lockfileVersion: 4;
  /**
   * What the lockfile requires of drwn.
   */
  store?: LockStore;
  /**
   * One entry for each locked card. drwn sorts the entries by name.
   */
  cards: (GitEntryV4 | PlainEntryV4)[];
}

/**
 * What the lockfile requires of drwn.
 */
export interface LockStore {
  /**
   * The oldest drwn version that can read the lockfile.
   */
  minDrwnVersion?: string;
}

/**
 * A card from the store or a repository, in a lockfile of version 2.
 */
export interface GitEntryV2 {
  /**
   * The card's name.
   *
   * Not empty.
   */
  name: string;
  /**
   * The card ref that the project requested.
   *
   * Not empty.
   */
  requested: string;
  /**
   * The version that was resolved.
   *
   * Not empty.
   */
  version: string;
  /**
   * The absolute path of the extracted card on this machine.
   *
   * Not empty.
   */
  path: string;
  /**
   * The hash of the card's tree: `sha256-` followed by 64 hex digits.
   *
   * Not empty.
   */
  integrity: string;
  /**
   * The card's complete manifest.
   */
  manifest: CardManifest;
  /**
   * The skills that the card contributes.
   */
  skills: string[];
  /**
   * Present when the project consented to the card's hooks.
   */
  hookConsent?: HookConsent;
  /**
   * Reserved for a card registry. Must be `null`.
   */
  registry: null;
  /**
   * Where the card came from: the local store (`store`) or a repository (`git`).
   */
  origin: 'store' | 'git';
  /**
   * The repository of the card.
   */
  git: GitSource;
}

/**
 * A card from a folder, in a lockfile of version 2.
 */
export interface PlainEntryV2 {
  /**
   * The card's name.
   *
   * Not empty.
   */
  name: string;
  /**
   * The card ref that the project requested.
   *
   * Not empty.
   */
  requested: string;
  /**
   * The version that was resolved.
   *
   * Not empty.
   */
  version: string;
  /**
   * The absolute path of the extracted card on this machine.
   *
   * Not empty.
   */
  path: string;
  /**
   * The hash of the card's tree: `sha256-` followed by 64 hex digits.
   *
   * Not empty.
   */
  integrity: string;
  /**
   * The card's complete manifest.
   */
  manifest: CardManifest;
  /**
   * The skills that the card contributes.
   */
  skills: string[];
  /**
   * Present when the project consented to the card's hooks.
   */
  hookConsent?: HookConsent;
  /**
   * Reserved for a card registry. Must be `null`.
   */
  registry: null;
  /**
   * Where the card came from: a folder (`file`); `npm` is reserved. Entries of these origins have no `git`.
   */
  origin: 'file' | 'npm';
}

/**
 * A card from the store or a repository, in a lockfile of version 3.
 */
export interface GitEntryV3 {
  /**
   * The card's name.
   *
   * Not empty.
   */
  name: string;
  /**
   * The card ref that the project requested.
   *
   * Not empty.
   */
  requested: string;
  /**
   * The version that was resolved.
   *
   * Not empty.
   */
  version: string;
  /**
   * The absolute path of the extracted card on this machine.
   *
   * Not empty.
   */
  path: string;
  /**
   * The hash of the card's tree: `sha256-` followed by 64 hex digits.
   *
   * Not empty.
   */
  integrity: string;
  /**
   * The card's complete manifest.
   */
  manifest: CardManifest;
  /**
   * The skills that the card contributes.
   */
  skills: string[];
  /**
   * The hook policies that the card declares. Empty when there are none.
   */
  hooks: string[];
  /**
   * Present when the project consented to the card's hooks.
   */
  hookConsent?: HookConsent;
  /**
   * Reserved for a card registry. Must be `null`.
   */
  registry: null;
  /**
   * Where the card came from: the local store (`store`) or a repository (`git`).
   */
  origin: 'store' | 'git';
  /**
   * The repository of the card.
   */
  git: GitSource;
}

/**
 * A card from a folder, in a lockfile of version 3.
 */
export interface PlainEntryV3 {
  /**
   * The card's name.
   *
   * Not empty.
   */
  name: string;
  /**
   * The card ref that the project requested.
   *
   * Not empty.
   */
  requested: string;
  /**
   * The version that was resolved.
   *
   * Not empty.
   */
  version: string;
  /**
   * The absolute path of the extracted card on this machine.
   *
   * Not empty.
   */
  path: string;
  /**
   * The hash of the card's tree: `sha256-` followed by 64 hex digits.
   *
   * Not empty.
   */
  integrity: string;
  /**
   * The card's complete manifest.
   */
  manifest: CardManifest;
  /**
   * The skills that the card contributes.
   */
  skills: string[];
  /**
   * The hook policies that the card declares. Empty when there are none.
   */
  hooks: string[];
  /**
   * Present when the project consented to the card's hooks.
   */
  hookConsent?: HookConsent;
  /**
   * Reserved for a card registry. Must be `null`.
   */
  registry: null;
  /**
   * Where the card came from: a folder (`file`); `npm` is reserved. Entries of these origins have no `git`.
   */
  origin: 'file' | 'npm';
}

/**
 * A card from the store or a repository, in a lockfile of version 4.
 */
export interface GitEntryV4 {
  /**
   * The card's name.
   *
   * Not empty.
   */
  name: string;
  /**
   * The card ref that the project requested.
   *
   * Not empty.
   */
  requested: string;
  /**
   * The version that was resolved.
   *
   * Not empty.
   */
  version: string;
  /**
   * The absolute path of the extracted card on this machine.
   *
   * Not empty.
   */
  path: string;
  /**
   * The hash of the card's tree: `sha256-` followed by 64 hex digits.
   *
   * Not empty.
   */
  integrity: string;
  /**
   * The card's complete manifest.
   */
  manifest: CardManifest;
  /**
   * The skills that the card contributes.
   */
  skills: string[];
  /**
   * The hook policies that the card declares. Empty when there are none.
   */
  hooks: string[];
  /**
   * The manifest's persona. Omitted when it has none.
   */
  persona?: LockedContent;
  /**
   * The manifest's beliefs. Omitted when it has none.
   */
  beliefs?: LockedContent;
  /**
   * The manifest's memory. Omitted when it has none.
   */
  memory?: LockedMemory;
  /**
   * Present when the project consented to the card's hooks.
   */
  hookConsent?: HookConsent;
  /**
   * Reserved for a card registry. Must be `null`.
   */
  registry: null;
  /**
   * Where the card came from: the local store (`store`) or a repository (`git`).
   */
  origin: 'store' | 'git';
  /**
   * The repository of the card.
   */
  git: GitSource;
}

/**
 * A card from a folder, in a lockfile of version 4.
 */
export interface PlainEntryV4 {
  /**
   * The card's name.
   *
   * Not empty.
   */
  name: string;
  /**
   * The card ref that the project requested.
   *
   * Not empty.
   */
  requested: string;
  /**
   * The version that was resolved.
   *
   * Not empty.
   */
  version: string;
  /**
   * The absolute path of the extracted card on this machine.
   *
   * Not empty.
   */
  path: string;
  /**
   * The hash of the card's tree: `sha256-` followed by 64 hex digits.
   *
   * Not empty.
   */
  integrity: string;
  /**
   * The card's complete manifest.
   */
  manifest: CardManifest;
  /**
   * The skills that the card contributes.
   */
  skills: string[];
  /**
   * The hook policies that the card declares. Empty when there are none.
   */
  hooks: string[];
  /**
   * The manifest's persona. Omitted when it has none.
   */
  persona?: LockedContent;
  /**
   * The manifest's beliefs. Omitted when it has none.
   */
  beliefs?: LockedContent;
  /**
   * The manifest's memory. Omitted when it has none.
   */
  memory?: LockedMemory;
  /**
   * Present when the project consented to the card's hooks.
   */
  hookConsent?: HookConsent;
  /**
   * Reserved for a card registry. Must be `null`.
   */
  registry: null;
  /**
   * Where the card came from: a folder (`file`); `npm` is reserved. Entries of these origins have no `git`.
   */
  origin: 'file' | 'npm';
}

/**
 * What a drwn card is, and what it contributes to a project.
 */
export interface CardManifest {
  /**
   * The JSON Schema that editors validate the file with.
   */
  $schema?: string;
  /**
   * The card's name: `@scope/name` or `name`.
   *
   * Must be `@scope/name` or `name` in lowercase letters, digits and dashes.
   */
  name: string;
  /**
   * The exact version, as npm writes it: `1.2.0` or `1.2.0-rc.1`, without build metadata.
   */
  version: string;
  /**
   * What the card is for, in one sentence.
   */
  description?: string;
  /**
   * The license, such as `MIT`.
   */
  license?: string;
  /**
   * What the card requires of drwn.
   */
  harness?: Harness;
  /**
   * How much you can rely on the card.
   */
  stability?: 'experimental' | 'stable' | 'production';
  /**
   * The drwn version that the card was last tested with, such as `0.5.0`.
   */
  lastValidatedWith?: string;
  /**
   * The URL of an image that shows the status of the card's tests.
   */
  testStatusBadge?: string;
  /**
   * The skills that projects get from the card.
   */
  skills?: Skills;
  /**
   * The hook policies that projects get from the card.
   */
  hooks?: Hooks;
  /**
   * Voice and manner. Each entry is a folder `persona/<name>/` with a `PERSONA.md`.
   */
  persona?: ContentDeclaration;
  /**
   * Lasting principles. Each entry is a folder `beliefs/<name>/` with a `BELIEF.md`.
   */
  beliefs?: ContentDeclaration;
  /**
   * What the agent remembers.
   */
  memory?: Memory;
  /**
   * Other cards that come with this one: a version range for each card name.
   */
  bundles?: {
    [k: string]: string;
  };
  /**
   * MCP servers, by id.
   */
  servers?: {
    [k: string]: ServerEntry;
  };
  /**
   * Settings of drwn's extensions, by extension name.
   */
  extensions?: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  /**
   * Defaults, by coding agent.
   */
  targets?: Targets;
}

/**
 * The project's consent to run the card's hooks.
 */
export interface HookConsent {
  /**
   * When consent was given, in UTC with milliseconds, such as `2026-06-12T00:00:00.000Z`.
   */
  consentedAt: string;
  /**
   * The versions of the card that the consent covers.
   *
   * Not empty.
   */
  consentedRange: string;
}

/**
 * The card's repository, and the commit that was read.
 */
export interface GitSource {
  /**
   * The URL of the repository.
   */
  url?: string;
  /**
   * The branch, tag or version range that was requested.
   */
  ref?: string;
  /**
   * The commit that the card was read from.
   *
   * Must be a full commit id of exactly 40 lowercase hex digits.
   */
  commit: string;
}

/**
 * A content declaration, copied from the manifest.
 */
export interface LockedContent {
  /**
   * The entries that the card contributes.
   */
  include?: string[];
  /**
   * Who may see the entries. Required when `include` is not empty.
   */
  visibility?: Visibility;
}

/**
 * The memory declarations, copied from the manifest.
 */
export interface LockedMemory {
  /**
   * The entries of this layer.
   */
  l4?: LockedLayer;
  /**
   * The entries of this layer.
   */
  l5?: LockedLayer;
  /**
   * The entries of this layer.
   */
  l6?: LockedLayer;
}

/**
 * What the card requires of drwn.
 */
export interface Harness {
  /**
   * The oldest drwn version that can read the card, such as `0.3.0`.
   */
  minVersion?: string;
}

/**
 * The skills that the card contributes.
 */
export interface Skills {
  /**
   * Skills that the card includes. Each is a folder `skills/<name>/` with a `SKILL.md`.
   */
  include?: string[];
  /**
   * Reserved for skills from a registry. Omit it, or leave it empty.
   */
  shared?: unknown[];
}

/**
 * The hook policies that the card contributes. A project must consent to them.
 */
export interface Hooks {
  /**
   * Hook policies that the card includes. Each is a folder `hooks/<name>/` with a `policy.ts`.
   */
  include?: string[];
}

/**
 * Which persona or belief entries are published with the card, and who may see them.
 */
export interface ContentDeclaration {
  /**
   * The folder names of the entries that the card contributes, in the order in which they are used.
   *
   * Each item: Must be a folder name without `/`, `\` or `..` that does not start with a dot.
   */
  include?: string[];
  /**
   * Who may see the entries. Required when `include` is not empty.
   */
  visibility?: Visibility;
}

/**
 * The memory that is published with the card, by layer.
 */
export interface Memory {
  /**
   * Entries in `memory/l4/`.
   */
  l4?: MemoryLayer;
  /**
   * Entries in `memory/l5/`.
   */
  l5?: MemoryLayer;
  /**
   * Entries in `memory/l6/`. drwn warns about an entry larger than 1 MiB.
   */
  l6?: MemoryLayer;
}

/**
 * The definition of an MCP server, or an on/off switch for one that is defined elsewhere.
 */
export interface ServerEntry {
  /**
   * Turns a server that is defined elsewhere on or off. It has no effect in a card; only the project's own entry counts.
   */
  enabled?: boolean;
  /**
   * What the server offers, in words for people. Required in a definition.
   */
  description?: string;
  /**
   * How the server is reached: `stdio`, `http`, `sse` or `platform-provided`. Required in a definition.
   */
  transport?: string;
  /**
   * The program that starts a `stdio` server.
   */
  command?: string;
  /**
   * The arguments of `command`.
   */
  args?: string[];
  /**
   * The URL of an `http` or `sse` server.
   */
  url?: string;
  /**
   * Whether the server stays off until the project turns it on. Required in a definition.
   */
  optional?: boolean;
}

/**
 * Defaults for the coding agents that drwn writes configuration for.
 */
export interface Targets {
  /**
   * Defaults for Claude Code.
   */
  claude?: TargetEntry;
  /**
   * Defaults for Codex.
   */
  codex?: TargetEntry;
  /**
   * Defaults for Cursor.
   */
  cursor?: TargetEntry;
}

/**
 * Who may see the content: only its author (`private`), the team (`internal`) or everyone (`public`).
 */
export type Visibility = 'private' | 'internal' | 'public';

/**
 * One memory layer, copied from the manifest.
 */
export interface LockedLayer {
  /**
   * The entries that the card contributes to this layer.
   */
  include?: string[];
  /**
   * Who may see the entries. Required when `include` is not empty.
   */
  visibility?: Visibility;
  /**
   * How the entries are stored. Default: `md`.
   */
  format?: MemoryFormat;
}

/**
 * The entries of one memory layer.
 */
export interface MemoryLayer {
  /**
   * The folder names of the entries in `memory/<layer>/`, in the order in which they are used.
   *
   * Each item: Must be a folder name without `/`, `\` or `..` that does not start with a dot.
   */
  include?: string[];
  /**
   * Who may see the entries. Required when `include` is not empty.
   */
  visibility?: Visibility;
  /**
   * How the entries are stored. Default: `md`.
   */
  format?: MemoryFormat;
}

/**
 * What the card sets for one coding agent.
 */
export interface TargetEntry {
  /**
   * Whether drwn writes configuration for this agent.
   */
  enabled?: boolean;
}

/**
 * What an entry contains: a MEMORY.md (`md`), files with one JSON value per line (`jsonl`), or any files (`mixed`).
 */
export type MemoryFormat = 'md' | 'jsonl' | 'mixed';
