import parse from 'semver/functions/parse.js';
import valid from 'semver/functions/valid.js';
import maxSatisfying from 'semver/ranges/max-satisfying.js';
import validRange from 'semver/ranges/valid.js';
import { requireList } from '../../../core/calls/require-list.js';
import { requireString } from '../../../core/calls/require-string.js';

/**
 * Whether a value is a version exactly as npm's semver writes it: three numbers of at most 2^53 - 1 without leading
 * zeros, then an optional prerelease; no `v`, no spaces, no build metadata; at most 256 UTF-16 units.
 */
export function isStrictVersion(text: unknown): text is string {
  return typeof text === 'string' && valid(text) === text;
}

/** Whether a value is a version range as npm's semver reads it; the empty string is one. */
export function isVersionRange(text: unknown): text is string {
  return typeof text === 'string' && validRange(text) !== null;
}

/**
 * Picks the version that drwn uses for a range: the highest one that satisfies it. Prereleases count only when the range
 * names one with the same three numbers. Versions that are not strict are skipped.
 *
 * @returns `undefined` when no version satisfies the range, or when the range is not valid.
 * @throws {UsageError} `bad-option` for an argument of another type.
 */
export function pickVersion(versions: readonly string[], range: string): string | undefined {
  const list = requireList('versions', versions);
  if (!isVersionRange(requireString('range', range))) return undefined;
  return maxSatisfying(list.filter(isStrictVersion), range) ?? undefined;
}

/** Turns text into the strict version it was meant to be: without `v`, spaces or build metadata, and with zero for missing numbers. */
export function toStrictVersion(text: string): string | undefined {
  const loose = parse(text, { loose: true })?.version;
  if (loose !== undefined) return loose;
  const partial = /^\s*v?(\d{1,15})(?:\.(\d{1,15}))?\s*$/.exec(text);
  if (partial === null) return undefined;
  const padded = `${Number(partial[1])}.${Number(partial[2] ?? 0)}.0`;
  return isStrictVersion(padded) ? padded : undefined;
}
