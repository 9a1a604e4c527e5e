import { hasOwn, isObject, own } from '../../../core/json/own.js';
import type { LockEntry, Lockfile } from '../lock.schema.js';
import { MEMORY_LAYERS } from '../tables/card.js';
import { GIT_ORIGINS } from '../tables/lock.js';

/**
 * The lockfile as drwn rebuilds it on reading: known members in its order, everything else dropped, manifests whole.
 * Members of the wrong kind that it never looks at (`store`, `git.url`, `git.ref`, `hooks` in version 2) are dropped too.
 *
 * @param lock valid under the `platform` profile at least.
 */
export function normalizeLock(lock: unknown): Lockfile {
  const cards = own(lock, 'cards');
  return members({
    lockfileVersion: own(lock, 'lockfileVersion'),
    store: normalizeStore(own(lock, 'store')),
    cards: Array.isArray(cards) ? cards.map(normalizeEntry) : [],
  }) as Lockfile;
}

/** One entry as drwn rebuilds it. */
function normalizeEntry(entry: unknown): LockEntry {
  const hooks = own(entry, 'hooks');
  return members({
    name: own(entry, 'name'),
    requested: own(entry, 'requested'),
    version: own(entry, 'version'),
    path: own(entry, 'path'),
    integrity: own(entry, 'integrity'),
    manifest: own(entry, 'manifest'),
    skills: own(entry, 'skills'),
    hooks: Array.isArray(hooks) ? hooks : [],
    persona: normalizeDeclaration(own(entry, 'persona'), ['include', 'visibility']),
    beliefs: normalizeDeclaration(own(entry, 'beliefs'), ['include', 'visibility']),
    memory: normalizeMemory(own(entry, 'memory')),
    hookConsent: normalizeDeclaration(own(entry, 'hookConsent'), ['consentedAt', 'consentedRange']),
    registry: null,
    origin: own(entry, 'origin'),
    git: GIT_ORIGINS.some((origin) => origin === own(entry, 'origin')) ? normalizeGit(own(entry, 'git')) : undefined,
  }) as LockEntry;
}

function normalizeStore(store: unknown): unknown {
  return isObject(store) ? members({ minDrwnVersion: textOf(own(store, 'minDrwnVersion')) }) : undefined;
}

function normalizeGit(git: unknown): unknown {
  return members({ commit: own(git, 'commit'), url: textOf(own(git, 'url')), ref: textOf(own(git, 'ref')) });
}

function normalizeDeclaration(declaration: unknown, keys: readonly string[]): unknown {
  if (!isObject(declaration)) return undefined;
  return members(Object.fromEntries(keys.map((key) => [key, own(declaration, key)])));
}

/** Layers stand in the order given; memory without any is dropped. */
function normalizeMemory(memory: unknown): unknown {
  if (!isObject(memory)) return undefined;
  const layers = Object.keys(memory).filter((layer) => MEMORY_LAYERS.some((known) => known === layer));
  if (layers.length === 0) return undefined;
  return Object.fromEntries(
    layers.map((layer) => [layer, normalizeDeclaration(own(memory, layer), ['include', 'visibility', 'format'])]),
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The members that hold something, in their order. */
function members(all: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(all)
      .filter((key) => hasOwn(all, key) && all[key] !== undefined)
      .map((key) => [key, all[key]]),
  );
}
