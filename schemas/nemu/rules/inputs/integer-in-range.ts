import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { inputNodes } from '../../walk/input-nodes.js';
import { integerRange } from '../../walk/integer-range.js';

export const integerInRange = defineRule<BlueprintManifest>({
  id: 'nemu/integer-in-range',
  severity: 'warning',
  basis: 'advice',
  summary: 'The range of an `integer` contains at least one integer.',
  rationale: 'Bounds may be fractions, and there may be no integer between two of them.',
  fix: 'Widen the range, or change the type to `number`.',
  valid: [{ title: 'one integer', document: withInput({ type: 'integer', minimum: 0.5, maximum: 1.5 }) }],
  invalid: [
    {
      title: 'a range between two integers',
      document: withInput({ type: 'integer', minimum: 0.2, maximum: 0.8 }),
      at: [VALUE],
    },
    {
      title: 'two adjacent integers, both excluded',
      document: withInput({ type: 'integer', exclusiveMinimum: 1, exclusiveMaximum: 2 }),
      at: [VALUE],
    },
  ],
  *check(manifest) {
    for (const node of inputNodes(manifest)) {
      const { schema } = node;
      if (schema.type !== 'integer') continue;
      const { least, most } = integerRange(schema);
      const low = Math.max(schema.minimum ?? -Infinity, schema.exclusiveMinimum ?? -Infinity);
      const high = Math.min(schema.maximum ?? Infinity, schema.exclusiveMaximum ?? Infinity);
      // A lower bound above the upper bound is reported by `nemu/ordered-bounds`.
      if (least <= most || low >= high) continue;
      yield { path: node.path, message: `There is no integer between the bounds ${low} and ${high}.` };
    }
  },
});
