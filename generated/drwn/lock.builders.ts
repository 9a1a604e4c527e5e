// Generated from schemas/drwn/lock.schema.ts by `npm run generate`.
// Edit the source instead.

import { buildDocument, part, standardSchemaOf, type Given, type StandardSchemaV1 } from '../../src/runtime/index.js';
import { lockRuntime } from './lock.runtime.js';
import type {
  CardManifest,
  ContentDeclaration,
  GitEntryV2,
  GitEntryV3,
  GitEntryV4,
  GitSource,
  Harness,
  HookConsent,
  Hooks,
  LockStore,
  LockedContent,
  LockedLayer,
  LockedMemory,
  Lockfile,
  LockfileV2,
  LockfileV3,
  LockfileV4,
  Memory,
  MemoryLayer,
  PlainEntryV2,
  PlainEntryV3,
  PlainEntryV4,
  ServerEntry,
  Skills,
  TargetEntry,
  Targets,
} from './lock.types.js';

/**
 * Builds a `drwn/lock` document (drwn lockfile): validates it, and returns plain frozen JSON in the schema's order.
 *
 * @throws {ManifestError} with every issue, when the document is invalid.
 */
export function lock(input: Given<Lockfile>): Lockfile {
  return buildDocument<Lockfile>(lockRuntime, input, {});
}

/**
 * The format `drwn/lock` as a [Standard Schema](https://standardschema.dev); validates structure and rules.
 */
export const lockSchema: StandardSchemaV1<Lockfile> = /* @__PURE__ */ standardSchemaOf<Lockfile>(lockRuntime);

/**
 * The properties of `LockfileV2`.
 */
export interface LockfileV2Input {
  /**
   * The lockfile version, which decides which properties an entry may have.
   *
   * Filled in when omitted.
   */
  readonly lockfileVersion?: Given<LockfileV2['lockfileVersion']> | undefined;
  /**
   * What the lockfile requires of drwn.
   */
  readonly store?: Given<LockfileV2['store']> | undefined;
  /**
   * One entry for each locked card. drwn sorts the entries by name.
   */
  readonly cards: Given<LockfileV2['cards']>;
}

/**
 * A lockfile of version 2: the base version, which drwn 0.5 reads but no longer writes.
 */
export function lockfileV2(input: LockfileV2Input): LockfileV2 {
  return part<LockfileV2>(input, { filled: { lockfileVersion: 2 } });
}

/**
 * The properties of `LockfileV3`.
 */
export interface LockfileV3Input {
  /**
   * The lockfile version, which decides which properties an entry may have.
   *
   * Filled in when omitted.
   */
  readonly lockfileVersion?: Given<LockfileV3['lockfileVersion']> | undefined;
  /**
   * What the lockfile requires of drwn.
   */
  readonly store?: Given<LockfileV3['store']> | undefined;
  /**
   * One entry for each locked card. drwn sorts the entries by name.
   */
  readonly cards: Given<LockfileV3['cards']>;
}

/**
 * A lockfile of version 3: entries have `hooks`.
 */
export function lockfileV3(input: LockfileV3Input): LockfileV3 {
  return part<LockfileV3>(input, { filled: { lockfileVersion: 3 } });
}

/**
 * The properties of `LockfileV4`.
 */
export interface LockfileV4Input {
  /**
   * The lockfile version, which decides which properties an entry may have.
   *
   * Filled in when omitted.
   */
  readonly lockfileVersion?: Given<LockfileV4['lockfileVersion']> | undefined;
  /**
   * What the lockfile requires of drwn.
   */
  readonly store?: Given<LockfileV4['store']> | undefined;
  /**
   * One entry for each locked card. drwn sorts the entries by name.
   */
  readonly cards: Given<LockfileV4['cards']>;
}

/**
 * A lockfile of version 4: entries may also have `persona`, `beliefs` and `memory`.
 */
export function lockfileV4(input: LockfileV4Input): LockfileV4 {
  return part<LockfileV4>(input, { filled: { lockfileVersion: 4 } });
}

/**
 * The properties of `LockStore`.
 */
export interface LockStoreInput {
  /**
   * The oldest drwn version that can read the lockfile.
   */
  readonly minDrwnVersion?: Given<LockStore['minDrwnVersion']> | undefined;
}

/**
 * What the lockfile requires of drwn.
 */
export function lockStore(input?: LockStoreInput): LockStore {
  return part<LockStore>(input ?? {});
}

/**
 * The properties of `GitEntryV2`.
 */
export interface GitEntryV2Input {
  /**
   * The card's name.
   *
   * Not empty.
   */
  readonly name: Given<GitEntryV2['name']>;
  /**
   * The card ref that the project requested.
   *
   * Not empty.
   */
  readonly requested: Given<GitEntryV2['requested']>;
  /**
   * The version that was resolved.
   *
   * Not empty.
   */
  readonly version: Given<GitEntryV2['version']>;
  /**
   * The absolute path of the extracted card on this machine.
   *
   * Not empty.
   */
  readonly path: Given<GitEntryV2['path']>;
  /**
   * The hash of the card's tree: `sha256-` followed by 64 hex digits.
   *
   * Not empty.
   */
  readonly integrity: Given<GitEntryV2['integrity']>;
  /**
   * The card's complete manifest.
   */
  readonly manifest: Given<GitEntryV2['manifest']>;
  /**
   * The skills that the card contributes.
   */
  readonly skills: Given<GitEntryV2['skills']>;
  /**
   * Present when the project consented to the card's hooks.
   */
  readonly hookConsent?: Given<GitEntryV2['hookConsent']> | undefined;
  /**
   * Reserved for a card registry. Must be `null`.
   *
   * Filled in when omitted.
   */
  readonly registry?: Given<GitEntryV2['registry']> | undefined;
  /**
   * Where the card came from: the local store (`store`) or a repository (`git`).
   */
  readonly origin: Given<GitEntryV2['origin']>;
  /**
   * The repository of the card.
   */
  readonly git: Given<GitEntryV2['git']>;
}

/**
 * A card from the store or a repository, in a lockfile of version 2.
 */
export function gitEntryV2(input: GitEntryV2Input): GitEntryV2 {
  return part<GitEntryV2>(input, { filled: { registry: null } });
}

/**
 * The properties of `PlainEntryV2`.
 */
export interface PlainEntryV2Input {
  /**
   * The card's name.
   *
   * Not empty.
   */
  readonly name: Given<PlainEntryV2['name']>;
  /**
   * The card ref that the project requested.
   *
   * Not empty.
   */
  readonly requested: Given<PlainEntryV2['requested']>;
  /**
   * The version that was resolved.
   *
   * Not empty.
   */
  readonly version: Given<PlainEntryV2['version']>;
  /**
   * The absolute path of the extracted card on this machine.
   *
   * Not empty.
   */
  readonly path: Given<PlainEntryV2['path']>;
  /**
   * The hash of the card's tree: `sha256-` followed by 64 hex digits.
   *
   * Not empty.
   */
  readonly integrity: Given<PlainEntryV2['integrity']>;
  /**
   * The card's complete manifest.
   */
  readonly manifest: Given<PlainEntryV2['manifest']>;
  /**
   * The skills that the card contributes.
   */
  readonly skills: Given<PlainEntryV2['skills']>;
  /**
   * Present when the project consented to the card's hooks.
   */
  readonly hookConsent?: Given<PlainEntryV2['hookConsent']> | undefined;
  /**
   * Reserved for a card registry. Must be `null`.
   *
   * Filled in when omitted.
   */
  readonly registry?: Given<PlainEntryV2['registry']> | undefined;
  /**
   * Where the card came from: a folder (`file`); `npm` is reserved. Entries of these origins have no `git`.
   */
  readonly origin: Given<PlainEntryV2['origin']>;
}

/**
 * A card from a folder, in a lockfile of version 2.
 */
export function plainEntryV2(input: PlainEntryV2Input): PlainEntryV2 {
  return part<PlainEntryV2>(input, { filled: { registry: null } });
}

/**
 * The properties of `GitEntryV3`.
 */
export interface GitEntryV3Input {
  /**
   * The card's name.
   *
   * Not empty.
   */
  readonly name: Given<GitEntryV3['name']>;
  /**
   * The card ref that the project requested.
   *
   * Not empty.
   */
  readonly requested: Given<GitEntryV3['requested']>;
  /**
   * The version that was resolved.
   *
   * Not empty.
   */
  readonly version: Given<GitEntryV3['version']>;
  /**
   * The absolute path of the extracted card on this machine.
   *
   * Not empty.
   */
  readonly path: Given<GitEntryV3['path']>;
  /**
   * The hash of the card's tree: `sha256-` followed by 64 hex digits.
   *
   * Not empty.
   */
  readonly integrity: Given<GitEntryV3['integrity']>;
  /**
   * The card's complete manifest.
   */
  readonly manifest: Given<GitEntryV3['manifest']>;
  /**
   * The skills that the card contributes.
   */
  readonly skills: Given<GitEntryV3['skills']>;
  /**
   * The hook policies that the card declares. Empty when there are none.
   */
  readonly hooks: Given<GitEntryV3['hooks']>;
  /**
   * Present when the project consented to the card's hooks.
   */
  readonly hookConsent?: Given<GitEntryV3['hookConsent']> | undefined;
  /**
   * Reserved for a card registry. Must be `null`.
   *
   * Filled in when omitted.
   */
  readonly registry?: Given<GitEntryV3['registry']> | undefined;
  /**
   * Where the card came from: the local store (`store`) or a repository (`git`).
   */
  readonly origin: Given<GitEntryV3['origin']>;
  /**
   * The repository of the card.
   */
  readonly git: Given<GitEntryV3['git']>;
}

/**
 * A card from the store or a repository, in a lockfile of version 3.
 */
export function gitEntryV3(input: GitEntryV3Input): GitEntryV3 {
  return part<GitEntryV3>(input, { filled: { registry: null } });
}

/**
 * The properties of `PlainEntryV3`.
 */
export interface PlainEntryV3Input {
  /**
   * The card's name.
   *
   * Not empty.
   */
  readonly name: Given<PlainEntryV3['name']>;
  /**
   * The card ref that the project requested.
   *
   * Not empty.
   */
  readonly requested: Given<PlainEntryV3['requested']>;
  /**
   * The version that was resolved.
   *
   * Not empty.
   */
  readonly version: Given<PlainEntryV3['version']>;
  /**
   * The absolute path of the extracted card on this machine.
   *
   * Not empty.
   */
  readonly path: Given<PlainEntryV3['path']>;
  /**
   * The hash of the card's tree: `sha256-` followed by 64 hex digits.
   *
   * Not empty.
   */
  readonly integrity: Given<PlainEntryV3['integrity']>;
  /**
   * The card's complete manifest.
   */
  readonly manifest: Given<PlainEntryV3['manifest']>;
  /**
   * The skills that the card contributes.
   */
  readonly skills: Given<PlainEntryV3['skills']>;
  /**
   * The hook policies that the card declares. Empty when there are none.
   */
  readonly hooks: Given<PlainEntryV3['hooks']>;
  /**
   * Present when the project consented to the card's hooks.
   */
  readonly hookConsent?: Given<PlainEntryV3['hookConsent']> | undefined;
  /**
   * Reserved for a card registry. Must be `null`.
   *
   * Filled in when omitted.
   */
  readonly registry?: Given<PlainEntryV3['registry']> | undefined;
  /**
   * Where the card came from: a folder (`file`); `npm` is reserved. Entries of these origins have no `git`.
   */
  readonly origin: Given<PlainEntryV3['origin']>;
}

/**
 * A card from a folder, in a lockfile of version 3.
 */
export function plainEntryV3(input: PlainEntryV3Input): PlainEntryV3 {
  return part<PlainEntryV3>(input, { filled: { registry: null } });
}

/**
 * The properties of `GitEntryV4`.
 */
export interface GitEntryV4Input {
  /**
   * The card's name.
   *
   * Not empty.
   */
  readonly name: Given<GitEntryV4['name']>;
  /**
   * The card ref that the project requested.
   *
   * Not empty.
   */
  readonly requested: Given<GitEntryV4['requested']>;
  /**
   * The version that was resolved.
   *
   * Not empty.
   */
  readonly version: Given<GitEntryV4['version']>;
  /**
   * The absolute path of the extracted card on this machine.
   *
   * Not empty.
   */
  readonly path: Given<GitEntryV4['path']>;
  /**
   * The hash of the card's tree: `sha256-` followed by 64 hex digits.
   *
   * Not empty.
   */
  readonly integrity: Given<GitEntryV4['integrity']>;
  /**
   * The card's complete manifest.
   */
  readonly manifest: Given<GitEntryV4['manifest']>;
  /**
   * The skills that the card contributes.
   */
  readonly skills: Given<GitEntryV4['skills']>;
  /**
   * The hook policies that the card declares. Empty when there are none.
   */
  readonly hooks: Given<GitEntryV4['hooks']>;
  /**
   * The manifest's persona. Omitted when it has none.
   */
  readonly persona?: Given<GitEntryV4['persona']> | undefined;
  /**
   * The manifest's beliefs. Omitted when it has none.
   */
  readonly beliefs?: Given<GitEntryV4['beliefs']> | undefined;
  /**
   * The manifest's memory. Omitted when it has none.
   */
  readonly memory?: Given<GitEntryV4['memory']> | undefined;
  /**
   * Present when the project consented to the card's hooks.
   */
  readonly hookConsent?: Given<GitEntryV4['hookConsent']> | undefined;
  /**
   * Reserved for a card registry. Must be `null`.
   *
   * Filled in when omitted.
   */
  readonly registry?: Given<GitEntryV4['registry']> | undefined;
  /**
   * Where the card came from: the local store (`store`) or a repository (`git`).
   */
  readonly origin: Given<GitEntryV4['origin']>;
  /**
   * The repository of the card.
   */
  readonly git: Given<GitEntryV4['git']>;
}

/**
 * A card from the store or a repository, in a lockfile of version 4.
 */
export function gitEntryV4(input: GitEntryV4Input): GitEntryV4 {
  return part<GitEntryV4>(input, { filled: { registry: null } });
}

/**
 * The properties of `PlainEntryV4`.
 */
export interface PlainEntryV4Input {
  /**
   * The card's name.
   *
   * Not empty.
   */
  readonly name: Given<PlainEntryV4['name']>;
  /**
   * The card ref that the project requested.
   *
   * Not empty.
   */
  readonly requested: Given<PlainEntryV4['requested']>;
  /**
   * The version that was resolved.
   *
   * Not empty.
   */
  readonly version: Given<PlainEntryV4['version']>;
  /**
   * The absolute path of the extracted card on this machine.
   *
   * Not empty.
   */
  readonly path: Given<PlainEntryV4['path']>;
  /**
   * The hash of the card's tree: `sha256-` followed by 64 hex digits.
   *
   * Not empty.
   */
  readonly integrity: Given<PlainEntryV4['integrity']>;
  /**
   * The card's complete manifest.
   */
  readonly manifest: Given<PlainEntryV4['manifest']>;
  /**
   * The skills that the card contributes.
   */
  readonly skills: Given<PlainEntryV4['skills']>;
  /**
   * The hook policies that the card declares. Empty when there are none.
   */
  readonly hooks: Given<PlainEntryV4['hooks']>;
  /**
   * The manifest's persona. Omitted when it has none.
   */
  readonly persona?: Given<PlainEntryV4['persona']> | undefined;
  /**
   * The manifest's beliefs. Omitted when it has none.
   */
  readonly beliefs?: Given<PlainEntryV4['beliefs']> | undefined;
  /**
   * The manifest's memory. Omitted when it has none.
   */
  readonly memory?: Given<PlainEntryV4['memory']> | undefined;
  /**
   * Present when the project consented to the card's hooks.
   */
  readonly hookConsent?: Given<PlainEntryV4['hookConsent']> | undefined;
  /**
   * Reserved for a card registry. Must be `null`.
   *
   * Filled in when omitted.
   */
  readonly registry?: Given<PlainEntryV4['registry']> | undefined;
  /**
   * Where the card came from: a folder (`file`); `npm` is reserved. Entries of these origins have no `git`.
   */
  readonly origin: Given<PlainEntryV4['origin']>;
}

/**
 * A card from a folder, in a lockfile of version 4.
 */
export function plainEntryV4(input: PlainEntryV4Input): PlainEntryV4 {
  return part<PlainEntryV4>(input, { filled: { registry: null } });
}

/**
 * The properties of `CardManifest`.
 */
export interface CardManifestInput {
  /**
   * The JSON Schema that editors validate the file with.
   */
  readonly $schema?: Given<CardManifest['$schema']> | undefined;
  /**
   * The card's name: `@scope/name` or `name`.
   *
   * Must be `@scope/name` or `name` in lowercase letters, digits and dashes.
   */
  readonly name: Given<CardManifest['name']>;
  /**
   * The exact version, as npm writes it: `1.2.0` or `1.2.0-rc.1`, without build metadata.
   */
  readonly version: Given<CardManifest['version']>;
  /**
   * What the card is for, in one sentence.
   */
  readonly description?: Given<CardManifest['description']> | undefined;
  /**
   * The license, such as `MIT`.
   */
  readonly license?: Given<CardManifest['license']> | undefined;
  /**
   * What the card requires of drwn.
   */
  readonly harness?: Given<CardManifest['harness']> | undefined;
  /**
   * How much you can rely on the card.
   */
  readonly stability?: Given<CardManifest['stability']> | undefined;
  /**
   * The drwn version that the card was last tested with, such as `0.5.0`.
   */
  readonly lastValidatedWith?: Given<CardManifest['lastValidatedWith']> | undefined;
  /**
   * The URL of an image that shows the status of the card's tests.
   */
  readonly testStatusBadge?: Given<CardManifest['testStatusBadge']> | undefined;
  /**
   * The skills that projects get from the card.
   */
  readonly skills?: Given<CardManifest['skills']> | undefined;
  /**
   * The hook policies that projects get from the card.
   */
  readonly hooks?: Given<CardManifest['hooks']> | undefined;
  /**
   * Voice and manner. Each entry is a folder `persona/<name>/` with a `PERSONA.md`.
   */
  readonly persona?: Given<CardManifest['persona']> | undefined;
  /**
   * Lasting principles. Each entry is a folder `beliefs/<name>/` with a `BELIEF.md`.
   */
  readonly beliefs?: Given<CardManifest['beliefs']> | undefined;
  /**
   * What the agent remembers.
   */
  readonly memory?: Given<CardManifest['memory']> | undefined;
  /**
   * Other cards that come with this one: a version range for each card name.
   */
  readonly bundles?: Given<CardManifest['bundles']> | undefined;
  /**
   * MCP servers, by id.
   */
  readonly servers?: Given<CardManifest['servers']> | undefined;
  /**
   * Settings of drwn's extensions, by extension name.
   */
  readonly extensions?: Given<CardManifest['extensions']> | undefined;
  /**
   * Defaults, by coding agent.
   */
  readonly targets?: Given<CardManifest['targets']> | undefined;
}

/**
 * What a drwn card is, and what it contributes to a project.
 */
export function cardManifest(input: CardManifestInput): CardManifest {
  return part<CardManifest>(input);
}

/**
 * The properties of `HookConsent`.
 */
export interface HookConsentInput {
  /**
   * When consent was given, in UTC with milliseconds, such as `2026-06-12T00:00:00.000Z`.
   */
  readonly consentedAt: Given<HookConsent['consentedAt']>;
  /**
   * The versions of the card that the consent covers.
   *
   * Not empty.
   */
  readonly consentedRange: Given<HookConsent['consentedRange']>;
}

/**
 * The project's consent to run the card's hooks.
 */
export function hookConsent(input: HookConsentInput): HookConsent {
  return part<HookConsent>(input);
}

/**
 * The properties of `GitSource`.
 */
export interface GitSourceInput {
  /**
   * The URL of the repository.
   */
  readonly url?: Given<GitSource['url']> | undefined;
  /**
   * The branch, tag or version range that was requested.
   */
  readonly ref?: Given<GitSource['ref']> | undefined;
  /**
   * The commit that the card was read from.
   *
   * Must be a full commit id of exactly 40 lowercase hex digits.
   */
  readonly commit: Given<GitSource['commit']>;
}

/**
 * The card's repository, and the commit that was read.
 */
export function gitSource(input: GitSourceInput): GitSource {
  return part<GitSource>(input);
}

/**
 * The properties of `LockedContent`.
 */
export interface LockedContentInput {
  /**
   * The entries that the card contributes.
   */
  readonly include?: Given<LockedContent['include']> | undefined;
  /**
   * Who may see the entries. Required when `include` is not empty.
   */
  readonly visibility?: Given<LockedContent['visibility']> | undefined;
}

/**
 * A content declaration, copied from the manifest.
 */
export function lockedContent(input?: LockedContentInput): LockedContent {
  return part<LockedContent>(input ?? {});
}

/**
 * The properties of `LockedMemory`.
 */
export interface LockedMemoryInput {
  /**
   * The entries of this layer.
   */
  readonly l4?: Given<LockedMemory['l4']> | undefined;
  /**
   * The entries of this layer.
   */
  readonly l5?: Given<LockedMemory['l5']> | undefined;
  /**
   * The entries of this layer.
   */
  readonly l6?: Given<LockedMemory['l6']> | undefined;
}

/**
 * The memory declarations, copied from the manifest.
 */
export function lockedMemory(input?: LockedMemoryInput): LockedMemory {
  return part<LockedMemory>(input ?? {});
}

/**
 * The properties of `Harness`.
 */
export interface HarnessInput {
  /**
   * The oldest drwn version that can read the card, such as `0.3.0`.
   */
  readonly minVersion?: Given<Harness['minVersion']> | undefined;
}

/**
 * What the card requires of drwn.
 */
export function harness(input?: HarnessInput): Harness {
  return part<Harness>(input ?? {});
}

/**
 * The properties of `Skills`.
 */
export interface SkillsInput {
  /**
   * Skills that the card includes. Each is a folder `skills/<name>/` with a `SKILL.md`.
   */
  readonly include?: Given<Skills['include']> | undefined;
  /**
   * Reserved for skills from a registry. Omit it, or leave it empty.
   */
  readonly shared?: Given<Skills['shared']> | undefined;
}

/**
 * The skills that the card contributes.
 */
export function skills(input?: SkillsInput): Skills {
  return part<Skills>(input ?? {});
}

/**
 * The properties of `Hooks`.
 */
export interface HooksInput {
  /**
   * Hook policies that the card includes. Each is a folder `hooks/<name>/` with a `policy.ts`.
   */
  readonly include?: Given<Hooks['include']> | undefined;
}

/**
 * The hook policies that the card contributes. A project must consent to them.
 */
export function hooks(input?: HooksInput): Hooks {
  return part<Hooks>(input ?? {});
}

/**
 * The properties of `ContentDeclaration`.
 */
export interface ContentDeclarationInput {
  /**
   * The folder names of the entries that the card contributes, in the order in which they are used.
   *
   * Each item: Must be a folder name without `/`, `\` or `..` that does not start with a dot.
   */
  readonly include?: Given<ContentDeclaration['include']> | undefined;
  /**
   * Who may see the entries. Required when `include` is not empty.
   */
  readonly visibility?: Given<ContentDeclaration['visibility']> | undefined;
}

/**
 * Which persona or belief entries are published with the card, and who may see them.
 */
export function contentDeclaration(input?: ContentDeclarationInput): ContentDeclaration {
  return part<ContentDeclaration>(input ?? {});
}

/**
 * The properties of `Memory`.
 */
export interface MemoryInput {
  /**
   * Entries in `memory/l4/`.
   */
  readonly l4?: Given<Memory['l4']> | undefined;
  /**
   * Entries in `memory/l5/`.
   */
  readonly l5?: Given<Memory['l5']> | undefined;
  /**
   * Entries in `memory/l6/`. drwn warns about an entry larger than 1 MiB.
   */
  readonly l6?: Given<Memory['l6']> | undefined;
}

/**
 * The memory that is published with the card, by layer.
 */
export function memory(input?: MemoryInput): Memory {
  return part<Memory>(input ?? {});
}

/**
 * The properties of `ServerEntry`.
 */
export interface ServerEntryInput {
  /**
   * Turns a server that is defined elsewhere on or off. It has no effect in a card; only the project's own entry counts.
   */
  readonly enabled?: Given<ServerEntry['enabled']> | undefined;
  /**
   * What the server offers, in words for people. Required in a definition.
   */
  readonly description?: Given<ServerEntry['description']> | undefined;
  /**
   * How the server is reached: `stdio`, `http`, `sse` or `platform-provided`. Required in a definition.
   */
  readonly transport?: Given<ServerEntry['transport']> | undefined;
  /**
   * The program that starts a `stdio` server.
   */
  readonly command?: Given<ServerEntry['command']> | undefined;
  /**
   * The arguments of `command`.
   */
  readonly args?: Given<ServerEntry['args']> | undefined;
  /**
   * The URL of an `http` or `sse` server.
   */
  readonly url?: Given<ServerEntry['url']> | undefined;
  /**
   * Whether the server stays off until the project turns it on. Required in a definition.
   */
  readonly optional?: Given<ServerEntry['optional']> | undefined;
}

/**
 * The definition of an MCP server, or an on/off switch for one that is defined elsewhere.
 */
export function serverEntry(input?: ServerEntryInput): ServerEntry {
  return part<ServerEntry>(input ?? {});
}

/**
 * The properties of `Targets`.
 */
export interface TargetsInput {
  /**
   * Defaults for Claude Code.
   */
  readonly claude?: Given<Targets['claude']> | undefined;
  /**
   * Defaults for Codex.
   */
  readonly codex?: Given<Targets['codex']> | undefined;
  /**
   * Defaults for Cursor.
   */
  readonly cursor?: Given<Targets['cursor']> | undefined;
}

/**
 * Defaults for the coding agents that drwn writes configuration for.
 */
export function targets(input?: TargetsInput): Targets {
  return part<Targets>(input ?? {});
}

/**
 * The properties of `LockedLayer`.
 */
export interface LockedLayerInput {
  /**
   * The entries that the card contributes to this layer.
   */
  readonly include?: Given<LockedLayer['include']> | undefined;
  /**
   * Who may see the entries. Required when `include` is not empty.
   */
  readonly visibility?: Given<LockedLayer['visibility']> | undefined;
  /**
   * How the entries are stored. Default: `md`.
   */
  readonly format?: Given<LockedLayer['format']> | undefined;
}

/**
 * One memory layer, copied from the manifest.
 */
export function lockedLayer(input?: LockedLayerInput): LockedLayer {
  return part<LockedLayer>(input ?? {});
}

/**
 * The properties of `MemoryLayer`.
 */
export interface MemoryLayerInput {
  /**
   * The folder names of the entries in `memory/<layer>/`, in the order in which they are used.
   *
   * Each item: Must be a folder name without `/`, `\` or `..` that does not start with a dot.
   */
  readonly include?: Given<MemoryLayer['include']> | undefined;
  /**
   * Who may see the entries. Required when `include` is not empty.
   */
  readonly visibility?: Given<MemoryLayer['visibility']> | undefined;
  /**
   * How the entries are stored. Default: `md`.
   */
  readonly format?: Given<MemoryLayer['format']> | undefined;
}

/**
 * The entries of one memory layer.
 */
export function memoryLayer(input?: MemoryLayerInput): MemoryLayer {
  return part<MemoryLayer>(input ?? {});
}

/**
 * The properties of `TargetEntry`.
 */
export interface TargetEntryInput {
  /**
   * Whether drwn writes configuration for this agent.
   */
  readonly enabled?: Given<TargetEntry['enabled']> | undefined;
}

/**
 * What the card sets for one coding agent.
 */
export function targetEntry(input?: TargetEntryInput): TargetEntry {
  return part<TargetEntry>(input ?? {});
}
