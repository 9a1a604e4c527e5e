// Generated from schemas/drwn/card.schema.ts by `npm run generate`.
// Edit the source instead.

import {
  buildDocument,
  fluentBuilder,
  part,
  standardSchemaOf,
  type Complete,
  type Given,
  type StandardSchemaV1,
} from '../../src/runtime/index.js';
import { cardRuntime } from './card.runtime.js';
import type {
  CardManifest,
  ContentDeclaration,
  Harness,
  Hooks,
  Memory,
  MemoryLayer,
  ServerEntry,
  Skills,
  TargetEntry,
  Targets,
} from './card.types.js';

/**
 * The properties of `CardManifest`.
 */
export interface CardInput {
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
 * Builds a `drwn/card` document (drwn card manifest): validates it, and returns plain frozen JSON in the schema's order.
 *
 * @throws {ManifestError} with every issue, when the document is invalid.
 */
export function card(input: CardInput): CardManifest {
  return buildDocument<CardManifest>(cardRuntime, input, {});
}

/**
 * Collects the input of `card`, one property at a time. Each method returns a new builder.
 */
export interface CardBuilder<Known extends string = never> {
  /**
   * The JSON Schema that editors validate the file with.
   */
  $schema(value: CardInput['$schema']): CardBuilder<Known | '$schema'>;
  /**
   * The card's name: `@scope/name` or `name`.
   *
   * Must be `@scope/name` or `name` in lowercase letters, digits and dashes.
   */
  name(value: CardInput['name']): CardBuilder<Known | 'name'>;
  /**
   * The exact version, as npm writes it: `1.2.0` or `1.2.0-rc.1`, without build metadata.
   */
  version(value: CardInput['version']): CardBuilder<Known | 'version'>;
  /**
   * What the card is for, in one sentence.
   */
  description(value: CardInput['description']): CardBuilder<Known | 'description'>;
  /**
   * The license, such as `MIT`.
   */
  license(value: CardInput['license']): CardBuilder<Known | 'license'>;
  /**
   * What the card requires of drwn.
   */
  harness(value: CardInput['harness']): CardBuilder<Known | 'harness'>;
  /**
   * How much you can rely on the card.
   */
  stability(value: CardInput['stability']): CardBuilder<Known | 'stability'>;
  /**
   * The drwn version that the card was last tested with, such as `0.5.0`.
   */
  lastValidatedWith(value: CardInput['lastValidatedWith']): CardBuilder<Known | 'lastValidatedWith'>;
  /**
   * The URL of an image that shows the status of the card's tests.
   */
  testStatusBadge(value: CardInput['testStatusBadge']): CardBuilder<Known | 'testStatusBadge'>;
  /**
   * The skills that projects get from the card.
   */
  skills(value: CardInput['skills']): CardBuilder<Known | 'skills'>;
  /**
   * The hook policies that projects get from the card.
   */
  hooks(value: CardInput['hooks']): CardBuilder<Known | 'hooks'>;
  /**
   * Voice and manner. Each entry is a folder `persona/<name>/` with a `PERSONA.md`.
   */
  persona(value: CardInput['persona']): CardBuilder<Known | 'persona'>;
  /**
   * Lasting principles. Each entry is a folder `beliefs/<name>/` with a `BELIEF.md`.
   */
  beliefs(value: CardInput['beliefs']): CardBuilder<Known | 'beliefs'>;
  /**
   * What the agent remembers.
   */
  memory(value: CardInput['memory']): CardBuilder<Known | 'memory'>;
  /**
   * Other cards that come with this one: a version range for each card name.
   */
  bundles(value: CardInput['bundles']): CardBuilder<Known | 'bundles'>;
  /**
   * MCP servers, by id.
   */
  servers(value: CardInput['servers']): CardBuilder<Known | 'servers'>;
  /**
   * Settings of drwn's extensions, by extension name.
   */
  extensions(value: CardInput['extensions']): CardBuilder<Known | 'extensions'>;
  /**
   * Defaults, by coding agent.
   */
  targets(value: CardInput['targets']): CardBuilder<Known | 'targets'>;
  /**
   * Builds the document as `card` does; compiles only once every required property is set.
   */
  build(this: Complete<Exclude<'name' | 'version', Known>>): CardManifest;
}

/**
 * Starts a fluent builder for `card`.
 */
export function cardBuilder(): CardBuilder {
  return fluentBuilder<CardBuilder>(card, {
    $schema: { set: '$schema' },
    name: { set: 'name' },
    version: { set: 'version' },
    description: { set: 'description' },
    license: { set: 'license' },
    harness: { set: 'harness' },
    stability: { set: 'stability' },
    lastValidatedWith: { set: 'lastValidatedWith' },
    testStatusBadge: { set: 'testStatusBadge' },
    skills: { set: 'skills' },
    hooks: { set: 'hooks' },
    persona: { set: 'persona' },
    beliefs: { set: 'beliefs' },
    memory: { set: 'memory' },
    bundles: { set: 'bundles' },
    servers: { set: 'servers' },
    extensions: { set: 'extensions' },
    targets: { set: 'targets' },
  });
}

/**
 * The format `drwn/card` as a [Standard Schema](https://standardschema.dev); validates structure and rules.
 */
export const cardSchema: StandardSchemaV1<CardManifest> = /* @__PURE__ */ standardSchemaOf<CardManifest>(cardRuntime);

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
