import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { membersOf, repeats } from '../../walk/placed-texts.js';

export const uniqueStepIds = defineRule<BlueprintManifest>({
  id: 'nemu/unique-step-ids',
  severity: 'warning',
  basis: 'advice',
  summary: 'No two steps have the same id.',
  rationale: 'A report, a log or a resumed run names a step by its id, and would name two.',
  fix: 'Give every step an id of its own.',
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
    for (const { path, text, earlier } of repeats(membersOf('/steps', manifest.steps, 'id'))) {
      yield { path, message: `${quote(text)} is already the id at ${quote(earlier.path)}.` };
    }
  },
});
