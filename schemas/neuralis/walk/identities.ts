import { pointer } from '../../../core/json/pointer.js';
import { TextMap } from '../../../core/json/text-map.js';
import { oncePerDocument } from '../../../core/once-per-document.js';
import type { DeepPartial } from '../../../core/rule.js';
import type { NeuralisBlock } from '../package.schema.js';
import type { SurfaceKind } from '../tables/surfaces.js';

/** The property that identifies a surface among those of its kind. */
export const identityKeys = { widget: 'type', card: 'id', dock: 'id' } as const satisfies Record<SurfaceKind, string>;

export interface Identity {
  readonly kind: SurfaceKind;
  readonly identity: string;
  /** Pointer to the identity. */
  readonly at: string;
  /** Index of the first surface with this kind and identity, if this is a later one. */
  readonly first: number | undefined;
}

/** The identities of a package's surfaces, in their order. Surfaces without one are skipped. */
export const identities = oncePerDocument(findIdentities);

function* findIdentities(block: DeepPartial<NeuralisBlock>): Generator<Identity> {
  const seen = new TextMap<number>();
  for (const [index, surface] of (block.app?.surfaces ?? []).entries()) {
    if (surface?.kind === undefined) continue;
    const identity = surface.kind === 'widget' ? surface.type : surface.id;
    if (identity === undefined) continue;
    const key = `${surface.kind}/${identity}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, index);
    yield { kind: surface.kind, identity, at: pointer('/app/surfaces', index, identityKeys[surface.kind]), first };
  }
}
