import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { boundPairs, keywordTypes } from '../../tables/input-keywords.js';
import { inputNodes } from '../../walk/input-nodes.js';

export const orderedBounds = defineRule<BlueprintManifest>({
  id: 'nemu/ordered-bounds',
  severity: 'warning',
  basis: 'advice',
  summary: 'A lower bound leaves at least one value below the upper bound.',
  rationale: 'When the lower bound is above the upper one, no value is valid, and nobody can fill in the input.',
  fix: 'Swap the two bounds, or remove one.',
  valid: [
    { title: 'a fixed length', document: withInput({ type: 'string', minLength: 8, maxLength: 8 }) },
    { title: 'exclusive bounds', document: withInput({ type: 'number', exclusiveMinimum: 0, exclusiveMaximum: 1 }) },
  ],
  invalid: [
    {
      title: 'a minimum above the maximum',
      document: withInput({ type: 'string', minLength: 5, maxLength: 1 }),
      at: [`${VALUE}/minLength`],
    },
    {
      title: 'equal exclusive bounds',
      document: withInput({ type: 'number', exclusiveMinimum: 1, exclusiveMaximum: 1 }),
      at: [`${VALUE}/exclusiveMinimum`],
    },
  ],
  *check(manifest) {
    for (const node of inputNodes(manifest)) {
      const { schema } = node;
      const { type } = schema;
      for (const { least, most, open } of boundPairs) {
        const low = schema[least];
        const high = schema[most];
        if (low === undefined || high === undefined || low < high || (low === high && !open)) continue;
        if (type === undefined || keywordTypes.get(least)?.includes(type) !== true) continue;
        yield {
          path: pointer(node.path, least),
          message: `\`${least}\` is ${low} and \`${most}\` is ${high}, so no value is valid.`,
        };
      }
    }
  },
});
