import { requireString } from '../../../core/calls/require-string.js';
import { parseUrl } from '../../../core/words/parse-url.js';
import { hasLoneSurrogate } from '../../../core/words/surrogates.js';

/** Where a reference of an entry leads. */
export type ReferenceTarget =
  /** A file inside the surface's own folder; `path` is relative to that folder. */
  | { readonly place: 'surface'; readonly path: string }
  /** A file inside `app/shared/`; `path` is relative to that folder. */
  | { readonly place: 'shared'; readonly path: string }
  /** Above both folders, or relative to the host's root. */
  | { readonly place: 'outside' }
  /** Another origin. */
  | { readonly place: 'remote'; readonly origin: string }
  /** A scheme other than that of a file: `data:`, `blob:`, `mailto:` … */
  | { readonly place: 'scheme'; readonly scheme: string }
  /** The entry itself: an empty reference, or only a fragment. */
  | { readonly place: 'self' }
  /** Not a valid URL. */
  | { readonly place: 'invalid' };

const HOST = 'http://surface.invalid';
const PARENT = 'parent';

/**
 * Resolves a reference as a browser does in bundle mode: against the entry's own folder, with the surface's folder
 * and `app/shared/` as siblings named `surface` and `shared`. Query and fragment are removed.
 *
 * @param entry the entry's path, relative to the surface's folder.
 * @param reference as written in the entry; white space around it is ignored.
 * @throws {UsageError} `bad-option` for an argument of another type.
 */
export function resolveReference(entry: string, reference: string): ReferenceTarget {
  requireString('entry', entry);
  requireString('reference', reference);
  const written = reference.trim();
  if (written === '' || written.startsWith('#')) return { place: 'self' };
  // A lone surrogate is not part of any path: `encodeURIComponent` throws for it.
  if (hasLoneSurrogate(entry)) return { place: 'invalid' };
  const parent = parentNotIn(written);
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1);
  const base = `${HOST}/${parent}/surface/${folder.split('/').map(encodeURIComponent).join('/')}`;
  const url = parseUrl(written, base);
  if (url === undefined) return { place: 'invalid' };
  if (url.protocol !== 'http:' && url.protocol !== 'https:' && url.host === '') {
    return { place: 'scheme', scheme: url.protocol };
  }
  if (url.origin !== HOST) return { place: 'remote', origin: `${url.protocol}//${url.host}` };
  for (const place of ['surface', 'shared'] as const) {
    const prefix = `/${parent}/${place}/`;
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

/** A name for the parent folder that the reference does not contain, so that it cannot leave the folder and come back by name. */
function parentNotIn(reference: string): string {
  let name = PARENT;
  while (reference.includes(name)) name += name;
  return name;
}
