/** The content folders of a card, the property that declares their entries, and the file that each entry must have. */
export const CONTENT_FOLDERS = [
  { folder: 'skills', property: ['skills'], noun: 'skill', file: 'SKILL.md' },
  { folder: 'hooks', property: ['hooks'], noun: 'hook', file: 'policy.ts' },
  { folder: 'persona', property: ['persona'], noun: 'persona', file: 'PERSONA.md' },
  { folder: 'beliefs', property: ['beliefs'], noun: 'belief', file: 'BELIEF.md' },
] as const;

/** The file that a memory entry in the format `md` must have. The format `jsonl` requires a `.jsonl` file, `mixed` any file. */
export const MEMORY_FILE = 'MEMORY.md';

/** The largest `memory/l6` entry that drwn accepts without a warning, in bytes (inclusive): 1 MiB. */
export const L6_ENTRY_BYTES = 1_048_576;

/** The most files and folders that are hashed for the entries of one lockfile (inclusive), and their bytes (inclusive): 1 GiB. */
export const RUN_FILES = 100_000;
export const RUN_BYTES = 1_073_741_824;

/** The folder in a user's home in which drwn keeps its store, with `/`. */
export const STORE_FOLDER = '.agents/drwn';

/** The largest file of a card's tree that is read as text, in bytes (inclusive): 32 MiB, as for every document. */
export const TREE_TEXT_BYTES = 33_554_432;
