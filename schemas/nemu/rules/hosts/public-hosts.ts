import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { localHost } from '../../grammar/local-host.js';
import { declaredHosts } from '../../walk/placed-strings.js';

export const publicHosts = defineRule<BlueprintManifest>({
  id: 'nemu/public-hosts',
  severity: 'warning',
  basis: 'advice',
  summary: 'A declared host means the same host on every machine.',
  rationale:
    'A blueprint runs on other machines, where `localhost`, a private address or a local name means something else. A metadata address even gives out the credentials of that machine.',
  fix: 'Declare only public hosts; the local machine needs no declaration.',
  valid: [{ title: 'a public name', document: minimal({ declared_hosts: ['api.example.org'] }) }],
  invalid: [
    { title: 'the local machine', document: minimal({ declared_hosts: ['localhost'] }), at: ['/declared_hosts/0'] },
    { title: 'a private address', document: minimal({ declared_hosts: ['192.168.0.7'] }), at: ['/declared_hosts/0'] },
    {
      title: 'a cloud metadata address',
      document: minimal({ declared_hosts: ['169.254.169.254'] }),
      at: ['/declared_hosts/0'],
    },
    {
      title: 'a name without a domain',
      document: minimal({ declared_hosts: ['database'] }),
      at: ['/declared_hosts/0'],
    },
  ],
  *check(manifest) {
    for (const { path, text } of declaredHosts(manifest)) {
      const what = /^\d+$/.test(text) ? undefined : localHost(text);
      if (what !== undefined) yield { path, message: `${quote(text)} is ${what}.` };
    }
  },
});
