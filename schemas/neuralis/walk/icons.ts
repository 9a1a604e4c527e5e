import { own } from '../../../core/json/own.js';
import { pointer } from '../../../core/json/pointer.js';
import type { DeepPartial } from '../../../core/rule.js';
import type { NeuralisBlock } from '../package.schema.js';

/** An icon in a package, of any type. */
export interface NamedIcon {
  readonly icon: unknown;
  readonly path: string;
}

/** The icons of a package: first those of its surfaces, then those of its team members. */
export function* icons(block: DeepPartial<NeuralisBlock>): Generator<NamedIcon> {
  for (const [index, surface] of (block.app?.surfaces ?? []).entries()) {
    if (surface?.kind === undefined || !Object.hasOwn(surface, 'icon')) continue;
    yield { icon: surface.icon, path: pointer('/app/surfaces', index, 'icon') };
  }
  const team = own(block, 'team');
  if (!Array.isArray(team)) return;
  for (const [index, member] of team.entries()) {
    const icon = own(member, 'appearance', 'icon');
    if (icon !== undefined) yield { icon, path: pointer('/team', index, 'appearance', 'icon') };
  }
}
