import { hasOwn, isObject, own } from '../../../core/json/own.js';
import type { LockEntry, Lockfile } from '../lock.schema.js';
import { MEMORY_LAYERS } from '../tables/card.js';
import { GIT_ORIGINS } from '../tables/lock.js';

/**
 * The lockfile as drwn rebuilds it when reading: known properties in drwn's order, everything else dropped, manifests
 * unchanged. Properties of the wrong type that drwn does not check (`store`, `git.url`, `git.ref`, `hooks` in version 2)
 * are dropped too.
 *
 * @param lock valid at least under the profile `platform`.
 */
export function normalizeLock(lock: unknown): Lockfile {
  const cards = own(lock, 'cards');
  return defined({
    lockfileVersion: own(lock, 'lockfileVersion'),
    store: normalizeStore(own(lock, 'store')),
    cards: Array.isArray(cards) ? cards.map(normalizeEntry) : [],
  }) as Lockfile;
}

/** One entry as drwn rebuilds it. */
function normalizeEntry(entry: unknown): LockEntry {
  const hooks = own(entry, 'hooks');
  return defined({
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
  return isObject(store) ? defined({ minDrwnVersion: stringOf(own(store, 'minDrwnVersion')) }) : undefined;
}

function normalizeGit(git: unknown): unknown {
  return defined({ commit: own(git, 'commit'), url: stringOf(own(git, 'url')), ref: stringOf(own(git, 'ref')) });
}

function normalizeDeclaration(declaration: unknown, keys: readonly string[]): unknown {
  if (!isObject(declaration)) return undefined;
  return defined(Object.fromEntries(keys.map((key) => [key, own(declaration, key)])));
}

/** Layers keep their order; memory without any layer is dropped. */
function normalizeMemory(memory: unknown): unknown {
  if (!isObject(memory)) return undefined;
  const layers = Object.keys(memory).filter((layer) => MEMORY_LAYERS.some((known) => known === layer));
  if (layers.length === 0) return undefined;
  return Object.fromEntries(
    layers.map((layer) => [layer, normalizeDeclaration(own(memory, layer), ['include', 'visibility', 'format'])]),
  );
}

function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** The properties that are not `undefined`, in order. */
function defined(all: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.keys(all)
      .filter((key) => hasOwn(all, key) && all[key] !== undefined)
      .map((key) => [key, all[key]]),
  );
}
