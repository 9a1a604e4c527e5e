import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { card, component, minimal } from '../../examples/minimal.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { frameProperties } from '../../tables/surfaces.js';
import { renderedSurfaces } from '../../walk/rendered-surfaces.js';

const both = { composer: { tab: 'changes' }, height: { compact: 192 } };

export const frameOnlyMembers = defineRule<NeuralisBlock>({
  id: 'neuralis/frame-only-members',
  severity: 'warning',
  basis: 'contract',
  summary: 'A `direct` card does not have `composer` or `height`.',
  rationale: 'The UI module that registers the component sets both, and the host does not read them from the manifest.',
  fix: 'Pass `composer` and `estimateHeight` where the UI module registers the component, and delete `composer` and `height` here.',
  valid: [{ title: 'both on a card in a frame', document: minimal([card(both)]) }],
  invalid: [
    {
      title: 'both on a component',
      document: minimal([card({ ...both, render: component })], 'first-party'),
      at: ['/app/surfaces/0/composer', '/app/surfaces/0/height'],
    },
    {
      title: 'both with the wrong shape, which is not checked',
      document: minimal([card({ composer: 'changes', height: { px: '192' }, render: component })], 'first-party'),
      at: ['/app/surfaces/0/composer', '/app/surfaces/0/height'],
    },
  ],
  *check(block) {
    for (const { kind, at, surface, render } of renderedSurfaces(block)) {
      if (kind !== 'card' || render?.renderer !== 'direct') continue;
      for (const property of frameProperties) {
        if (surface[property] === undefined) continue;
        yield {
          path: pointer(at, property),
          message: `\`${property}\` is ignored on a \`direct\` card.`,
          hint: `Delete \`${property}\` here, and set it where the UI module registers the component.`,
        };
      }
    }
  },
});
