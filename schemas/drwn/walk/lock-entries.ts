import { own } from '../../../core/json/own.js';
import { oncePerDocument } from '../../../core/once-per-document.js';
import { LOCK_VERSIONS, type LockVersion } from '../tables/lock.js';

/** An entry of a lockfile, unvalidated, with its JSON Pointer. */
export interface EntryAt {
  readonly entry: unknown;
  readonly path: string;
  readonly version: LockVersion;
}

/** The entries of a lockfile with a known version. None for other versions, since their shape is unknown. */
export const lockEntries = oncePerDocument(findLockEntries);

function* findLockEntries(lock: unknown): Generator<EntryAt> {
  const version = LOCK_VERSIONS.find((known) => known === own(lock, 'lockfileVersion'));
  const cards = own(lock, 'cards');
  if (version === undefined || !Array.isArray(cards)) return;
  for (const [index, entry] of cards.entries()) {
    if (entry !== undefined) yield { entry, path: `/cards/${index}`, version };
  }
}
