import { defineRule } from '../../../../core/rule.js';
import { parseUrl } from '../../../../core/words/parse-url.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';

export const repositoryUrl = defineRule<BlueprintManifest>({
  id: 'nemu/repository-url',
  severity: 'warning',
  basis: 'advice',
  summary: '`source_repo` is the URL of a repository: `https`, `http`, `ssh` or `git`.',
  rationale: 'Registries link to it, and readers open it.',
  fix: 'Write the URL at which the repository can be opened or cloned.',
  valid: [
    { title: 'an `https` URL', document: minimal() },
    { title: 'an `ssh` URL', document: minimal({ provenance: { source_repo: 'ssh://git@git.example.org/x.git' } }) },
  ],
  invalid: [
    {
      title: 'a description',
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
    if (repository === undefined || isRepositoryUrl(repository)) return;
    yield { path: '/provenance/source_repo', message: `${quote(repository)} is not the URL of a repository.` };
  },
});

function isRepositoryUrl(text: string): boolean {
  return /^(?:git\+)?(?:https?|ssh|git):\/\/[^\s/]/.test(text) && !/\s/.test(text) && parseUrl(text) !== undefined;
}
