import { pointer } from '../../../../core/json/pointer.js';
import { TextMap } from '../../../../core/json/text-map.js';
import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { canonicalWithin } from '../../grammar/budget.js';
import { workLimits } from '../../tables/limits.js';
import { inputNodes } from '../../walk/input-nodes.js';

export const distinctEnum = defineRule<BlueprintManifest>({
  id: 'nemu/distinct-enum',
  severity: 'warning',
  basis: 'advice',
  summary: 'An `enum` has no duplicate values.',
  rationale: 'A duplicate offers the same choice twice; usually another value was meant.',
  fix: 'Remove the duplicate.',
  valid: [{ title: 'three different values', document: withInput({ type: 'string', enum: ['eu', 'us', 'asia'] }) }],
  invalid: [
    {
      title: 'a duplicate string',
      document: withInput({ type: 'string', enum: ['eu', 'us', 'eu'] }),
      at: [`${VALUE}/enum/2`],
    },
    {
      title: 'one object with its properties in two orders',
      document: withInput({
        type: 'object',
        properties: { x: { type: 'integer' }, y: { type: 'integer' } },
        additionalProperties: false,
        enum: [
          { x: 1, y: 2 },
          { y: 2, x: 1 },
        ],
      }),
      at: [`${VALUE}/enum/1`],
    },
  ],
  *check(manifest) {
    const budget = { left: workLimits.comparisonSteps };
    for (const node of inputNodes(manifest)) {
      const { schema } = node;
      const seen = new TextMap<number>();
      for (const [index, entry] of (schema.enum ?? []).entries()) {
        const text = canonicalWithin(entry, budget);
        if (text === undefined) return;
        const earlier = seen.get(text);
        if (earlier === undefined) seen.set(text, index);
        else {
          const path = pointer(node.path, 'enum', index);
          yield { path, message: `Value ${index + 1} of \`enum\` is the same as value ${earlier + 1}.` };
        }
      }
    }
  },
});
