import parse from 'semver/functions/parse.js';
import valid from 'semver/functions/valid.js';
import maxSatisfying from 'semver/ranges/max-satisfying.js';
import validRange from 'semver/ranges/valid.js';

/**
 * Whether text is a version exactly as npm's semver writes it: three numbers of at most 2^53 - 1 without leading zeros,
 * then perhaps a prerelease; no `v`, no blanks, no build metadata; at most 256 UTF-16 units.
 */
export function isStrictVersion(text: unknown): text is string {
  return typeof text === 'string' && valid(text) === text;
}

/** Whether text is a version range as npm's semver reads it; the empty text is one. */
export function isVersionRange(text: unknown): text is string {
  return typeof text === 'string' && validRange(text) !== null;
}

/**
 * The version that drwn takes for a range: the highest that satisfies it, prereleases only where the range names one of
 * the same triple. Versions that are not strict are passed over.
 *
 * @returns nothing when no version satisfies the range, or when it is no range.
 */
export function pickVersion(versions: readonly string[], range: string): string | undefined {
  if (!isVersionRange(range)) return undefined;
  return maxSatisfying(versions.filter(isStrictVersion), range) ?? undefined;
}

/** The strict version that text was meant to be: without `v`, blanks and build metadata, missing numbers as zero. */
export function mendVersion(text: string): string | undefined {
  const loose = parse(text, { loose: true })?.version;
  if (loose !== undefined) return loose;
  const partial = /^\s*v?(\d{1,15})(?:\.(\d{1,15}))?\s*$/.exec(text);
  if (partial === null) return undefined;
  const padded = `${Number(partial[1])}.${Number(partial[2] ?? 0)}.0`;
  return isStrictVersion(padded) ? padded : undefined;
}
