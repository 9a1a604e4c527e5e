import { propertyValues } from '../../../../core/property-values.js';
import { uniqueRule } from '../../../../core/unique-rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';

export const uniqueStepIds = uniqueRule<BlueprintManifest>({
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
  groups: ({ steps }) => [propertyValues('/steps', steps, 'id')],
});
