import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { ipv4 } from '../../grammar/local-host.js';
import { declaredHosts } from '../../walk/placed-texts.js';

export const hostTopLabel = defineRule<BlueprintManifest>({
  id: 'nemu/host-top-label',
  severity: 'warning',
  basis: 'advice',
  summary: 'The last label of a declared host is no number, unless the host is an IPv4 address.',
  rationale: 'Programs read a host that ends with a number as an address, and refuse it when it is none.',
  fix: 'Complete the address or the name.',
  valid: [{ title: 'a number inside', document: minimal({ declared_hosts: ['7.example.org'] }) }],
  invalid: [
    { title: 'a number too large', document: minimal({ declared_hosts: ['8.8.8.300'] }), at: ['/declared_hosts/0'] },
    { title: 'a number as top label', document: minimal({ declared_hosts: ['api.42'] }), at: ['/declared_hosts/0'] },
  ],
  *check(manifest) {
    for (const { path, text } of declaredHosts(manifest)) {
      if (!/(?:^|\.)\d+$/.test(text) || ipv4(text) !== undefined) continue;
      yield { path, message: `${quote(text)} ends with a number, but is no IPv4 address.` };
    }
  },
});
