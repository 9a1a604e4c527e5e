/** What may be said of a card's content in `visibility`, from the narrowest to the widest. */
export const VISIBILITIES = ['private', 'internal', 'public'] as const;

/** The layers of `memory`. */
export const MEMORY_LAYERS = ['l4', 'l5', 'l6'] as const;

/** How a memory layer keeps its entries; the first is the default. */
export const MEMORY_FORMATS = ['md', 'jsonl', 'mixed'] as const;

export const STABILITIES = ['experimental', 'stable', 'production'] as const;

/** The coding agents that drwn 0.5 writes configuration for. */
export const TARGETS = ['claude', 'codex', 'cursor'] as const;

/** The transports whose server definitions drwn 0.5 takes at `write` (measured). */
export const TRANSPORTS = ['stdio', 'http', 'sse', 'platform-provided'] as const;

/** Origins whose entries carry `git`, and origins whose entries must not. */
export const GIT_ORIGINS = ['store', 'git'] as const;
export const PLAIN_ORIGINS = ['file', 'npm'] as const;

export const LOCK_VERSIONS = [2, 3, 4] as const;

export type LockVersion = (typeof LOCK_VERSIONS)[number];

/** The lockfile version that brought a field of an entry; a field that is not here is as old as version 2. */
export const FIELD_SINCE = { hooks: 3, persona: 4, beliefs: 4, memory: 4 } as const satisfies Record<
  string,
  LockVersion
>;

/** The drwn version that drwn 0.5 asks for in a lockfile it writes; it never writes version 2 (measured). */
export const WRITTEN_VERSIONS = {
  plain: { lockfileVersion: 3, minDrwnVersion: '0.3.0' },
  mind: { lockfileVersion: 4, minDrwnVersion: '0.4.0' },
} as const;

/** The text that begins the integrity of a tree; 64 lower-case hex digits follow. */
export const INTEGRITY_PREFIX = 'sha256-';

/** Names that the integrity hash passes over, at the root of the tree only. */
export const UNHASHED_NAMES = ['.git', '.integrity'] as const;

/** The locale whose collation orders the records of a tree (measured; the same wherever drwn runs). */
export const INTEGRITY_LOCALE = 'en-US';

/** Bytes of one `memory/l6` entry above which drwn warns; so many are still fine. */
export const L6_ENTRY_BYTES = 1_048_576;

/** The shorthands of card refs and the hosts they stand for. */
export const SHORTHANDS = [
  { prefix: 'github:', host: 'https://github.com/' },
  { prefix: 'gitlab:', host: 'https://gitlab.com/' },
] as const;

export type Shorthand = (typeof SHORTHANDS)[number];

/** The grammar of card refs, in the order in which the forms are tried. */
export const REF_FORMS = [
  { form: 'File', shapes: ['file:<path>'], origin: 'file', example: 'file:./vendor/local-card' },
  {
    form: 'Git, by ref',
    shapes: ['git+<url>#<ref>'],
    origin: 'git',
    example: 'git+https://github.com/me/card.git#v1.2.0',
  },
  {
    form: 'Git, by range',
    shapes: ['git+<url>@<range>'],
    origin: 'git',
    example: 'git+https://github.com/me/card.git@^1.0.0',
  },
  {
    form: 'GitHub shorthand',
    shapes: ['github:<owner>/<repo>#<ref>', 'github:<owner>/<repo>@<range>'],
    origin: 'git',
    example: 'github:me/card@^1.0.0',
  },
  {
    form: 'GitLab shorthand',
    shapes: ['gitlab:<owner>/<repo>#<ref>', 'gitlab:<owner>/<repo>@<range>'],
    origin: 'git',
    example: 'gitlab:me/card#main',
  },
  {
    form: 'Store',
    shapes: ['@<scope>/<name>@<range>', '<name>@<range>', '<name>'],
    origin: 'store',
    example: '@your-handle/backend@^1.0.0',
  },
] as const;

/** Bytes of a file of a card's tree that is read as text, inclusive: 32 MiB, as for every document. */
export const TREE_TEXT_BYTES = 33_554_432;

/** The folders of a card's tree, what declares their entries, and the file that each entry must have. */
export const CONTENT_FOLDERS = [
  { folder: 'skills', member: ['skills'], noun: 'skill', file: 'SKILL.md' },
  { folder: 'hooks', member: ['hooks'], noun: 'hook', file: 'policy.ts' },
  { folder: 'persona', member: ['persona'], noun: 'persona', file: 'PERSONA.md' },
  { folder: 'beliefs', member: ['beliefs'], noun: 'belief', file: 'BELIEF.md' },
] as const;

/** The file that an entry of memory must have under `md`; under `jsonl` one that ends in `.jsonl`, under `mixed` any. */
export const MEMORY_FILE = 'MEMORY.md';
