// Generated from schemas/drwn/card.schema.ts by `npm run generate`.
// Edit the source instead.

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
