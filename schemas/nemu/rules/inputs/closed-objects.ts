import { hasValueAt, pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { inputNodes } from '../../walk/input-nodes.js';

export const closedObjects = defineRule<BlueprintManifest>({
  id: 'nemu/closed-objects',
  severity: 'warning',
  basis: 'advice',
  summary: 'An object inside the inputs lists its `properties` and is closed with `"additionalProperties": false`.',
  rationale:
    'The format requires this of the root object only; an open object inside it allows any property, including misspelled ones.',
  fix: 'Add `properties` and `"additionalProperties": false`.',
  valid: [
    {
      title: 'a closed object',
      document: withInput({ type: 'object', properties: { host: { type: 'string' } }, additionalProperties: false }),
    },
  ],
  invalid: [
    { title: 'an object without `properties`', document: withInput({ type: 'object' }), at: [VALUE] },
    {
      title: 'an open object',
      document: withInput({ type: 'object', properties: { host: { type: 'string' } } }),
      at: [VALUE],
    },
  ],
  *check(manifest, { whole }) {
    for (const node of inputNodes(manifest)) {
      const { schema, depth } = node;
      if (depth === 0 || schema.type !== 'object') continue;
      const lacks = (keyword: 'properties' | 'additionalProperties'): boolean =>
        schema[keyword] === undefined && !hasValueAt(whole, pointer(node.path, keyword));
      if (lacks('properties')) {
        yield { path: node.path, message: 'This object has no `properties`, so its properties are unknown.' };
      } else if (lacks('additionalProperties')) {
        yield {
          path: node.path,
          message: 'This object is open: it allows properties that `properties` does not list.',
        };
      }
    }
  },
});
