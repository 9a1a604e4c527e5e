import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { membersOf, repeats } from '../../walk/placed-texts.js';

export const oneFilePerStep = defineRule<BlueprintManifest>({
  id: 'nemu/one-file-per-step',
  severity: 'warning',
  basis: 'advice',
  summary: 'No two steps follow the same document.',
  rationale: 'An agent would do the same work twice; most often a copied step kept its old file.',
  fix: 'Name the document that belongs to the step, or drop the step.',
  valid: [
    {
      title: 'a document each',
      document: minimal({
        steps: [
          { id: 'build', file: 'steps/build.md' },
          { id: 'deploy', file: 'steps/deploy.md' },
        ],
      }),
    },
  ],
  invalid: [
    {
      title: 'a copied step',
      document: minimal({
        steps: [
          { id: 'build', file: 'steps/build.md' },
          { id: 'deploy', file: 'steps/build.md' },
        ],
      }),
      at: ['/steps/1/file'],
    },
  ],
  *check(manifest) {
    for (const { path, text, earlier } of repeats(membersOf('/steps', manifest.steps, 'file'))) {
      yield { path, message: `${quote(text)} is already the document at ${quote(earlier.path)}.` };
    }
  },
});
