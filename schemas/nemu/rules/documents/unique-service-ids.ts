import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { membersOf, repeats } from '../../walk/placed-texts.js';

export const uniqueServiceIds = defineRule<BlueprintManifest>({
  id: 'nemu/unique-service-ids',
  severity: 'warning',
  basis: 'advice',
  summary: 'No two services have the same id.',
  rationale: 'Steps and workflow documents speak of a service by its id, and would speak of two.',
  fix: 'Give every service an id of its own.',
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
    for (const { path, text, earlier } of repeats(membersOf('/services', manifest.services, 'id'))) {
      yield { path, message: `${quote(text)} is already the id at ${quote(earlier.path)}.` };
    }
  },
});
