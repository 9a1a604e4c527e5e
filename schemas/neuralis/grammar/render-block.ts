import { reading } from '../../../core/calls/reading.js';
import { requireString } from '../../../core/calls/require-string.js';
import type { AssetMode, RenderLane } from '../tables/surfaces.js';
import { isHtmlName } from './paths.js';

const ABSOLUTE = /^(?:(?:https?:)?\/\/|\/)/i;

/**
 * Whether a surface's URL leads away from the package: `http://…`, `https://…`, `//…` or `/…`, in any letter case.
 * Everything else, including other schemes, counts as a path inside the package.
 *
 * @throws {UsageError} `bad-option` for an argument of another type.
 */
export function isAbsoluteAssetUrl(url: string): boolean {
  requireString('url', url);
  return ABSOLUTE.test(url);
}

/** The properties of a render block that the asset mode depends on, of any type. */
export interface RenderBlockLike {
  readonly renderer?: unknown;
  readonly url?: unknown;
  readonly assetMode?: unknown;
}

/**
 * How the host really serves a surface: as a `bundle` only if the render block says exactly `bundle` and is an
 * `iframe` with a relative HTML entry, and as `self-contained` in every other case.
 *
 * @throws {UsageError} `bad-option` for a render block that cannot be read.
 */
export function effectiveAssetMode(render: RenderBlockLike | null | undefined): AssetMode {
  const { renderer, url, assetMode } = reading('render', () => readRenderBlock(render));
  if (assetMode !== 'bundle' || renderer !== 'iframe') return 'self-contained';
  if (typeof url !== 'string' || isAbsoluteAssetUrl(url) || !isHtmlName(url)) return 'self-contained';
  return 'bundle';
}

/**
 * The lane of a render block in the matrix of renderers and trust levels.
 * `undefined` for an unknown renderer, and for an `iframe` without a URL.
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

function readRenderBlock(render: RenderBlockLike | null | undefined): RenderBlockLike {
  const { renderer, url, assetMode } = render ?? {};
  return { renderer, url, assetMode };
}
