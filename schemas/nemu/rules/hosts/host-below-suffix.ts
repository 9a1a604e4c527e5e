import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { isPublicSuffix } from '../../grammar/is-public-suffix.js';
import { declaredHosts } from '../../walk/placed-strings.js';

export const hostBelowSuffix = defineRule<BlueprintManifest>({
  id: 'nemu/host-below-suffix',
  severity: 'warning',
  basis: 'advice',
  summary: 'A declared host is not just a suffix under which anybody can register a name.',
  rationale: 'The suffix itself is not a host, and a reader who takes it to mean all hosts below it allows everybody.',
  fix: 'Declare the full host name, below the suffix.',
  valid: [{ title: 'a host below a suffix', document: minimal({ declared_hosts: ['status.github.io'] }) }],
  invalid: [{ title: 'a suffix alone', document: minimal({ declared_hosts: ['co.uk'] }), at: ['/declared_hosts/0'] }],
  *check(manifest) {
    for (const { path, text } of declaredHosts(manifest)) {
      if (isPublicSuffix(text))
        yield { path, message: `${quote(text)} is a suffix under which anybody can register a name.` };
    }
  },
});
