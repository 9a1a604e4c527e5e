import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { duplicates, propertyValues } from '../../walk/placed-strings.js';

export const uniqueStepIds = defineRule<BlueprintManifest>({
  id: 'nemu/unique-step-ids',
  severity: 'warning',
  basis: 'advice',
  summary: 'No two steps have the same id.',
  rationale: 'Reports, logs and resumed runs refer to a step by its id, which must mean one step.',
  fix: 'Give each step a unique id.',
  valid: [
    {
      title: 'two ids',
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
      title: 'one id for two files',
      document: minimal({
        steps: [
          { id: 'build', file: 'steps/build.md' },
          { id: 'build', file: 'steps/deploy.md' },
        ],
      }),
      at: ['/steps/1/id'],
    },
  ],
  *check(manifest) {
    for (const { path, text, earlier } of duplicates(propertyValues('/steps', manifest.steps, 'id'))) {
      yield { path, message: `${quote(text)} is already used at ${quote(earlier.path)}.` };
    }
  },
});
