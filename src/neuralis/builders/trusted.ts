import type { Trust } from '../../../core/issue.js';
import type {
  Bridge,
  CardRender,
  CardSurface,
  DockSurface,
  WidgetRender,
  WidgetSurface,
} from '../../../generated/neuralis/package.types.js';
import type { bridgeLeastTrust, leastTrust } from '../../../schemas/neuralis/tables/surfaces.js';

// A surface type is filtered by the tables of `schemas/neuralis/tables/surfaces.ts`. For an untrusted package and a card:
//   Least['card']['mcp'] is 'never', and 'never' extends UnmetBy['untrusted'], so `renderer: 'mcp'` is removed;
//   Least['card']['direct'] is 'first-party', which extends UnmetBy['untrusted'] too, so `direct` is removed;
//   `iframe` is kept as it is. What is left for `render` is RenderAt<CardRender, Least['card'], 'untrusted'>, which is
//   CardRender with `renderer: 'iframe'`. The bridge requires 'trusted', so BridgeAt<'untrusted'> is WithoutBridge.
// For a first-party package only 'never' is unmet: `direct` and a bridge are allowed, a card with `mcp` is still rejected.

/** The requirements that a package of each level does not meet. */
interface UnmetBy {
  readonly untrusted: 'trusted' | 'first-party' | 'never';
  readonly trusted: 'first-party' | 'never';
  readonly 'first-party': 'never';
}

type Least = typeof leastTrust;

/** The render blocks that a trust level allows. Rules check the absolute URL of a frame, which types cannot. */
type RenderAt<Render extends { renderer: string }, Row, Level extends Trust> = Render extends { renderer: 'iframe' }
  ? Render
  : Render extends { renderer: infer Lane extends keyof Row }
    ? Row[Lane] extends UnmetBy[Level]
      ? never
      : Render
    : never;

type BridgeAt<Level extends Trust> = typeof bridgeLeastTrust extends UnmetBy[Level]
  ? WithoutBridge
  : { readonly bridge?: Readonly<Bridge> | undefined };

type Without<Surface, Properties extends keyof Surface> = Readonly<Omit<Surface, Properties | 'bridge'>>;

/** A surface that a package with this trust level may declare. */
export type SurfaceAt<Level extends Trust> =
  | (Without<WidgetSurface, 'component'> &
      BridgeAt<Level> & {
        readonly component: RenderAt<WidgetRender, Least['widget'], Level>;
      })
  | (Without<CardSurface, 'render'> & BridgeAt<Level> & { readonly render: RenderAt<CardRender, Least['card'], Level> })
  | DockSurface;

/** A missing or disabled bridge, which requires no trust. */
export interface WithoutBridge {
  readonly bridge?: { readonly enabled?: false } | undefined;
}
