// Generated from schemas/drwn/card.schema.ts by `npm run generate`.
// Edit the source instead.

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
