import type { AssetMode } from '../tables.js';
import { isAbsoluteAssetUrl } from './is-absolute-asset-url.js';
import { isHtmlName } from './is-html-name.js';

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
