import { type AssetKind, SURFACES_FOLDER } from '../tables.js';

/**
 * The folder that holds a surface's files, from the package's root, without a slash at the end.
 *
 * @param id the surface's identity as declared: a widget's `type`, a card's `id`.
 */
export function assetRoot(kind: AssetKind, id: string): string {
  return `${SURFACES_FOLDER}/${kind}/${id}`;
}
