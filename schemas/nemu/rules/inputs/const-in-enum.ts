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
  summary: 'Where `const` and `enum` stand together, `enum` lists the value of `const`.',
  rationale: 'Both must hold, so a `const` that is not listed leaves no value at all.',
  fix: 'Keep one of the two keywords.',
  valid: [
    { title: 'a listed value', document: withInput({ type: 'string', const: 'eu', enum: ['eu', 'us'] }) },
    { title: '`const` alone', document: withInput({ type: 'string', const: 'eu' }) },
  ],
  invalid: [
    {
      title: 'a value that is not listed',
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
        message: '`enum` does not list the value of `const`, so no value is ever right.',
      };
    }
  },
});
