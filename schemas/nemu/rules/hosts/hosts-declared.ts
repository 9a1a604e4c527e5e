import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { hostsIn, undeclaredHosts } from '../../grammar/hosts-in.js';

export const hostsDeclared = defineRule<BlueprintManifest>({
  id: 'nemu/hosts-declared',
  severity: 'warning',
  basis: 'advice',
  summary: 'If hosts are declared, they include every host in the final command.',
  rationale:
    'People read `declared_hosts` to know which hosts a blueprint talks to. A check of the folder compares the documents with it too.',
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
      title: 'the local machine',
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
      title: 'an undeclared host',
      document: minimal({
        declared_hosts: ['api.example.org'],
        verify_e2e: { command: 'curl --fail https://status.example.org/health', expect: 'ok' },
      }),
      at: ['/verify_e2e/command'],
    },
  ],
  *check(manifest) {
    for (const host of undeclaredHosts(hostsIn(manifest.verify_e2e?.command ?? ''), manifest.declared_hosts)) {
      yield {
        path: '/verify_e2e/command',
        message: `${quote(host)} is used here but is missing from \`declared_hosts\`.`,
      };
    }
  },
});
