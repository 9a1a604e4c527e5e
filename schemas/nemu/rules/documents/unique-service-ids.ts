import { propertyValues } from '../../../../core/property-values.js';
import { uniqueRule } from '../../../../core/unique-rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';

export const uniqueServiceIds = uniqueRule<BlueprintManifest>({
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
  groups: ({ services }) => [propertyValues('/services', services, 'id')],
});
