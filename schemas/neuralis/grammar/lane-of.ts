import type { RenderLane } from '../tables.js';
import type { RenderBlockLike } from './effective-asset-mode.js';
import { isAbsoluteAssetUrl } from './is-absolute-asset-url.js';

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
