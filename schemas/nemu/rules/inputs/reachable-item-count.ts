import { pointer } from '../../../../core/json/pointer.js';
import { distinct } from '../../../../core/json/text-map.js';
import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { type Budget, canonicalWithin } from '../../grammar/budget.js';
import { workLimits } from '../../tables/limits.js';
import { type InputNode, inputNodes } from '../../walk/input-nodes.js';
import { integerRange } from '../../walk/integer-range.js';

export const reachableItemCount = defineRule<BlueprintManifest>({
  id: 'nemu/reachable-item-count',
  severity: 'warning',
  basis: 'advice',
  summary: 'An array with `uniqueItems` requires at most as many items as there are different values.',
  rationale:
    'With `uniqueItems`, an array of booleans has at most two items, so a higher `minItems` leaves no valid value.',
  fix: 'Lower `minItems`, or allow more values.',
  valid: [
    {
      title: 'three items, three values',
      document: withInput({
        type: 'array',
        items: { type: 'string', enum: ['eu', 'us', 'asia'] },
        uniqueItems: true,
        minItems: 3,
      }),
    },
  ],
  invalid: [
    {
      title: 'three items, two values',
      document: withInput({
        type: 'array',
        items: { type: 'string', enum: ['eu', 'us'] },
        uniqueItems: true,
        minItems: 3,
      }),
      at: [`${VALUE}/minItems`],
    },
    {
      title: 'three unique booleans',
      document: withInput({ type: 'array', items: { type: 'boolean' }, uniqueItems: true, minItems: 3 }),
      at: [`${VALUE}/minItems`],
    },
  ],
  *check(manifest) {
    const budget = { left: workLimits.comparisonSteps };
    for (const node of inputNodes(manifest)) {
      const { schema } = node;
      const { type, items, minItems = 0, uniqueItems } = schema;
      if (type !== 'array' || items === undefined || uniqueItems !== true) continue;
      const values = valueCount(items, budget);
      if (minItems <= values) continue;
      yield {
        path: pointer(node.path, 'minItems'),
        message: `\`minItems\` is ${minItems}, but there are only ${values} different values for the items.`,
      };
    }
  },
});

/** The maximum number of different values that a schema allows. */
function valueCount(schema: InputNode, budget: Budget): number {
  if (Object.hasOwn(schema, 'const') || schema.type === 'null') return 1;
  if (schema.enum !== undefined) {
    const texts = distinct(schema.enum.map((entry) => canonicalWithin(entry, budget)));
    return budget.left > 0 ? texts.length : Infinity;
  }
  if (schema.type === 'boolean') return 2;
  if (schema.type !== 'integer') return Infinity;
  const { least, most } = integerRange(schema);
  return Math.max(0, most - least + 1);
}
