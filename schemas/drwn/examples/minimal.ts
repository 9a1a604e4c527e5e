/** The smallest valid card manifest, plus the properties given. */
export function minimalCard(more: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return { name: '@your-handle/backend', version: '1.2.0', ...more };
}

/** A valid lockfile entry for a card from the store, plus the properties given. */
export function minimalEntry(more: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  return {
    name: '@your-handle/backend',
    requested: '@your-handle/backend@^1.0.0',
    version: '1.2.0',
    path: '/home/me/.agents/drwn/extracted/0123456789abcdef0123456789abcdef01234567',
    integrity: `sha256-${'0123456789abcdef'.repeat(4)}`,
    manifest: minimalCard(),
    skills: [],
    hooks: [],
    registry: null,
    origin: 'store',
    git: { commit: '0123456789abcdef0123456789abcdef01234567' },
    ...more,
  };
}

/** A valid lockfile, of version 4 unless given, with one entry or the entries given. */
export function minimalLock(
  entries: readonly unknown[] = [minimalEntry()],
  lockfileVersion = 4,
): Readonly<Record<string, unknown>> {
  return { lockfileVersion, store: { minDrwnVersion: '0.4.0' }, cards: entries };
}
