import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { duplicates, propertyValues } from '../../walk/placed-strings.js';

export const uniqueServiceIds = defineRule<BlueprintManifest>({
  id: 'nemu/unique-service-ids',
  severity: 'warning',
  basis: 'advice',
  summary: 'No two services have the same id.',
  rationale: 'Steps and workflow documents refer to a service by its id, which must mean one service.',
  fix: 'Give each service a unique id.',
  valid: [
    {
      title: 'two ids',
      document: minimal({
        services: [
          { id: 'crawler', role: 'Follows links', workflow_doc: 'workflows/crawler.md' },
          { id: 'mailer', role: 'Sends the report', workflow_doc: 'workflows/mailer.md' },
        ],
      }),
    },
  ],
  invalid: [
    {
      title: 'one id for two roles',
      document: minimal({
        services: [
          { id: 'crawler', role: 'Follows links', workflow_doc: 'workflows/crawler.md' },
          { id: 'crawler', role: 'Sends the report', workflow_doc: 'workflows/mailer.md' },
        ],
      }),
      at: ['/services/1/id'],
    },
  ],
  *check(manifest) {
    for (const { path, text, earlier } of duplicates(propertyValues('/services', manifest.services, 'id'))) {
      yield { path, message: `${quote(text)} is already used at ${quote(earlier.path)}.` };
    }
  },
});
