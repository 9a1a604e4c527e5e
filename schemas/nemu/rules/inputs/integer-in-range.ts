import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { inputNodes } from '../../walk/input-nodes.js';
import { integerRange } from '../../walk/integer-range.js';

export const integerInRange = defineRule<BlueprintManifest>({
  id: 'nemu/integer-in-range',
  severity: 'warning',
  basis: 'advice',
  summary: 'The range of an `integer` holds a whole number.',
  rationale: 'Bounds may be fractions, and between two of them there may be no whole number to choose.',
  fix: 'Widen the range, or make the type `number`.',
  valid: [{ title: 'one number', document: withInput({ type: 'integer', minimum: 0.5, maximum: 1.5 }) }],
  invalid: [
    {
      title: 'fractions of one number',
      document: withInput({ type: 'integer', minimum: 0.2, maximum: 0.8 }),
      at: [VALUE],
    },
    {
      title: 'neighbours, both left out',
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
      // Bounds that cross are the business of `nemu/ordered-bounds`.
      if (least <= most || low >= high) continue;
      yield { path: node.path, message: `No whole number lies between the bounds ${low} and ${high}.` };
    }
  },
});
