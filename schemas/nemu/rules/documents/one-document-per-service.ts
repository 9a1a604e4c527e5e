import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { membersOf, repeats } from '../../walk/placed-texts.js';

export const oneDocumentPerService = defineRule<BlueprintManifest>({
  id: 'nemu/one-document-per-service',
  severity: 'warning',
  basis: 'advice',
  summary: 'No two services share a workflow document.',
  rationale: 'A workflow document describes one service; a shared one is most often a copy whose path was forgotten.',
  fix: 'Name the document that belongs to the service.',
  valid: [
    {
      title: 'a document each',
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
  *check(manifest) {
    for (const { path, text, earlier } of repeats(membersOf('/services', manifest.services, 'workflow_doc'))) {
      yield { path, message: `${quote(text)} is already the document at ${quote(earlier.path)}.` };
    }
  },
});
