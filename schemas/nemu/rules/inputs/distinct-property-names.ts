import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { withInputs } from '../../examples/minimal.js';
import { inputNodes } from '../../walk/input-nodes.js';
import { duplicates } from '../../walk/placed-strings.js';

export const distinctPropertyNames = defineRule<BlueprintManifest>({
  id: 'nemu/distinct-property-names',
  severity: 'warning',
  basis: 'advice',
  summary: 'The names of inputs differ in more than case.',
  rationale: 'As environment variables or command line options, `api_key` and `API_KEY` become the same name.',
  fix: 'Rename one of the inputs.',
  valid: [{ title: 'two words', document: withInputs({ url: { type: 'string' }, port: { type: 'integer' } }) }],
  invalid: [
    {
      title: 'one word in two cases',
      document: withInputs({ region: { type: 'string' }, REGION: { type: 'string' } }),
      at: ['/inputs/properties/REGION'],
    },
  ],
  *check(manifest) {
    for (const node of inputNodes(manifest)) {
      const names = Object.keys(node.schema.properties ?? {}).map((text) => ({ path: text, text }));
      for (const { text, earlier } of duplicates(names, (name) => name.toLowerCase())) {
        yield {
          path: pointer(node.path, 'properties', text),
          message: `${quote(text)} differs from ${quote(earlier.text)} only in case.`,
        };
      }
    }
  },
});
