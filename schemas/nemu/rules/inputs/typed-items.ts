import { hasValueAt, pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { inputNodes } from '../../walk/input-nodes.js';

export const typedItems = defineRule<BlueprintManifest>({
  id: 'nemu/typed-items',
  severity: 'warning',
  basis: 'advice',
  summary: 'An `array` says with `items` what it holds.',
  rationale: 'Without it every list is right, and whoever reads the input cannot know what to expect.',
  fix: 'Add `items`.',
  valid: [{ title: 'a list of texts', document: withInput({ type: 'array', items: { type: 'string' } }) }],
  invalid: [{ title: 'a list of anything', document: withInput({ type: 'array' }), at: [VALUE] }],
  *check(manifest, { whole }) {
    for (const node of inputNodes(manifest)) {
      const { schema } = node;
      if (schema.type !== 'array' || schema.items !== undefined || hasValueAt(whole, pointer(node.path, 'items')))
        continue;
      yield { path: node.path, message: 'This list has no `items`, so it may hold anything.' };
    }
  },
});
