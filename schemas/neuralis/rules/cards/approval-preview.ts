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
  summary: 'An approval card does not have a page of its own.',
  rationale: 'The host draws the approve and deny buttons itself, and shows the page only as a preview.',
  fix: 'Let the host draw the approval, or set `match.state` to `interaction-required`.',
  valid: [
    { title: 'a page for an interaction', document: minimal([card({ match: { state: 'interaction-required' } })]) },
    {
      title: 'a component for an approval',
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
        message: 'The host shows the page of an approval card only as a preview, with its own buttons.',
      };
    }
  },
});
