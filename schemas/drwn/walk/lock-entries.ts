import { own } from '../../../core/json/own.js';
import { oncePerDocument } from '../../../core/once-per-document.js';
import { LOCK_VERSIONS, type LockVersion } from '../tables/lock.js';

/** An entry of a lockfile as it stands, with the pointer to it. */
export interface EntryAt {
  readonly entry: unknown;
  readonly path: string;
  readonly version: LockVersion;
}

/** The entries of a lockfile whose version is known; none otherwise, for then nobody can say what they should be. */
export const lockEntries = oncePerDocument(findLockEntries);

function* findLockEntries(lock: unknown): Generator<EntryAt> {
  const version = LOCK_VERSIONS.find((known) => known === own(lock, 'lockfileVersion'));
  const cards = own(lock, 'cards');
  if (version === undefined || !Array.isArray(cards)) return;
  for (const [index, entry] of cards.entries()) {
    if (entry !== undefined) yield { entry, path: `/cards/${index}`, version };
  }
}
