import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { card, minimal, widget } from '../../examples/minimal.js';
import { laneOf } from '../../grammar/render-block.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { renderedSurfaces } from '../../walk/rendered-surfaces.js';

const bridge = { enabled: true };

export const bridgeOrigin = defineRule<NeuralisBlock>({
  id: 'neuralis/bridge-origin',
  severity: 'warning',
  basis: 'advice',
  summary: 'Only a page with an absolute URL enables the bridge.',
  rationale:
    'The bridge is bound to the exact origin of the frame, and a page that the package ships does not have an origin.',
  fix: 'Delete `bridge.enabled`, or serve the page from its own `https` URL.',
  valid: [
    {
      title: 'a remote page',
      document: minimal([widget({ bridge }, { url: 'https://frames.example.com/board.html' })], 'trusted'),
    },
  ],
  invalid: [
    {
      title: 'a page in the package',
      document: minimal([card({ bridge })], 'trusted'),
      at: ['/app/surfaces/0/bridge/enabled'],
    },
  ],
  *check(block) {
    for (const { at, surface, render } of renderedSurfaces(block)) {
      if (surface.bridge?.enabled !== true || render === undefined || laneOf(render) !== 'iframe-relative') continue;
      yield {
        path: pointer(at, 'bridge', 'enabled'),
        message: 'A page that the package ships does not have its own origin, so its bridge stays off.',
      };
    }
  },
});
