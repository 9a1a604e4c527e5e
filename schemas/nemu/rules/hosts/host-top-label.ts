import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { ipv4 } from '../../grammar/local-host.js';
import { declaredHosts } from '../../walk/placed-strings.js';

export const hostTopLabel = defineRule<BlueprintManifest>({
  id: 'nemu/host-top-label',
  severity: 'warning',
  basis: 'advice',
  summary: 'The last label of a declared host is not a number, unless the host is an IPv4 address.',
  rationale: 'Programs read a host that ends with a number as an IPv4 address, and reject it when it is not one.',
  fix: 'Correct the address, or write the full name.',
  valid: [{ title: 'a number as the first label', document: minimal({ declared_hosts: ['7.example.org'] }) }],
  invalid: [
    { title: 'a number above 255', document: minimal({ declared_hosts: ['8.8.8.300'] }), at: ['/declared_hosts/0'] },
    {
      title: 'a number as the last label',
      document: minimal({ declared_hosts: ['api.42'] }),
      at: ['/declared_hosts/0'],
    },
  ],
  *check(manifest) {
    for (const { path, text } of declaredHosts(manifest)) {
      if (!/(?:^|\.)\d+$/.test(text) || ipv4(text) !== undefined) continue;
      yield { path, message: `${quote(text)} ends with a number, but is not an IPv4 address.` };
    }
  },
});
