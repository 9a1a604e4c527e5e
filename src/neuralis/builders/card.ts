import {
  type CardSurfaceInput,
  cardRender,
  type DirectRenderInput,
  type IframeRenderInput,
  surface,
} from '../../../generated/neuralis/package.builders.js';
import type { CardSurface, DirectRender, IframeRender } from '../../../generated/neuralis/package.types.js';
import type { Unbridged } from './trusted.js';

type Rest = Omit<CardSurfaceInput, 'render'>;
type RestUnbridged = Omit<Rest, 'bridge'> & Unbridged;

/** A card whose renderer is known. */
export type CardOf<Render> = CardSurface & { render: Render };

/** A page in a sandboxed frame; open to every package with a relative url. */
function iframe(input: RestUnbridged & IframeRenderInput): CardOf<IframeRender> & Unbridged;
function iframe(input: Rest & IframeRenderInput): CardOf<IframeRender>;
function iframe({ url, assetMode, ...rest }: Rest & IframeRenderInput): CardOf<IframeRender> {
  const render = cardRender.iframe(assetMode === undefined ? { url } : { url, assetMode });
  return { ...surface.card({ ...rest, render }), render };
}

/** A component that the UI module of a first-party package registers, with its own composer and row height. */
function direct({ import: key, ...rest }: Omit<Rest, 'composer' | 'height'> & DirectRenderInput): CardOf<DirectRender> {
  const render = cardRender.direct({ import: key });
  return { ...surface.card({ ...rest, render }), render };
}

/** Cards by their renderer; the members of the render block stand beside those of the card. */
export const card = { iframe, direct } as const;
