import { isObject } from '../../../core/json/own.js';
import { pointer } from '../../../core/json/pointer.js';
import { assetRoot, isSafeSegment, isUnderRoot, parseEntryPath } from '../../../schemas/neuralis/grammar/paths.js';
import { effectiveAssetMode, laneOf } from '../../../schemas/neuralis/grammar/render-block.js';
import type { AssetKind, AssetMode } from '../../../schemas/neuralis/tables/surfaces.js';

/** A surface whose files the package ships, with the paths that the host serves. */
export interface AssetSurface {
  /** Pointer to `url` in the manifest. */
  readonly at: string;
  readonly mode: AssetMode;
  /** Path from the package's root, with `/`. */
  readonly root: string;
  /** Path from the surface's root, with `/`. */
  readonly entry: string;
}

/**
 * The asset-backed surfaces of a package whose entry is in the right folder. Surfaces that validation rejects are skipped.
 *
 * @param surfaces the value of `app.surfaces`, of any type.
 * @param at the pointer to `surfaces`.
 */
export function assetSurfaces(surfaces: unknown, at: string): AssetSurface[] {
  if (!Array.isArray(surfaces)) return [];
  return surfaces.flatMap((surface: unknown, index) => {
    const found = assetSurface(surface, pointer(at, index));
    return found === undefined ? [] : [found];
  });
}

function assetSurface(surface: unknown, at: string): AssetSurface | undefined {
  if (!isObject(surface)) return undefined;
  switch (surface.kind) {
    case 'widget':
      return read(surface.kind, surface.type, surface.component, pointer(at, 'component', 'url'));
    case 'card':
      return read(surface.kind, surface.id, surface.render, pointer(at, 'render', 'url'));
    default:
      return undefined;
  }
}

function read(kind: AssetKind, identity: unknown, render: unknown, at: string): AssetSurface | undefined {
  if (typeof identity !== 'string' || !isSafeSegment(identity) || !isObject(render)) return undefined;
  if (laneOf(render) !== 'iframe-relative' || typeof render.url !== 'string') return undefined;
  const path = parseEntryPath(render.url);
  const root = assetRoot(kind, identity);
  if (!path.ok || !isUnderRoot(path.segments, root)) return undefined;
  return { at, mode: effectiveAssetMode(render), root, entry: path.segments.slice(root.split('/').length).join('/') };
}
