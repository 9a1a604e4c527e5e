import { defineRule } from '../../../../core/rule.js';
import { showCount } from '../../../../core/words/list.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { adviceLimits } from '../../tables/limits.js';
import { declaredHosts } from '../../walk/placed-strings.js';

const limit = adviceLimits.hostLength;

export const hostLength = defineRule<BlueprintManifest>({
  id: 'nemu/host-length',
  severity: 'warning',
  basis: 'advice',
  summary: `A declared host has at most ${limit} characters.`,
  rationale: 'DNS does not allow a longer name (RFC 1035), so no such host exists.',
  fix: 'Write the host name that is actually used.',
  valid: [{ title: 'a short host', document: minimal({ declared_hosts: ['api.example.org'] }) }],
  invalid: [
    {
      title: 'a long chain of labels',
      document: minimal({ declared_hosts: [`${'label.'.repeat(50)}example.org`] }),
      at: ['/declared_hosts/0'],
    },
  ],
  *check(manifest) {
    for (const { path, text } of declaredHosts(manifest)) {
      if (text.length <= limit) continue;
      yield { path, message: `${quote(text)} has ${showCount(text.length)} characters; at most ${limit} are allowed.` };
    }
  },
});
