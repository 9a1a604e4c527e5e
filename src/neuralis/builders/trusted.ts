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

/** What a package of each level does not reach. */
interface OutOfReach {
  readonly untrusted: 'trusted' | 'first-party' | 'never';
  readonly trusted: 'first-party' | 'never';
  readonly 'first-party': 'never';
}

type Least = typeof leastTrust;

/** The render blocks that the matrix opens to a level of trust; an absolute url of a frame is left to the rules. */
type RenderAt<Render extends { renderer: string }, Row, Level extends Trust> = Render extends { renderer: 'iframe' }
  ? Render
  : Render extends { renderer: infer Lane extends keyof Row }
    ? Row[Lane] extends OutOfReach[Level]
      ? never
      : Render
    : never;

type BridgeAt<Level extends Trust> = typeof bridgeLeastTrust extends OutOfReach[Level]
  ? Unbridged
  : { readonly bridge?: Readonly<Bridge> | undefined };

type Without<Surface, Members extends keyof Surface> = Readonly<Omit<Surface, Members | 'bridge'>>;

/** A surface that a package of this level may declare. */
export type SurfaceAt<Level extends Trust> =
  | (Without<WidgetSurface, 'component'> &
      BridgeAt<Level> & {
        readonly component: RenderAt<WidgetRender, Least['widget'], Level>;
      })
  | (Without<CardSurface, 'render'> & BridgeAt<Level> & { readonly render: RenderAt<CardRender, Least['card'], Level> })
  | DockSurface;

/** A bridge that is not there, or off; no trust is needed for it. */
export interface Unbridged {
  readonly bridge?: { readonly enabled?: false } | undefined;
}
