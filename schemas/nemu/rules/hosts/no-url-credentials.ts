import { defineRule } from '../../../../core/rule.js';
import { parseUrl } from '../../../../core/words/parse-url.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';

export const noUrlCredentials = defineRule<BlueprintManifest>({
  id: 'nemu/no-url-credentials',
  severity: 'warning',
  basis: 'advice',
  summary: 'The address in `source_repo` carries no password or token.',
  rationale: 'A manifest is published; whoever reads it can use what the address carries.',
  fix: 'Take out what stands before `@`, and revoke it: it has been seen.',
  valid: [
    {
      title: 'the user name that ssh asks for',
      document: minimal({ provenance: { source_repo: 'ssh://git@git.example.org/x.git' } }),
    },
  ],
  invalid: [
    {
      title: 'a token',
      document: minimal({ provenance: { source_repo: 'https://builder:abc123@git.example.org/x' } }),
      at: ['/provenance/source_repo'],
    },
    {
      title: 'a token in place of a user',
      document: minimal({ provenance: { source_repo: 'https://abc123@git.example.org/x' } }),
      at: ['/provenance/source_repo'],
    },
  ],
  *check(manifest) {
    const repository = manifest.provenance?.source_repo ?? '';
    const url = parseUrl(repository);
    if (url === undefined) return;
    const { protocol, username, password } = url;
    if (password === '' && (username === '' || !/^(?:git\+)?https?:$/.test(protocol))) return;
    yield { path: '/provenance/source_repo', message: 'The address carries credentials before its `@`.' };
  },
});
