import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { showCount } from '../../../../core/words/list.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { countKeywords } from '../../tables/input-keywords.js';
import { adviceLimits } from '../../tables/limits.js';
import { inputNodes } from '../../walk/input-nodes.js';

const limit = showCount(adviceLimits.exactInteger);

export const exactCounts = defineRule<BlueprintManifest>({
  id: 'nemu/exact-counts',
  severity: 'warning',
  basis: 'advice',
  summary: `A count is at most ${limit}.`,
  rationale: 'Larger integers change when they are read, and no string or array gets that long.',
  fix: 'Lower the count, or remove the keyword.',
  valid: [{ title: 'a small count', document: withInput({ type: 'string', maxLength: 80 }) }],
  invalid: [
    {
      title: 'a count that is too large',
      document: withInput({ type: 'string', maxLength: 1e21 }),
      at: [`${VALUE}/maxLength`],
    },
  ],
  *check(manifest) {
    for (const node of inputNodes(manifest)) {
      const { schema } = node;
      for (const keyword of countKeywords) {
        const count = schema[keyword];
        if (count === undefined || count <= adviceLimits.exactInteger) continue;
        yield {
          path: pointer(node.path, keyword),
          message: `\`${keyword}\` is ${count}; at most ${limit} is allowed.`,
        };
      }
    }
  },
});
