import { propertyValues } from '../../../../core/property-values.js';
import { uniqueRule } from '../../../../core/unique-rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';

export const distinctIdentifiers = uniqueRule<BlueprintManifest>({
  id: 'nemu/distinct-identifiers',
  severity: 'warning',
  basis: 'advice',
  summary: 'Step ids, and service ids, differ in more than `-` and `_`.',
  rationale:
    'Code generated from a blueprint turns ids into identifiers, and `load-data` and `load_data` become the same one.',
  fix: 'Rename one of the ids, and use only `-` or only `_`.',
  valid: [
    {
      title: 'different words',
      document: minimal({
        steps: [
          { id: 'load-data', file: 'steps/load.md' },
          { id: 'clean_data', file: 'steps/clean.md' },
        ],
      }),
    },
  ],
  invalid: [
    {
      title: 'the same words, joined differently',
      document: minimal({
        steps: [
          { id: 'load-data', file: 'steps/load.md' },
          { id: 'load_data', file: 'steps/load-again.md' },
        ],
      }),
      at: ['/steps/1/id'],
    },
  ],
  groups: ({ services, steps }) => [propertyValues('/services', services, 'id'), propertyValues('/steps', steps, 'id')],
  keyOf: ({ text }) => text.replaceAll('-', '_'),
  message: ({ text }, first) => `${quote(text)} differs from ${quote(first.text)} only in \`-\` and \`_\`.`,
});
