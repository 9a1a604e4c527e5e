import type { AssetMode, RenderLane } from '../tables/surfaces.js';
import { isHtmlName } from './paths.js';

const ABSOLUTE = /^(?:(?:https?:)?\/\/|\/)/i;

/**
 * Whether a surface's url leads away from the package: `http://…`, `https://…`, `//…` or `/…`, whatever the case.
 * Everything else, other schemes included, counts as a path inside the package.
 */
export function isAbsoluteAssetUrl(url: string): boolean {
  return ABSOLUTE.test(url);
}

/** The members of a render block that the asset mode depends on, whatever their types. */
export interface RenderBlockLike {
  readonly renderer?: unknown;
  readonly url?: unknown;
  readonly assetMode?: unknown;
}

/**
 * How the host will serve a surface, whatever its render block asks for:
 * `bundle` takes the exact word on an `iframe` with a relative HTML entry; all else is `self-contained`.
 */
export function effectiveAssetMode(render: RenderBlockLike | null | undefined): AssetMode {
  const { renderer, url, assetMode } = render ?? {};
  if (assetMode !== 'bundle' || renderer !== 'iframe') return 'self-contained';
  if (typeof url !== 'string' || isAbsoluteAssetUrl(url) || !isHtmlName(url)) return 'self-contained';
  return 'bundle';
}

/**
 * The lane of the renderer-by-trust matrix that a render block takes.
 * Nothing for an unknown renderer and for an `iframe` that has no url to judge.
 */
export function laneOf(render: RenderBlockLike): RenderLane | undefined {
  switch (render.renderer) {
    case 'direct':
    case 'mcp':
      return render.renderer;
    case 'iframe':
      if (typeof render.url !== 'string' || render.url === '') return undefined;
      return isAbsoluteAssetUrl(render.url) ? 'iframe-absolute' : 'iframe-relative';
    default:
      return undefined;
  }
}
