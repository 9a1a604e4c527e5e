import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { internationalFault } from '../../grammar/international-fault.js';
import { declaredHosts } from '../../walk/placed-strings.js';

export const hostPunycode = defineRule<BlueprintManifest>({
  id: 'nemu/host-punycode',
  severity: 'warning',
  basis: 'advice',
  summary: 'An international host name (`xn--…`) is valid punycode in a single script.',
  rationale: 'A name that mixes Latin and Cyrillic letters looks like another name; an invalid one cannot be reached.',
  fix: 'Write the host name in one script, and convert it to ASCII with a tool.',
  valid: [
    { title: 'Latin letters', document: minimal({ declared_hosts: ['xn--bcher-kva.example.org'] }) },
    { title: 'Japanese', document: minimal({ declared_hosts: ['xn--eckwd4c7c.xn--zckzah'] }) },
  ],
  invalid: [
    {
      title: 'one Cyrillic letter among Latin ones',
      document: minimal({ declared_hosts: ['xn--pple-43d.com'] }),
      at: ['/declared_hosts/0'],
    },
    {
      title: 'invalid punycode',
      document: minimal({ declared_hosts: ['xn--99999999.example.org'] }),
      at: ['/declared_hosts/0'],
    },
  ],
  *check(manifest) {
    for (const { path, text } of declaredHosts(manifest)) {
      const fault = internationalFault(text);
      if (fault !== undefined) yield { path, message: `${quote(text)} ${fault}.` };
    }
  },
});
