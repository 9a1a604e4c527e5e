/** The prefix of an integrity hash, followed by 64 lowercase hex digits. */
export const INTEGRITY_PREFIX = 'sha256-';

/** Names that the integrity hash skips, at the root of the tree only. */
export const UNHASHED_NAMES = ['.git', '.integrity'] as const;

/** The locale whose collation orders the records of a tree (measured; the same on every machine). */
export const INTEGRITY_LOCALE = 'en-US';
