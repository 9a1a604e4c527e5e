import { requireJson } from '../../core/calls/require-json.js';
import { isObject, own } from '../../core/json/own.js';
import { plainIssues, toPlain } from '../../core/json/plain.js';
import { isArray } from '../../core/words/describe.js';
import { lockRuntime } from '../../generated/drwn/lock.runtime.js';
import type { Lockfile } from '../../generated/drwn/lock.types.js';
import { CONTENT_KINDS } from '../../schemas/drwn/grammar/content-faults.js';
import { WRITTEN_VERSIONS } from '../../schemas/drwn/tables/lock.js';
import { ManifestError } from '../runtime/build/manifest-error.js';
import { finishReport } from '../runtime/report.js';
import { validateLockfile } from './validate.js';

/** An entry as passed to {@link createLockfile}: `persona`, `beliefs` and `memory` are optional and default to those of its manifest. */
export type NewLockEntry = Extract<Lockfile, { lockfileVersion: 4 }>['cards'][number];

/**
 * Creates the lockfile that drwn 0.5 writes for these entries: version 4 when any entry or its manifest has `persona`,
 * `beliefs` or `memory`, else version 3. Entries keep their order. `persona`, `beliefs` and `memory` are taken from the
 * manifest when the entry has none. Only properties that drwn knows are written, in drwn's order.
 *
 * @throws {ManifestError} with every issue when drwn 0.5 would reject the lockfile, or JSON cannot represent it.
 * @see the specification's "Lockfile Contract"; the written versions and the order were measured on drwn 0.5.0.
 */
export function createLockfile(entries: readonly NewLockEntry[]): Lockfile {
  const plain = toPlain({ cards: isArray(entries) ? entries : [entries] });
  if (!plain.ok) throw new ManifestError(finishReport(lockRuntime, plainIssues(plain.faults)));
  const cards = own(plain.value, 'cards');
  const list: readonly unknown[] = Array.isArray(cards) ? cards : [];
  const hasMind = list.some((entry) => CONTENT_KINDS.some((kind) => declared(entry, kind) !== undefined));
  const { lockfileVersion, minDrwnVersion } = WRITTEN_VERSIONS[hasMind ? 'mind' : 'plain'];
  const report = validateLockfile(
    { lockfileVersion, store: { minDrwnVersion }, cards: list.map(withContent) },
    { profile: 'platform' },
  );
  if (!report.valid) throw new ManifestError(report);
  // For a valid lockfile, `normalized` is a lockfile: the format's behavior builds it.
  return report.normalized as Lockfile;
}

function declared(entry: unknown, kind: string): unknown {
  return own(entry, kind) ?? own(entry, 'manifest', kind) ?? undefined;
}

function withContent(entry: unknown): unknown {
  if (!isObject(entry)) return entry;
  const lifted = CONTENT_KINDS.filter(
    (kind) => (own(entry, kind) ?? undefined) === undefined && declared(entry, kind) !== undefined,
  );
  return { ...entry, ...Object.fromEntries(lifted.map((kind) => [kind, declared(entry, kind)])) };
}

/**
 * The text of a lockfile as drwn writes it to `card.lock`: JSON indented with two spaces, with a final newline.
 *
 * @throws {UsageError} `bad-option` for what JSON cannot represent.
 */
export function stringifyLockfile(lockfile: Lockfile): string {
  return `${JSON.stringify(requireJson('lockfile', lockfile), null, 2)}\n`;
}
