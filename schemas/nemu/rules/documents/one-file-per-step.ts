import { propertyValues } from '../../../../core/property-values.js';
import { uniqueRule } from '../../../../core/unique-rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';

export const oneFilePerStep = uniqueRule<BlueprintManifest>({
  id: 'nemu/one-file-per-step',
  severity: 'warning',
  basis: 'advice',
  summary: 'No two steps follow the same document.',
  rationale: 'An agent would do the same work twice; usually a step was copied and its file forgotten.',
  fix: 'Write the path of the document that belongs to this step, or remove the step.',
  valid: [
    {
      title: 'one document for each step',
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
  groups: ({ steps }) => [propertyValues('/steps', steps, 'file')],
});
