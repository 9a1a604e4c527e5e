import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { card, minimal, widget } from '../../examples/minimal.js';
import { effectiveTrust, trustReaches } from '../../grammar/trust.js';
import type { NeuralisBlock } from '../../package.schema.js';
import { bridgeLeastTrust } from '../../tables/surfaces.js';
import { renderedSurfaces } from '../../walk/rendered-surfaces.js';

const bridge = { enabled: true };

export const bridgeTrust = defineRule<NeuralisBlock>({
  id: 'neuralis/bridge-trust',
  severity: 'error',
  basis: 'contract',
  summary: `Only a package that is at least ${bridgeLeastTrust} enables the bridge.`,
  rationale: 'The bridge lets a frame answer approvals and ask the host for data.',
  fix: 'Delete `bridge.enabled`.',
  valid: [
    { title: 'a disabled bridge', document: minimal([widget({ bridge: { enabled: false } })]) },
    {
      title: 'a remote page in a trusted package',
      document: minimal([card({ bridge }, { url: 'https://frames.example.com/card.html' })], 'trusted'),
    },
  ],
  invalid: [
    {
      title: 'a page in an untrusted package, which does not have an origin either',
      document: minimal([widget({ bridge })]),
      at: ['/app/surfaces/0/bridge/enabled', '/app/surfaces/0/bridge/enabled'],
      codes: ['neuralis/bridge-trust', 'neuralis/bridge-origin'],
    },
  ],
  *check(block, { trust: given }) {
    const trust = effectiveTrust(block, given);
    if (trustReaches(trust, bridgeLeastTrust)) return;
    for (const { at, surface } of renderedSurfaces(block)) {
      if (surface.bridge?.enabled !== true) continue;
      yield {
        path: pointer(at, 'bridge', 'enabled'),
        message: `The bridge requires a package that is at least ${bridgeLeastTrust}, but this one is ${trust}.`,
      };
    }
  },
});
