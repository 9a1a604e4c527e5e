/** The folders of a card's tree, what declares their entries, and the file that each entry must have. */
export const CONTENT_FOLDERS = [
  { folder: 'skills', member: ['skills'], noun: 'skill', file: 'SKILL.md' },
  { folder: 'hooks', member: ['hooks'], noun: 'hook', file: 'policy.ts' },
  { folder: 'persona', member: ['persona'], noun: 'persona', file: 'PERSONA.md' },
  { folder: 'beliefs', member: ['beliefs'], noun: 'belief', file: 'BELIEF.md' },
] as const;

/** The file that an entry of memory must have under `md`; under `jsonl` one that ends in `.jsonl`, under `mixed` any. */
export const MEMORY_FILE = 'MEMORY.md';

/** Bytes of one `memory/l6` entry above which drwn warns; so many are still fine. */
export const L6_ENTRY_BYTES = 1_048_576;

/** Bytes of a file of a card's tree that is read as text, inclusive: 32 MiB, as for every document. */
export const TREE_TEXT_BYTES = 33_554_432;
