import { pointer } from '../../../../core/json/pointer.js';
import type { PlacedString } from '../../../../core/property-values.js';
import { uniqueRule } from '../../../../core/unique-rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { withInputs } from '../../examples/minimal.js';
import { inputNodes, type PlacedInput } from '../../walk/input-nodes.js';

export const distinctPropertyNames = uniqueRule<BlueprintManifest, PlacedString>({
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
  *groups(manifest) {
    for (const node of inputNodes(manifest)) yield propertyNames(node);
  },
  keyOf: ({ text }) => text.toLowerCase(),
  message: ({ text }, first) => `${quote(text)} differs from ${quote(first.text)} only in case.`,
});

function propertyNames(node: PlacedInput): PlacedString[] {
  return Object.keys(node.schema.properties ?? {}).map((text) => ({
    text,
    // Computed only for a finding, as the path of the node is.
    get path() {
      return pointer(node.path, 'properties', text);
    },
  }));
}
