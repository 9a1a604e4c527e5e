/** Why a relative url names no file: a character or a segment that could lead elsewhere. */
export type EntryPathFault = 'backslash' | 'percent' | 'empty-segment' | 'dot-segment';

export type EntryPathResult =
  | { readonly ok: true; readonly segments: readonly string[] }
  | { readonly ok: false; readonly fault: EntryPathFault; readonly segment: string };

/**
 * Reads a relative url as a path from the package's root, after one optional `./`.
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
