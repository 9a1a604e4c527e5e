// Generated from schemas/drwn/lock.schema.ts by `npm run generate`.
// Edit the source instead.

/**
 * The cards of a project, resolved and pinned.
 */
export type Lockfile = LockfileV2 | LockfileV3 | LockfileV4;

/**
 * A lockfile of version 2: the base; drwn 0.5 reads it and no longer writes it.
 */
export interface LockfileV2 {
  /**
   * Says which fields an entry may have.
   */
  lockfileVersion: 2;
  /**
   * What the lockfile asks of the drwn that reads it.
   */
  store?: LockStore;
  /**
   * One entry for each locked card; drwn sorts them by name.
   */
  cards: (GitEntryV2 | PlainEntryV2)[];
}

/**
 * A lockfile of version 3: entries have `hooks`.
 */
export interface LockfileV3 {
  /**
   * Says which fields an entry may have.
   */
  lockfileVersion: 3;
  /**
   * What the lockfile asks of the drwn that reads it.
   */
  store?: LockStore;
  /**
   * One entry for each locked card; drwn sorts them by name.
   */
  cards: (GitEntryV3 | PlainEntryV3)[];
}

/**
 * A lockfile of version 4: entries may also have `persona`, `beliefs` and `memory`.
 */
export interface LockfileV4 {
  /**
   * Says which fields an entry may have.
   */
  lockfileVersion: 4;
  /**
   * What the lockfile asks of the drwn that reads it.
   */
  store?: LockStore;
  /**
   * One entry for each locked card; drwn sorts them by name.
   */
  cards: (GitEntryV4 | PlainEntryV4)[];
}

/**
 * What the lockfile asks of the drwn that reads it.
 */
export interface LockStore {
  /**
   * The oldest drwn version that may read the lockfile.
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
   * The card ref that the project asked for.
   *
   * Not empty.
   */
  requested: string;
  /**
   * The version that was taken.
   *
   * Not empty.
   */
  version: string;
  /**
   * The folder of the extracted card on this machine, as an absolute path.
   *
   * Not empty.
   */
  path: string;
  /**
   * The hash of the card's tree: `sha256-` and 64 hex digits.
   *
   * Not empty.
   */
  integrity: string;
  /**
   * The card's whole manifest.
   */
  manifest: CardManifest;
  /**
   * The skills that the card contributed.
   */
  skills: string[];
  /**
   * Present when the project agreed to the card's hooks.
   */
  hookConsent?: HookConsent;
  /**
   * Reserved for a registry of cards; must be null.
   */
  registry: null;
  /**
   * Where the card came from: the local store, or a repository.
   */
  origin: 'store' | 'git';
  /**
   * The repository behind the card.
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
   * The card ref that the project asked for.
   *
   * Not empty.
   */
  requested: string;
  /**
   * The version that was taken.
   *
   * Not empty.
   */
  version: string;
  /**
   * The folder of the extracted card on this machine, as an absolute path.
   *
   * Not empty.
   */
  path: string;
  /**
   * The hash of the card's tree: `sha256-` and 64 hex digits.
   *
   * Not empty.
   */
  integrity: string;
  /**
   * The card's whole manifest.
   */
  manifest: CardManifest;
  /**
   * The skills that the card contributed.
   */
  skills: string[];
  /**
   * Present when the project agreed to the card's hooks.
   */
  hookConsent?: HookConsent;
  /**
   * Reserved for a registry of cards; must be null.
   */
  registry: null;
  /**
   * Where the card came from: a folder; `npm` is reserved. Such entries have no `git`.
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
   * The card ref that the project asked for.
   *
   * Not empty.
   */
  requested: string;
  /**
   * The version that was taken.
   *
   * Not empty.
   */
  version: string;
  /**
   * The folder of the extracted card on this machine, as an absolute path.
   *
   * Not empty.
   */
  path: string;
  /**
   * The hash of the card's tree: `sha256-` and 64 hex digits.
   *
   * Not empty.
   */
  integrity: string;
  /**
   * The card's whole manifest.
   */
  manifest: CardManifest;
  /**
   * The skills that the card contributed.
   */
  skills: string[];
  /**
   * The hook policies that the card declares; empty when there are none.
   */
  hooks: string[];
  /**
   * Present when the project agreed to the card's hooks.
   */
  hookConsent?: HookConsent;
  /**
   * Reserved for a registry of cards; must be null.
   */
  registry: null;
  /**
   * Where the card came from: the local store, or a repository.
   */
  origin: 'store' | 'git';
  /**
   * The repository behind the card.
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
   * The card ref that the project asked for.
   *
   * Not empty.
   */
  requested: string;
  /**
   * The version that was taken.
   *
   * Not empty.
   */
  version: string;
  /**
   * The folder of the extracted card on this machine, as an absolute path.
   *
   * Not empty.
   */
  path: string;
  /**
   * The hash of the card's tree: `sha256-` and 64 hex digits.
   *
   * Not empty.
   */
  integrity: string;
  /**
   * The card's whole manifest.
   */
  manifest: CardManifest;
  /**
   * The skills that the card contributed.
   */
  skills: string[];
  /**
   * The hook policies that the card declares; empty when there are none.
   */
  hooks: string[];
  /**
   * Present when the project agreed to the card's hooks.
   */
  hookConsent?: HookConsent;
  /**
   * Reserved for a registry of cards; must be null.
   */
  registry: null;
  /**
   * Where the card came from: a folder; `npm` is reserved. Such entries have no `git`.
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
   * The card ref that the project asked for.
   *
   * Not empty.
   */
  requested: string;
  /**
   * The version that was taken.
   *
   * Not empty.
   */
  version: string;
  /**
   * The folder of the extracted card on this machine, as an absolute path.
   *
   * Not empty.
   */
  path: string;
  /**
   * The hash of the card's tree: `sha256-` and 64 hex digits.
   *
   * Not empty.
   */
  integrity: string;
  /**
   * The card's whole manifest.
   */
  manifest: CardManifest;
  /**
   * The skills that the card contributed.
   */
  skills: string[];
  /**
   * The hook policies that the card declares; empty when there are none.
   */
  hooks: string[];
  /**
   * The manifest's persona; left out when it has none.
   */
  persona?: LockedContent;
  /**
   * The manifest's beliefs; left out when it has none.
   */
  beliefs?: LockedContent;
  /**
   * The manifest's memory; left out when it has none.
   */
  memory?: LockedMemory;
  /**
   * Present when the project agreed to the card's hooks.
   */
  hookConsent?: HookConsent;
  /**
   * Reserved for a registry of cards; must be null.
   */
  registry: null;
  /**
   * Where the card came from: the local store, or a repository.
   */
  origin: 'store' | 'git';
  /**
   * The repository behind the card.
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
   * The card ref that the project asked for.
   *
   * Not empty.
   */
  requested: string;
  /**
   * The version that was taken.
   *
   * Not empty.
   */
  version: string;
  /**
   * The folder of the extracted card on this machine, as an absolute path.
   *
   * Not empty.
   */
  path: string;
  /**
   * The hash of the card's tree: `sha256-` and 64 hex digits.
   *
   * Not empty.
   */
  integrity: string;
  /**
   * The card's whole manifest.
   */
  manifest: CardManifest;
  /**
   * The skills that the card contributed.
   */
  skills: string[];
  /**
   * The hook policies that the card declares; empty when there are none.
   */
  hooks: string[];
  /**
   * The manifest's persona; left out when it has none.
   */
  persona?: LockedContent;
  /**
   * The manifest's beliefs; left out when it has none.
   */
  beliefs?: LockedContent;
  /**
   * The manifest's memory; left out when it has none.
   */
  memory?: LockedMemory;
  /**
   * Present when the project agreed to the card's hooks.
   */
  hookConsent?: HookConsent;
  /**
   * Reserved for a registry of cards; must be null.
   */
  registry: null;
  /**
   * Where the card came from: a folder; `npm` is reserved. Such entries have no `git`.
   */
  origin: 'file' | 'npm';
}

/**
 * What a drwn card is and what it contributes to a project.
 */
export interface CardManifest {
  /**
   * The JSON Schema that editors check the file with.
   */
  $schema?: string;
  /**
   * The card's name: `@scope/name` or `name`.
   *
   * Must be `@scope/name` or `name` in lower-case letters, digits and dashes.
   */
  name: string;
  /**
   * The version, exactly as npm writes it: `1.2.0` or `1.2.0-rc.1`, without build metadata.
   */
  version: string;
  /**
   * What the card is for, in a sentence.
   */
  description?: string;
  /**
   * The licence, such as `MIT`.
   */
  license?: string;
  /**
   * The drwn that the card needs.
   */
  harness?: Harness;
  /**
   * How far the card can be relied upon.
   */
  stability?: 'experimental' | 'stable' | 'production';
  /**
   * The drwn version that the card was last tried with, such as `0.5.0`.
   */
  lastValidatedWith?: string;
  /**
   * The web address of a picture that shows the state of the card's tests.
   */
  testStatusBadge?: string;
  /**
   * Skills that projects get with the card.
   */
  skills?: Skills;
  /**
   * Hook policies that projects get with the card.
   */
  hooks?: Hooks;
  /**
   * Voice and manner; entries are folders `persona/<name>/` with a `PERSONA.md`.
   */
  persona?: ContentDeclaration;
  /**
   * Lasting principles; entries are folders `beliefs/<name>/` with a `BELIEF.md`.
   */
  beliefs?: ContentDeclaration;
  /**
   * What the agent remembers.
   */
  memory?: Memory;
  /**
   * Other cards that belong to this one, by name, each with a version range.
   */
  bundles?: {
    [k: string]: string;
  };
  /**
   * MCP servers by id.
   */
  servers?: {
    [k: string]: ServerEntry;
  };
  /**
   * Settings of drwn's extensions, by extension.
   */
  extensions?: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  /**
   * Defaults by coding agent.
   */
  targets?: Targets;
}

/**
 * That the project agreed to run the card's hooks.
 */
export interface HookConsent {
  /**
   * When consent was given: UTC with milliseconds, such as `2026-06-12T00:00:00.000Z`.
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
 * Where the card's repository is, and at which commit it was read.
 */
export interface GitSource {
  /**
   * The repository.
   */
  url?: string;
  /**
   * The branch, tag or range that was asked for.
   */
  ref?: string;
  /**
   * The commit that the card was taken from.
   *
   * Must be a full commit id of 40 lower-case hex digits.
   */
  commit: string;
}

/**
 * A content declaration, as carried over from the manifest.
 */
export interface LockedContent {
  /**
   * Entries that the card contributes.
   */
  include?: string[];
  /**
   * Who may see the entries. Required as soon as `include` lists one.
   */
  visibility?: Visibility;
}

/**
 * Declarations of memory, as carried over from the manifest.
 */
export interface LockedMemory {
  /**
   * Entries of this layer.
   */
  l4?: LockedLayer;
  /**
   * Entries of this layer.
   */
  l5?: LockedLayer;
  /**
   * Entries of this layer.
   */
  l6?: LockedLayer;
}

/**
 * What the card asks of the drwn that reads it.
 */
export interface Harness {
  /**
   * The oldest drwn version that understands the card, such as `0.3.0`.
   */
  minVersion?: string;
}

/**
 * The skills that the card contributes.
 */
export interface Skills {
  /**
   * Skills that the card brings along; each is a folder `skills/<name>/` with a `SKILL.md`.
   */
  include?: string[];
  /**
   * Reserved for skills from a registry. Leave it out, or empty.
   */
  shared?: unknown[];
}

/**
 * The hook policies that the card contributes; a project must consent to them.
 */
export interface Hooks {
  /**
   * Hook policies that the card brings along; each is a folder `hooks/<name>/` with a `policy.ts`.
   */
  include?: string[];
}

/**
 * Which entries of the card's mind travel with it, and who may see them.
 */
export interface ContentDeclaration {
  /**
   * Folders of the entries that the card contributes, in the order in which they are used.
   *
   * Each item: Must be the name of a folder: without `/`, `\` and `..`, and not beginning with a dot.
   */
  include?: string[];
  /**
   * Who may see the entries. Required as soon as `include` lists one.
   */
  visibility?: Visibility;
}

/**
 * Memory that travels with the card, by layer.
 */
export interface Memory {
  /**
   * Entries below `memory/l4/`.
   */
  l4?: MemoryLayer;
  /**
   * Entries below `memory/l5/`.
   */
  l5?: MemoryLayer;
  /**
   * Entries below `memory/l6/`; drwn warns of one above 1 MiB.
   */
  l6?: MemoryLayer;
}

/**
 * The definition of an MCP server, or a switch for one that is defined elsewhere.
 */
export interface ServerEntry {
  /**
   * Turns a server that is known elsewhere on or off. Without effect in a card; a project's own entry counts.
   */
  enabled?: boolean;
  /**
   * What the server offers, for people. Required of a definition.
   */
  description?: string;
  /**
   * How the server is reached: `stdio`, `http`, `sse` or `platform-provided`. Required of a definition.
   */
  transport?: string;
  /**
   * The program that a `stdio` server is started with.
   */
  command?: string;
  /**
   * Arguments of `command`.
   */
  args?: string[];
  /**
   * The address of an `http` or `sse` server.
   */
  url?: string;
  /**
   * Whether the server stays off until the project turns it on. Required of a definition.
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
 * Who may see the content: `private` stays with its author, `internal` with the team, `public` with everyone.
 */
export type Visibility = 'private' | 'internal' | 'public';

/**
 * One layer of memory, as carried over from the manifest.
 */
export interface LockedLayer {
  /**
   * Entries that the card contributes to this layer.
   */
  include?: string[];
  /**
   * Who may see the entries. Required as soon as `include` lists one.
   */
  visibility?: Visibility;
  /**
   * How the entries are kept. Default: `md`.
   */
  format?: MemoryFormat;
}

/**
 * The entries of one layer of memory.
 */
export interface MemoryLayer {
  /**
   * Folders of the entries below `memory/<layer>/`, in the order in which they are used.
   *
   * Each item: Must be the name of a folder: without `/`, `\` and `..`, and not beginning with a dot.
   */
  include?: string[];
  /**
   * Who may see the entries. Required as soon as `include` lists one.
   */
  visibility?: Visibility;
  /**
   * How the entries are kept. Default: `md`.
   */
  format?: MemoryFormat;
}

/**
 * What the card sets for one coding agent.
 */
export interface TargetEntry {
  /**
   * Whether configuration for this agent is written.
   */
  enabled?: boolean;
}

/**
 * What an entry holds: `md` a MEMORY.md, `jsonl` files with one JSON value a line, `mixed` any files.
 */
export type MemoryFormat = 'md' | 'jsonl' | 'mixed';
