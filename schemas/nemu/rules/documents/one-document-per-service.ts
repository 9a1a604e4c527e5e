import { propertyValues } from '../../../../core/property-values.js';
import { uniqueRule } from '../../../../core/unique-rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';

export const oneDocumentPerService = uniqueRule<BlueprintManifest>({
  id: 'nemu/one-document-per-service',
  severity: 'warning',
  basis: 'advice',
  summary: 'No two services share a workflow document.',
  rationale:
    'A workflow document describes one service; a shared one usually means that a service was copied and its path forgotten.',
  fix: 'Write the path of the document that belongs to this service.',
  valid: [
    {
      title: 'one document for each service',
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
      title: 'a copied service',
      document: minimal({
        services: [
          { id: 'crawler', role: 'Follows links', workflow_doc: 'workflows/crawler.md' },
          { id: 'mailer', role: 'Sends the report', workflow_doc: 'workflows/crawler.md' },
        ],
      }),
      at: ['/services/1/workflow_doc'],
    },
  ],
  groups: ({ services }) => [propertyValues('/services', services, 'workflow_doc')],
});
