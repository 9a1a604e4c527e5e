import { assetExtensions, htmlExtensions } from '../tables.js';

const SUBRESOURCES: ReadonlySet<string> = new Set(assetExtensions);
const ENTRIES: ReadonlySet<string> = new Set([...htmlExtensions, ...assetExtensions]);

/**
 * Whether the host serves a file of this name: as an `entry`, or as a `subresource` of a bundle (no HTML there).
 * Only the last extension counts, whatever its case.
 *
 * @param name a file name, or a path with `/`.
 */
export function isServedName(name: string, as: 'entry' | 'subresource'): boolean {
  const file = name.slice(name.lastIndexOf('/') + 1);
  const dot = file.lastIndexOf('.');
  if (dot < 0) return false;
  return (as === 'entry' ? ENTRIES : SUBRESOURCES).has(file.slice(dot).toLowerCase());
}
