import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { withInputs } from '../../examples/minimal.js';
import { inputNodes } from '../../walk/input-nodes.js';
import { repeats } from '../../walk/placed-texts.js';

export const distinctPropertyNames = defineRule<BlueprintManifest>({
  id: 'nemu/distinct-property-names',
  severity: 'warning',
  basis: 'advice',
  summary: 'Names of inputs differ in more than upper and lower case.',
  rationale: 'As environment variables or command line options `api_key` and `API_KEY` are one name.',
  fix: 'Rename one of them.',
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
      for (const { text, earlier } of repeats(names, (name) => name.toLowerCase())) {
        yield {
          path: pointer(node.path, 'properties', text),
          message: `${quote(text)} differs from ${quote(earlier.text)} only in case.`,
        };
      }
    }
  },
});
