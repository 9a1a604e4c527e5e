import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { hostsIn, undeclaredHosts } from '../../grammar/hosts-in.js';

export const hostsDeclared = defineRule<BlueprintManifest>({
  id: 'nemu/hosts-declared',
  severity: 'warning',
  basis: 'advice',
  summary: 'Where hosts are declared, those in the final command are among them.',
  rationale:
    'Whoever runs a blueprint reads `declared_hosts` to know whom it talks to; a checked folder’s documents are held against it too.',
  fix: 'Add the host to `declared_hosts`.',
  valid: [
    {
      title: 'a declared host',
      document: minimal({
        declared_hosts: ['api.example.org'],
        verify_e2e: { command: 'curl --fail https://api.example.org/health', expect: 'ok' },
      }),
    },
    {
      title: 'the machine itself',
      document: minimal({
        declared_hosts: [],
        verify_e2e: { command: 'curl --fail http://localhost:3000/health', expect: 'ok' },
      }),
    },
    {
      title: 'no hosts declared at all',
      document: minimal({ verify_e2e: { command: 'curl --fail https://api.example.org/health', expect: 'ok' } }),
    },
  ],
  invalid: [
    {
      title: 'another host',
      document: minimal({
        declared_hosts: ['api.example.org'],
        verify_e2e: { command: 'curl --fail https://status.example.org/health', expect: 'ok' },
      }),
      at: ['/verify_e2e/command'],
    },
  ],
  *check(manifest) {
    for (const host of undeclaredHosts(hostsIn(manifest.verify_e2e?.command ?? ''), manifest.declared_hosts)) {
      yield { path: '/verify_e2e/command', message: `${quote(host)} is used here but not declared.` };
    }
  },
});
