import { defineRule } from '../../../core/rule.js';
import { checkSubsetSchema } from '../check-subset-schema.js';
import { limits } from '../tables/limits.js';

/** Passes the whole document to the checker of the subset. */
export const withinSubset = defineRule<unknown>({
  id: 'safe-subset/within-subset',
  severity: 'error',
  basis: 'contract',
  summary: 'The schema uses only the keywords, values and limits of the safe subset.',
  rationale:
    'The app runs the schemas of cards on values from any source; the subset is what it can run in bounded time.',
  fix: 'Follow the hint of the issue, which names the keyword or limit and what to write.',
  delegates: 'safe-subset',
  valid: [
    {
      title: 'an object with an optional property',
      document: { type: 'object', properties: { filter: { type: 'string', maxLength: 200 } } },
    },
    {
      title: 'an array that refers to a recursive definition',
      document: {
        type: 'array',
        items: { $ref: '#/$defs/node' },
        $defs: {
          node: { type: 'object', properties: { children: { type: 'array', items: { $ref: '#/$defs/node' } } } },
        },
      },
    },
  ],
  invalid: [
    {
      title: 'a regular expression',
      document: { type: 'string', pattern: '^[a-z]+$' },
      at: ['/pattern'],
      codes: ['safe-subset/pattern'],
    },
    {
      title: 'too many `enum` values',
      document: { enum: Array.from({ length: limits.enumOptions.max + 1 }, (_, option) => option) },
      at: ['/enum'],
      codes: ['safe-subset/enum-options'],
    },
    {
      title: 'a misspelled keyword and a reference without a definition',
      document: { type: 'object', properties: { name: { type: 'string', maxLenght: 3 }, at: { $ref: '#/$defs/at' } } },
      at: ['/properties/name/maxLenght', '/properties/at/$ref'],
      codes: ['safe-subset/unknown-keyword', 'safe-subset/ref'],
    },
  ],
  *check(schema) {
    yield* checkSubsetSchema(schema).findings;
  },
});
