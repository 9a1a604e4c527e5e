import { codePointOrder } from '../../../core/words/code-point-order.js';
import type { CardManifest } from '../card.schema.js';
import { parseCardPath } from '../grammar/card-path.js';
import { parseHostPattern } from '../grammar/host-pattern.js';
import { CARD_DEFAULTS } from '../tables/limits.js';
import { PERMISSIONS } from '../tables/permissions.js';

type Entry = NonNullable<CardManifest['permissions']>[number];

/** All entries of one permission, merged. */
interface MergedPermission {
  readonly id: string;
  optional: boolean;
  reason?: CardManifest['displayName'];
  hosts?: readonly string[];
}

/**
 * Returns a valid manifest as the app reads it: entry, sizes and empty arrays filled in, permissions merged.
 * `entry` loses one trailing `/`; everything else stays as written, including `icon`. Shares parts with `card` and does
 * not change it.
 */
export function normalizeCard(card: CardManifest): Record<string, unknown> {
  return {
    ...card,
    entry: entryOf(card),
    card: { ...CARD_DEFAULTS.card, ...card.card },
    permissions: mergePermissions(card.permissions ?? []),
    settings: card.settings ?? [],
    ports: { inputs: card.ports?.inputs ?? [], outputs: card.ports?.outputs ?? [] },
    tools: card.tools ?? [],
  };
}

function entryOf({ entry = CARD_DEFAULTS.entry }: CardManifest): string {
  const parsed = parseCardPath(entry);
  return parsed.ok ? parsed.value : entry;
}

/** Returns one entry for each permission, in the app's order: optional if all entries are, with the first reason and the
 * sorted hosts of all. */
function mergePermissions(entries: readonly Entry[]): readonly MergedPermission[] {
  const merged = new Map<string, MergedPermission>();
  for (const entry of entries) {
    const { id, optional = false, reason, hosts } = detailsOf(entry);
    const known = merged.get(id);
    const permission: MergedPermission = known ?? { id, optional };
    if (known === undefined) merged.set(id, permission);
    permission.optional &&= optional;
    if (permission.reason === undefined && reason !== undefined) permission.reason = reason;
    if (hosts !== undefined) permission.hosts = mergeHosts(permission.hosts ?? [], hosts);
  }
  return PERMISSIONS.flatMap(({ id }) => merged.get(id) ?? []);
}

function detailsOf(entry: Entry): {
  readonly id: string;
  readonly optional?: boolean;
  readonly reason?: CardManifest['displayName'];
  readonly hosts?: readonly string[];
} {
  return typeof entry === 'string' ? { id: entry } : entry;
}

function mergeHosts(known: readonly string[], more: readonly string[]): readonly string[] {
  const patterns = more.map((host) => {
    const parsed = parseHostPattern(host);
    return parsed.ok ? parsed.value : host;
  });
  // Host patterns are ASCII, so UTF-16 order is code-point order.
  return [...new Set([...known, ...patterns])].sort(codePointOrder);
}
