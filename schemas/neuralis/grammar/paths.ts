import { badOption } from '../../../core/calls/bad-option.js';
import { requireString } from '../../../core/calls/require-string.js';
import { type AssetKind, assetExtensions, htmlExtensions, SURFACES_FOLDER } from '../tables/surfaces.js';

/**
 * The folder of a surface's files, relative to the package's root, without a trailing slash.
 *
 * @param id the surface's identity as declared: the `type` of a widget, the `id` of a card.
 * @throws {UsageError} `bad-option` for an argument of another type.
 */
export function assetRoot(kind: AssetKind, id: string): string {
  requireString('kind', kind);
  requireString('id', id);
  return `${SURFACES_FOLDER}/${kind}/${id}`;
}

/** Whether a file name or path has an HTML extension, in any letter case. `?` and `#` are part of the name. */
export function isHtmlName(name: string): boolean {
  const lower = name.toLowerCase();
  return htmlExtensions.some((extension) => lower.endsWith(extension));
}

const SAFE = /^[A-Za-z0-9_-][A-Za-z0-9_.-]*$/;

/**
 * Whether a surface's identity can be the name of its folder: letters, digits, `_` and `-`,
 * after the first character also `.`, but never `..`.
 *
 * @throws {UsageError} `bad-option` for an argument of another type.
 */
export function isSafeSegment(identity: string): boolean {
  requireString('identity', identity);
  return SAFE.test(identity) && !identity.includes('..');
}

const SUBRESOURCES: ReadonlySet<string> = new Set(assetExtensions);
const ENTRIES: ReadonlySet<string> = new Set([...htmlExtensions, ...assetExtensions]);

/**
 * Whether the host serves a file with this name, as an `entry` or as a `subresource` of a bundle (where HTML is
 * not allowed). Only the last extension counts, in any letter case.
 *
 * @param name a file name, or a path with `/`.
 * @throws {UsageError} `bad-option` for an argument of another type.
 */
export function isServedName(name: string, as: 'entry' | 'subresource'): boolean {
  requireString('name', name);
  if (as !== 'entry' && as !== 'subresource') throw badOption('as', '`entry` or `subresource`', as);
  const file = name.slice(name.lastIndexOf('/') + 1);
  const dot = file.lastIndexOf('.');
  if (dot < 0) return false;
  return (as === 'entry' ? ENTRIES : SUBRESOURCES).has(file.slice(dot).toLowerCase());
}

/** Whether a path, given as its segments, is inside a folder (`a/b`). The folder itself is not. */
export function isUnderRoot(segments: readonly string[], root: string): boolean {
  const folders = root.split('/');
  return segments.length > folders.length && folders.every((folder, index) => segments[index] === folder);
}

/** Why a relative URL is not a path to a file: a character or a segment that could lead elsewhere. */
export type EntryPathFault = 'backslash' | 'percent' | 'empty-segment' | 'dot-segment';

export type EntryPathResult =
  | { readonly ok: true; readonly segments: readonly string[] }
  | { readonly ok: false; readonly fault: EntryPathFault; readonly segment: string };

/**
 * Reads a relative URL as a path from the package's root, after an optional `./`.
 *
 * @param url not absolute (see `isAbsoluteAssetUrl`).
 */
export function parseEntryPath(url: string): EntryPathResult {
  if (url.includes('\\')) return { ok: false, fault: 'backslash', segment: '\\' };
  if (url.includes('%')) return { ok: false, fault: 'percent', segment: '%' };
  const segments = (url.startsWith('./') ? url.slice(2) : url).split('/');
  for (const segment of segments) {
    if (segment === '') return { ok: false, fault: 'empty-segment', segment };
    if (segment === '.' || segment === '..') return { ok: false, fault: 'dot-segment', segment };
  }
  return { ok: true, segments };
}
