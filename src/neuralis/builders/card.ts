import {
  type CardSurfaceInput,
  cardRender,
  type DirectRenderInput,
  type IframeRenderInput,
  surface,
} from '../../../generated/neuralis/package.builders.js';
import type { CardSurface, DirectRender, IframeRender } from '../../../generated/neuralis/package.types.js';
import { propertiesOf } from './properties-of.js';
import type { WithoutBridge } from './trusted.js';

type Rest = Omit<CardSurfaceInput, 'render'>;
type RestWithoutBridge = Omit<Rest, 'bridge'> & WithoutBridge;

/** A card with a known renderer. */
export type CardOf<Render> = CardSurface & { render: Render };

/** A page in a sandboxed frame. With a relative URL, every package may use it. */
function iframe(input: RestWithoutBridge & IframeRenderInput): CardOf<IframeRender> & WithoutBridge;
function iframe(input: Rest & IframeRenderInput): CardOf<IframeRender>;
function iframe(input: Rest & IframeRenderInput): CardOf<IframeRender> {
  const { url, assetMode, ...rest } = propertiesOf(input);
  const render = cardRender.iframe(assetMode === undefined ? { url } : { url, assetMode });
  return { ...surface.card({ ...rest, render }), render };
}

/** A component that the UI module of a first-party package registers, together with its composer and row height. */
function direct(input: Omit<Rest, 'composer' | 'height'> & DirectRenderInput): CardOf<DirectRender> {
  const { import: key, ...rest } = propertiesOf(input);
  const render = cardRender.direct({ import: key });
  return { ...surface.card({ ...rest, render }), render };
}

/** Cards by renderer. The properties of the render block are given beside those of the card. */
export const card = { iframe, direct } as const;
