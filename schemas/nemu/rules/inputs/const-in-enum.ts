import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { canonicalWithin } from '../../grammar/budget.js';
import { workLimits } from '../../tables/limits.js';
import { inputNodes } from '../../walk/input-nodes.js';

export const constInEnum = defineRule<BlueprintManifest>({
  id: 'nemu/const-in-enum',
  severity: 'warning',
  basis: 'advice',
  summary: 'If an input has both `const` and `enum`, `enum` contains the value of `const`.',
  rationale: 'Both apply, so without the value of `const` in `enum` no value is valid.',
  fix: 'Remove one of the two keywords.',
  valid: [
    { title: 'a value that `enum` contains', document: withInput({ type: 'string', const: 'eu', enum: ['eu', 'us'] }) },
    { title: '`const` alone', document: withInput({ type: 'string', const: 'eu' }) },
  ],
  invalid: [
    {
      title: 'a value that `enum` does not contain',
      document: withInput({ type: 'string', const: 'asia', enum: ['eu', 'us'] }),
      at: [`${VALUE}/const`],
    },
  ],
  *check(manifest) {
    const budget = { left: workLimits.comparisonSteps };
    for (const node of inputNodes(manifest)) {
      const { schema } = node;
      if (schema.enum === undefined || !Object.hasOwn(schema, 'const')) continue;
      const fixed = canonicalWithin(schema.const, budget);
      const isListed = schema.enum.some((entry) => canonicalWithin(entry, budget) === fixed);
      if (isListed || budget.left <= 0) continue;
      yield {
        path: pointer(node.path, 'const'),
        message: '`enum` does not contain the value of `const`, so no value is valid.',
      };
    }
  },
});
