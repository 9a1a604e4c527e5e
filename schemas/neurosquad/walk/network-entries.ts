import { oncePerDocument } from '../../../core/once-per-document.js';
import type { DeepPartial } from '../../../core/rule.js';
import type { CardManifest } from '../card.schema.js';

/** A `network` entry of a manifest's permissions; `hosts` as written, `undefined` for one that is not a string. */
export interface NetworkEntry {
  readonly index: number;
  readonly hosts: readonly (string | undefined)[];
}

/** Lists the `network` entries of a manifest's permissions. */
export const networkEntries = oncePerDocument(findNetworkEntries);

function* findNetworkEntries(card: DeepPartial<CardManifest>): Iterable<NetworkEntry> {
  for (const [index, entry] of (card.permissions ?? []).entries()) {
    if (typeof entry === 'object' && entry.id === 'network') yield { index, hosts: entry.hosts ?? [] };
  }
}
