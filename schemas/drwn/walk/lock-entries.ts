import { own } from '../../../core/json/own.js';
import { LOCK_VERSIONS, type LockVersion } from '../tables/lock.js';

/** An entry of a lockfile, unvalidated, with its JSON Pointer. */
export interface EntryAt {
  readonly entry: unknown;
  readonly path: string;
  readonly version: LockVersion;
}

/** The entries of a lockfile with a known version. None for other versions, since their shape is unknown. */
export function* lockEntries(lock: unknown): Generator<EntryAt> {
  const version = LOCK_VERSIONS.find((known) => known === own(lock, 'lockfileVersion'));
  const cards = own(lock, 'cards');
  if (version === undefined || !Array.isArray(cards)) return;
  for (const [index, entry] of cards.entries()) {
    if (entry !== undefined) yield { entry, path: `/cards/${index}`, version };
  }
}
