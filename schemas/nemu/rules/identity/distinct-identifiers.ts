import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { minimal } from '../../examples/minimal.js';
import { membersOf, repeats } from '../../walk/placed-texts.js';

export const distinctIdentifiers = defineRule<BlueprintManifest>({
  id: 'nemu/distinct-identifiers',
  severity: 'warning',
  basis: 'advice',
  summary: 'Ids of one list differ in more than `-` against `_`.',
  rationale:
    'Code made from a blueprint turns ids into identifiers, where `load-data` and `load_data` become one name.',
  fix: 'Use one of the two signs throughout, and rename one of the ids.',
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
    const lists = [membersOf('/services', manifest.services, 'id'), membersOf('/steps', manifest.steps, 'id')];
    for (const ids of lists) {
      for (const { path, text, earlier } of repeats(ids, (id) => id.replaceAll('-', '_'))) {
        if (text === earlier.text) continue;
        yield { path, message: `${quote(text)} differs from ${quote(earlier.text)} only in \`-\` and \`_\`.` };
      }
    }
  },
});
