import type { Trust } from '../../../../core/issue.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { card, component, minimal, widget } from '../../examples/minimal.js';
import { laneOf } from '../../grammar/render-block.js';
import { effectiveTrust, trustReaches } from '../../grammar/trust.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { laneNames, leastTrust, type RenderLane } from '../../tables/surfaces.js';
import { renderedSurfaces } from '../../walk/rendered-surfaces.js';

const remote = { renderer: 'iframe', url: 'https://frames.example.com/board.html' };

export const rendererTrust = defineRule<NeuralisBlock>({
  id: 'neuralis/renderer-trust',
  severity: 'error',
  basis: 'contract',
  summary: "A surface uses a renderer that its package's trust level allows.",
  rationale: 'Who ships a package decides what its surfaces may run, not what its manifest says.',
  fix: 'Ship an HTML entry and use `iframe` with a relative URL, which works at every trust level.',
  valid: [
    { title: 'shipped pages in an untrusted package', document: minimal([widget(), card()]) },
    { title: 'a remote page in a trusted package', document: minimal([widget({}, remote)], 'trusted') },
    { title: 'a component in a first-party package', document: minimal([widget({ component })], 'first-party') },
    {
      title: 'a component when the host grants the trust level',
      document: minimal([card({ render: component })]),
      trust: 'first-party',
    },
  ],
  invalid: [
    {
      title: 'a component and a remote page in an untrusted package',
      document: minimal([widget({ component }), card({}, remote)]),
      at: ['/app/surfaces/0/component/renderer', '/app/surfaces/1/render/url'],
    },
    {
      title: 'a component in a trusted package',
      document: minimal([card({ render: component })], 'trusted'),
      at: ['/app/surfaces/0/render/renderer'],
    },
    {
      title: 'an imported widget in an untrusted package',
      document: minimal([widget({ component: { renderer: 'mcp' } })]),
      at: ['/app/surfaces/0/component/renderer'],
    },
  ],
  *check(block, { trust: given }) {
    const trust = effectiveTrust(block, given);
    for (const { kind, render, renderAt } of renderedSurfaces(block)) {
      const lane = render === undefined ? undefined : laneOf(render);
      if (lane === undefined) continue;
      const least = leastTrust[kind][lane];
      if (trustReaches(trust, least)) continue;
      yield {
        path: pointer(renderAt, lane === 'iframe-absolute' ? 'url' : 'renderer'),
        message:
          least === 'never'
            ? `No package may use ${laneNames[lane]} for a ${kind}.`
            : insufficientTrust(lane, least, trust),
      };
    }
  },
});

function insufficientTrust(lane: RenderLane, least: Trust, trust: Trust): string {
  return `${laneNames[lane]} requires a ${least} package, but this one is ${trust}.`;
}
