/** The text that begins the integrity of a tree; 64 lower-case hex digits follow. */
export const INTEGRITY_PREFIX = 'sha256-';

/** Names that the integrity hash passes over, at the root of the tree only. */
export const UNHASHED_NAMES = ['.git', '.integrity'] as const;

/** The locale whose collation orders the records of a tree (measured; the same wherever drwn runs). */
export const INTEGRITY_LOCALE = 'en-US';
