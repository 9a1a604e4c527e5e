import { defineRule } from '../../../../core/rule.js';
import { showCount } from '../../../../core/words/list.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { withInput, withInputs } from '../../examples/minimal.js';
import type { InputSchema } from '../../input.schema.js';
import { adviceLimits } from '../../tables/limits.js';
import { inputNodes } from '../../walk/input-nodes.js';
import { literalValues } from '../../walk/literal-values.js';

const { inputDepth, inputCount } = adviceLimits;

export const modestInputs = defineRule<BlueprintManifest>({
  id: 'nemu/modest-inputs',
  severity: 'warning',
  basis: 'advice',
  summary: `There are at most ${inputCount} inputs, and inputs and their values nest at most ${inputDepth} levels deep.`,
  rationale:
    'The format sets no limit, but forms, validators and generated code do, and nobody fills in that many values.',
  fix: 'Ask for fewer values, or for a file that contains the rest.',
  valid: [{ title: 'an array of arrays', document: withInput(nested(2)) }],
  invalid: [
    {
      title: 'deeply nested arrays',
      document: withInput(nested(inputDepth)),
      at: [`/inputs/properties/value${'/items'.repeat(inputDepth)}`],
    },
    {
      title: 'hundreds of inputs',
      document: withInputs(
        Object.fromEntries(Array.from({ length: inputCount + 1 }, (_, index) => [`value${index}`, { type: 'string' }])),
      ),
      at: ['/inputs'],
    },
  ],
  *check(manifest) {
    let count = -1;
    for (const node of inputNodes(manifest)) {
      count += 1;
      if (node.depth === inputDepth + 1) {
        yield {
          path: node.path,
          message: `This input is ${node.depth} levels deep; at most ${inputDepth} are allowed.`,
        };
      }
      for (const { path, keyword, value } of literalValues(node)) {
        if (!isDeeperThan(value, inputDepth)) continue;
        yield { path, message: `A value of \`${keyword}\` is more than ${inputDepth} levels deep.` };
      }
    }
    if (count > inputCount) {
      yield {
        path: '/inputs',
        message: `There are ${showCount(count)} inputs, including nested ones; at most ${inputCount} are allowed.`,
      };
    }
  },
});

function nested(levels: number): InputSchema {
  let schema: InputSchema = { type: 'string' };
  for (let level = 0; level < levels; level += 1) schema = { type: 'array', items: schema };
  return schema;
}

/** Whether a JSON value has more than `limit` levels of arrays and objects; a plain value has none. */
function isDeeperThan(value: unknown, limit: number): boolean {
  const waiting: { readonly value: unknown; readonly depth: number }[] = [{ value, depth: 0 }];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (typeof next.value !== 'object' || next.value === null) continue;
    if (next.depth === limit) return true;
    for (const inner of Object.values(next.value)) waiting.push({ value: inner, depth: next.depth + 1 });
  }
  return false;
}
