import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { duplicates, propertyValues } from '../../walk/placed-strings.js';

export const distinctIdentifiers = defineRule<BlueprintManifest>({
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
  *check(manifest) {
    const lists = [
      propertyValues('/services', manifest.services, 'id'),
      propertyValues('/steps', manifest.steps, 'id'),
    ];
    for (const ids of lists) {
      for (const { path, text, earlier } of duplicates(ids, (id) => id.replaceAll('-', '_'))) {
        if (text === earlier.text) continue;
        yield { path, message: `${quote(text)} differs from ${quote(earlier.text)} only in \`-\` and \`_\`.` };
      }
    }
  },
});
