import { defineRule, type Finding } from '../../../../core/rule.js';
import { checkSubsetSchema } from '../../../safe-subset/check-subset-schema.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { valueSchemas } from '../../walk/value-schemas.js';

function takes(filter: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return minimal({
    tools: [
      {
        name: 'run',
        description: 'Runs the tests.',
        inputSchema: { type: 'object', properties: { filter } },
      },
    ],
  });
}

export const safeSchema = defineRule<CardManifest>({
  id: 'neurosquad/safe-schema',
  severity: 'error',
  basis: 'contract',
  summary: 'The schemas of ports, responses and tools use only the safe subset of JSON Schema.',
  rationale: 'The app validates every value with these schemas, and nothing in the subset can make that take long.',
  fix: 'Use only keywords of the subset; the message names the one that is rejected.',
  delegates: 'safe-subset',
  valid: [{ title: 'a string with a maximum length', document: takes({ type: 'string', maxLength: 200 }) }],
  invalid: [
    {
      title: 'a regular expression',
      document: takes({ type: 'string', pattern: '^[a-z]+$' }),
      at: ['/tools/0/inputSchema/properties/filter/pattern'],
      codes: ['safe-subset/pattern'],
    },
  ],
  *check(card) {
    for (const { path, schema } of valueSchemas(card)) {
      for (const { code, severity, basis, message, hint, path: at } of checkSubsetSchema(schema, { base: path })
        .findings) {
        yield { code, severity, basis, message, hint, path: at } satisfies Finding;
      }
    }
  },
});
