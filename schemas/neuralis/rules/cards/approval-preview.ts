import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { card, component, minimal } from '../../examples/minimal.js';
import { laneOf } from '../../grammar/render-block.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { renderedSurfaces } from '../../walk/rendered-surfaces.js';

const approval = { match: { state: 'approval-required' } };

export const approvalPreview = defineRule<NeuralisBlock>({
  id: 'neuralis/approval-preview',
  severity: 'warning',
  basis: 'contract',
  summary: 'An approval card declares no page of its own.',
  rationale: 'The host draws the approve and deny buttons itself, and what the card shows is only a preview.',
  fix: 'Let the host draw the approval, or ask for `interaction-required`.',
  valid: [
    { title: 'a page for an interaction', document: minimal([card({ match: { state: 'interaction-required' } })]) },
    {
      title: 'an approval drawn by a component',
      document: minimal([card({ ...approval, render: component })], 'first-party'),
    },
  ],
  invalid: [
    { title: 'a page for an approval', document: minimal([card(approval)]), at: ['/app/surfaces/0/render/url'] },
  ],
  *check(block) {
    for (const { kind, surface, render, renderAt } of renderedSurfaces(block)) {
      if (kind !== 'card' || surface.match?.state !== 'approval-required') continue;
      if (render?.renderer !== 'iframe' || laneOf(render) === undefined) continue;
      yield {
        path: pointer(renderAt, 'url'),
        message: 'The page of an approval card is only a preview inside the buttons of the host.',
        hint: 'Let the host draw the approval, or ask for `interaction-required`.',
      };
    }
  },
});
