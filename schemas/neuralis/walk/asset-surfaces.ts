import { pointer } from '../../../core/json/pointer.js';
import { oncePerDocument } from '../../../core/once-per-document.js';
import type { DeepPartial } from '../../../core/rule.js';
import { laneOf } from '../grammar/render-block.js';
import type { NeuralisBlock } from '../package.schema.js';
import type { AssetKind } from '../tables/surfaces.js';
import { renderedSurfaces } from './rendered-surfaces.js';

/** A surface with a relative URL: the package ships its page. */
export interface AssetSurface {
  readonly kind: AssetKind;
  readonly identity: string;
  /** Pointer to the identity. */
  readonly identityAt: string;
  readonly url: string;
  /** Pointer to `url`. */
  readonly urlAt: string;
}

/** The surfaces whose pages the package ships. Surfaces without an identity are skipped. */
export const assetSurfaces = oncePerDocument(findAssetSurfaces);

function* findAssetSurfaces(block: DeepPartial<NeuralisBlock>): Generator<AssetSurface> {
  for (const { kind, identity, identityAt, render, renderAt } of renderedSurfaces(block)) {
    if (identity === undefined || render?.renderer !== 'iframe' || laneOf(render) !== 'iframe-relative') continue;
    if (render.url !== undefined) {
      yield { kind, identity, identityAt, url: render.url, urlAt: pointer(renderAt, 'url') };
    }
  }
}
