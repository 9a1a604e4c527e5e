import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { isPublicSuffix } from '../../grammar/is-public-suffix.js';
import { declaredHosts } from '../../walk/placed-texts.js';

export const hostBelowSuffix = defineRule<BlueprintManifest>({
  id: 'nemu/host-below-suffix',
  severity: 'warning',
  basis: 'advice',
  summary: 'A declared host is more than a suffix under which anybody can register.',
  rationale: 'Nothing answers at the suffix itself; whoever reads it as “and all below” has allowed everyone.',
  fix: 'Declare the host below the suffix.',
  valid: [{ title: 'a host below', document: minimal({ declared_hosts: ['status.github.io'] }) }],
  invalid: [{ title: 'the suffix alone', document: minimal({ declared_hosts: ['co.uk'] }), at: ['/declared_hosts/0'] }],
  *check(manifest) {
    for (const { path, text } of declaredHosts(manifest)) {
      if (isPublicSuffix(text)) yield { path, message: `${quote(text)} is a suffix under which anybody can register.` };
    }
  },
});
