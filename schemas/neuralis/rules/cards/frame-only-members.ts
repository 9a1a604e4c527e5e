import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { card, component, minimal } from '../../examples/minimal.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { frameProperties } from '../../tables/surfaces.js';
import { renderedSurfaces } from '../../walk/rendered-surfaces.js';

const members = { composer: { tab: 'changes' }, height: { compact: 192 } };

export const frameOnlyMembers = defineRule<NeuralisBlock>({
  id: 'neuralis/frame-only-members',
  severity: 'warning',
  basis: 'contract',
  summary: 'A `direct` card has neither `composer` nor `height`.',
  rationale: 'The UI module that registers the component says both itself, and the manifest is not asked.',
  fix: 'Pass `composer` and `estimateHeight` where the component is registered, and delete them here.',
  valid: [{ title: 'both on a card in a frame', document: minimal([card(members)]) }],
  invalid: [
    {
      title: 'both on a component',
      document: minimal([card({ ...members, render: component })], 'first-party'),
      at: ['/app/surfaces/0/composer', '/app/surfaces/0/height'],
    },
    {
      title: 'both of a wrong shape, which nobody reads',
      document: minimal([card({ composer: 'changes', height: { px: '192' }, render: component })], 'first-party'),
      at: ['/app/surfaces/0/composer', '/app/surfaces/0/height'],
    },
  ],
  *check(block) {
    for (const { kind, at, surface, render } of renderedSurfaces(block)) {
      if (kind !== 'card' || render?.renderer !== 'direct') continue;
      for (const member of frameProperties) {
        if (surface[member] === undefined) continue;
        yield {
          path: pointer(at, member),
          message: `\`${member}\` is ignored on a \`direct\` card.`,
          hint: 'Say it where the UI module registers the component.',
        };
      }
    }
  },
});
