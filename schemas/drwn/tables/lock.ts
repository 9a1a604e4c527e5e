/** Origins whose entries have `git`. */
export const GIT_ORIGINS = ['store', 'git'] as const;

/** Origins whose entries must not have `git`. */
export const PLAIN_ORIGINS = ['file', 'npm'] as const;

/** The values of `lockfileVersion` that drwn 0.5 reads, oldest first. */
export const LOCK_VERSIONS = [2, 3, 4] as const;

export type LockVersion = (typeof LOCK_VERSIONS)[number];

/** The lockfile version that added each property of an entry. Properties that are not listed exist since version 2. */
export const PROPERTY_SINCE = { hooks: 3, persona: 4, beliefs: 4, memory: 4 } as const satisfies Record<
  string,
  LockVersion
>;

/** The drwn version that drwn 0.5 requires in each lockfile version that it writes. It never writes version 2 (measured). */
export const WRITTEN_VERSIONS = {
  plain: { lockfileVersion: 3, minDrwnVersion: '0.3.0' },
  mind: { lockfileVersion: 4, minDrwnVersion: '0.4.0' },
} as const;
