import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { localHost } from '../../grammar/local-host.js';
import { declaredHosts } from '../../walk/placed-texts.js';

export const publicHosts = defineRule<BlueprintManifest>({
  id: 'nemu/public-hosts',
  severity: 'warning',
  basis: 'advice',
  summary: 'A declared host means the same machine everywhere.',
  rationale:
    'A blueprint runs on other people’s machines, where `localhost`, a private address or a name of one network is something else; a metadata address even hands out their credentials.',
  fix: 'Declare only hosts on the public network; what runs on the machine itself needs no declaration.',
  valid: [{ title: 'a public name', document: minimal({ declared_hosts: ['api.example.org'] }) }],
  invalid: [
    { title: 'the machine itself', document: minimal({ declared_hosts: ['localhost'] }), at: ['/declared_hosts/0'] },
    { title: 'a private address', document: minimal({ declared_hosts: ['192.168.0.7'] }), at: ['/declared_hosts/0'] },
    {
      title: 'a cloud’s metadata',
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
