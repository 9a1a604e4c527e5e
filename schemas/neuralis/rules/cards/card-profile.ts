import { canonical } from '../../../../core/json/canonical.js';
import { pointer } from '../../../../core/json/pointer.js';
import { TextMap } from '../../../../core/json/text-map.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import { card, component, minimal } from '../../examples/minimal.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { identities } from '../../walk/identities.js';
import { renderedSurfaces } from '../../walk/rendered-surfaces.js';

const other = { id: 'acme.other' };

export const cardProfile = defineRule<NeuralisBlock>({
  id: 'neuralis/card-profile',
  severity: 'error',
  basis: 'contract',
  summary: 'Cards of the same `type` have the same renderer and, in a frame, the same `composer`.',
  rationale: 'The host keeps one profile for each card type, and cannot choose between two.',
  fix: 'Give both cards the same renderer and `composer`, or give this card a `type` of its own.',
  valid: [
    {
      title: 'the same composer with its properties in a different order',
      document: minimal([
        card({ composer: { tab: 'changes', pathField: 'uri' } }),
        card({ ...other, composer: { pathField: 'uri', tab: 'changes' } }),
      ]),
    },
    {
      title: 'two types',
      document: minimal([card({ composer: { tab: 'todos' } }), card({ ...other, type: 'acme_other' })]),
    },
  ],
  invalid: [
    {
      title: 'a composer on only one of two cards',
      document: minimal([card({ composer: { tab: 'todos' } }), card(other)]),
      at: ['/app/surfaces/1/type'],
    },
    {
      title: 'two renderers',
      document: minimal([card(), card({ ...other, render: component })], 'first-party'),
      at: ['/app/surfaces/1/type'],
    },
  ],
  *check(block) {
    const repeated = new Set<string>();
    for (const { at, first } of identities(block)) if (first !== undefined) repeated.add(at);
    const profiles = new TextMap<{ readonly renderer: unknown; readonly composer: string }>();
    for (const { kind, at, surface, identityAt, render } of renderedSurfaces(block)) {
      if (kind !== 'card' || surface.type === undefined || render === undefined) continue;
      // The composer of a `direct` card is never read.
      const isRead = render.renderer !== 'direct' && surface.composer !== undefined;
      const profile = { renderer: render.renderer, composer: isRead ? canonical(surface.composer) : '' };
      const first = profiles.get(surface.type);
      if (first === undefined) {
        profiles.set(surface.type, profile);
        continue;
      }
      // A duplicate id is reported on its own.
      if (repeated.has(identityAt)) continue;
      const isOtherRenderer = first.renderer !== profile.renderer;
      if (!isOtherRenderer && first.composer === profile.composer) continue;
      yield {
        path: pointer(at, 'type'),
        message: `This card has a different ${isOtherRenderer ? 'renderer' : '`composer`'} than the first card of type ${quote(surface.type)}.`,
      };
    }
  },
});
