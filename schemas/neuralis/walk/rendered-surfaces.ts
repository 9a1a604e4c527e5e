import { pointer } from '../../../core/json/pointer.js';
import { oncePerDocument } from '../../../core/once-per-document.js';
import type { DeepPartial } from '../../../core/rule.js';
import type { NeuralisBlock, Surface } from '../package.schema.js';
import type { AssetKind } from '../tables/surfaces.js';

type PartialSurface<Kind extends Surface['kind']> = DeepPartial<Extract<Surface, { kind: Kind }>>;

interface Rendered<Kind extends AssetKind, Block> {
  readonly kind: Kind;
  /** Pointer to the surface. */
  readonly at: string;
  readonly surface: PartialSurface<Kind>;
  /** Identifies the surface in its package and names its folder. */
  readonly identity: string | undefined;
  /** Pointer to the identity. */
  readonly identityAt: string;
  readonly render: Block | undefined;
  /** Pointer to the render block. */
  readonly renderAt: string;
}

/** A widget or a card, with what rules check in both. */
export type RenderedSurface =
  | Rendered<'widget', NonNullable<PartialSurface<'widget'>['component']>>
  | Rendered<'card', NonNullable<PartialSurface<'card'>['render']>>;

/** The widgets and cards of a package, in their order. */
export const renderedSurfaces = oncePerDocument(findRenderedSurfaces);

function* findRenderedSurfaces(block: DeepPartial<NeuralisBlock>): Generator<RenderedSurface> {
  for (const [index, surface] of (block.app?.surfaces ?? []).entries()) {
    const at = pointer('/app/surfaces', index);
    if (surface?.kind === 'widget') {
      yield {
        kind: surface.kind,
        at,
        surface,
        identity: surface.type,
        identityAt: pointer(at, 'type'),
        render: surface.component,
        renderAt: pointer(at, 'component'),
      };
    } else if (surface?.kind === 'card') {
      yield {
        kind: surface.kind,
        at,
        surface,
        identity: surface.id,
        identityAt: pointer(at, 'id'),
        render: surface.render,
        renderAt: pointer(at, 'render'),
      };
    }
  }
}
