import { parseUrl } from '../../../core/words/parse-url.js';
/** Where a reference of an entry leads. */
export type ReferenceTarget =
  /** A file below the surface's own root; `path` from that root. */
  | { readonly place: 'surface'; readonly path: string }
  /** A file below `app/shared/`; `path` from there. */
  | { readonly place: 'shared'; readonly path: string }
  /** Above both, or from the host's root. */
  | { readonly place: 'outside' }
  /** Another origin. */
  | { readonly place: 'remote'; readonly origin: string }
  /** A scheme that names no file: `data:`, `blob:`, `mailto:` … */
  | { readonly place: 'scheme'; readonly scheme: string }
  /** The entry itself: an empty reference, or a fragment alone. */
  | { readonly place: 'self' }
  /** Text that is no url at all. */
  | { readonly place: 'invalid' };

const HOST = 'http://surface.invalid';
const LANE = 'lane';

/**
 * Resolves a reference as a browser does in bundle mode: against the entry's own folder,
 * with the surface's root and `app/shared/` as neighbours named `surface` and `shared`. Query and fragment are dropped.
 *
 * @param entry the entry's path from its surface's root.
 * @param reference as written in the entry; white space around it does not count.
 */
export function resolveReference(entry: string, reference: string): ReferenceTarget {
  const written = reference.trim();
  if (written === '' || written.startsWith('#')) return { place: 'self' };
  const lane = unnamed(written);
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const base = `${HOST}/${lane}/surface/${folder.split('/').map(encodeURIComponent).join('/')}`;
  const url = parseUrl(written, base);
  if (url === undefined) return { place: 'invalid' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:' && url.host === '') {
    return { place: 'scheme', scheme: url.protocol };
  }
  if (url.origin !== HOST) return { place: 'remote', origin: `${url.protocol}//${url.host}` };
  for (const place of ['surface', 'shared'] as const) {
    const prefix = `/${lane}/${place}/`;
    if (url.pathname.startsWith(prefix)) return fileTarget(place, url.pathname.slice(prefix.length));
  }
  return { place: 'outside' };
}

function fileTarget(place: 'surface' | 'shared', encoded: string): ReferenceTarget {
  try {
    const path = decodeURIComponent(encoded);
    return path.split('/').includes('..') ? { place: 'outside' } : { place, path };
  } catch {
    return { place: 'invalid' };
  }
}

/** The lane's name is not known beforehand, so no reference can climb above it and come back by name. */
function unnamed(reference: string): string {
  let lane = LANE;
  while (reference.includes(lane)) lane += lane;
  return lane;
}
