import { defineRule } from '../../../core/rule.js';
import { checkSubsetSchema } from '../check-subset-schema.js';
import { limits } from '../tables/limits.js';

/** Hands a whole document to the subset's checker. */
export const withinSubset = defineRule<unknown>({
  id: 'safe-subset/within-subset',
  severity: 'error',
  basis: 'contract',
  summary: 'The schema keeps to the keywords, forms and limits of the safe subset.',
  rationale:
    'The app runs the schemas that cards bring along, on values of any origin; the subset is what it can run in bounded time.',
  fix: 'Follow the issue: each names the keyword or the limit that is broken and what to write instead.',
  delegates: 'safe-subset',
  valid: [
    {
      title: 'an object with an optional member',
      document: { type: 'object', properties: { filter: { type: 'string', maxLength: 200 } } },
    },
    {
      title: 'a list that refers to a definition, which may hold itself',
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
      title: 'an option too many',
      document: { enum: Array.from({ length: limits.enumOptions.max + 1 }, (_, option) => option) },
      at: ['/enum'],
      codes: ['safe-subset/enum-options'],
    },
    {
      title: 'a misspelt keyword and a reference to nothing',
      document: { type: 'object', properties: { name: { type: 'string', maxLenght: 3 }, at: { $ref: '#/$defs/at' } } },
      at: ['/properties/name/maxLenght', '/properties/at/$ref'],
      codes: ['safe-subset/unknown-keyword', 'safe-subset/ref'],
    },
  ],
  *check(schema) {
    yield* checkSubsetSchema(schema).findings;
  },
});
