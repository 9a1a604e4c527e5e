import { hasValueAt, pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { inputNodes } from '../../walk/input-nodes.js';

export const typedItems = defineRule<BlueprintManifest>({
  id: 'nemu/typed-items',
  severity: 'warning',
  basis: 'advice',
  summary: 'An `array` describes its items with `items`.',
  rationale: 'Without `items` every array is valid, and a reader of the input cannot know what to expect.',
  fix: 'Add `items` with the schema of one item.',
  valid: [{ title: 'an array of strings', document: withInput({ type: 'array', items: { type: 'string' } }) }],
  invalid: [{ title: 'an array without `items`', document: withInput({ type: 'array' }), at: [VALUE] }],
  *check(manifest, { whole }) {
    for (const node of inputNodes(manifest)) {
      const { schema } = node;
      if (schema.type !== 'array' || schema.items !== undefined || hasValueAt(whole, pointer(node.path, 'items')))
        continue;
      yield { path: node.path, message: 'This array has no `items`, so its items can be anything.' };
    }
  },
});
