/** The values of `visibility`, from the narrowest audience to the widest. */
export const VISIBILITIES = ['private', 'internal', 'public'] as const;

/** The layers of `memory`. */
export const MEMORY_LAYERS = ['l4', 'l5', 'l6'] as const;

/** How a memory layer stores its entries. The first is the default. */
export const MEMORY_FORMATS = ['md', 'jsonl', 'mixed'] as const;

/** The values of `stability`, from the least to the most reliable. */
export const STABILITIES = ['experimental', 'stable', 'production'] as const;

/** The coding agents that drwn 0.5 writes configuration for. */
export const TARGETS = ['claude', 'codex', 'cursor'] as const;

/** The transports whose server definitions drwn 0.5 writes to configuration (measured). */
export const TRANSPORTS = ['stdio', 'http', 'sse', 'platform-provided'] as const;
