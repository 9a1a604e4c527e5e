import { defineRule } from '../../../../core/rule.js';
import { parseUrl } from '../../../../core/words/parse-url.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';

export const repositoryUrl = defineRule<BlueprintManifest>({
  id: 'nemu/repository-url',
  severity: 'warning',
  basis: 'advice',
  summary: '`source_repo` is the address of a repository: `https`, `http`, `ssh` or `git`.',
  rationale: 'A registry links to it, and a reader wants to open it.',
  fix: 'Write the address at which the repository can be opened or cloned.',
  valid: [
    { title: 'a web address', document: minimal() },
    { title: 'an ssh address', document: minimal({ provenance: { source_repo: 'ssh://git@git.example.org/x.git' } }) },
  ],
  invalid: [
    {
      title: 'words',
      document: minimal({ provenance: { source_repo: 'our link checker' } }),
      at: ['/provenance/source_repo'],
    },
    {
      title: 'an owner and a name',
      document: minimal({ provenance: { source_repo: 'tools/link-checker' } }),
      at: ['/provenance/source_repo'],
    },
  ],
  *check(manifest) {
    const repository = manifest.provenance?.source_repo;
    if (repository === undefined || isAddress(repository)) return;
    yield { path: '/provenance/source_repo', message: `${quote(repository)} is no address of a repository.` };
  },
});

function isAddress(text: string): boolean {
  return /^(?:git\+)?(?:https?|ssh|git):\/\/[^\s/]/.test(text) && !/\s/.test(text) && parseUrl(text) !== undefined;
}
