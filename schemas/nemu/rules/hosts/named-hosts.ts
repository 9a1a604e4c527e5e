import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { ipv4, localHost } from '../../grammar/local-host.js';
import { declaredHosts } from '../../walk/placed-strings.js';

export const namedHosts = defineRule<BlueprintManifest>({
  id: 'nemu/named-hosts',
  severity: 'warning',
  basis: 'advice',
  summary: 'A declared host is a name, not an IP address.',
  rationale: 'Addresses change, certificates contain host names, and a reader cannot tell who owns an address.',
  fix: 'Declare the host by its name.',
  valid: [{ title: 'a name', document: minimal({ declared_hosts: ['dns.example.org'] }) }],
  invalid: [
    { title: 'a public address', document: minimal({ declared_hosts: ['8.8.8.8'] }), at: ['/declared_hosts/0'] },
  ],
  *check(manifest) {
    for (const { path, text } of declaredHosts(manifest)) {
      // Local and private addresses are reported by `nemu/public-hosts`.
      if (ipv4(text) === undefined || localHost(text) !== undefined) continue;
      yield { path, message: `${quote(text)} is an IP address, not a name.` };
    }
  },
});
