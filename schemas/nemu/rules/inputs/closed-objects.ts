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
    'The format asks this of the outermost object only; an open one inside takes any member, misspelt ones too.',
  fix: 'Add `properties` and `"additionalProperties": false`.',
  valid: [
    {
      title: 'a closed object',
      document: withInput({ type: 'object', properties: { host: { type: 'string' } }, additionalProperties: false }),
    },
  ],
  invalid: [
    { title: 'an object of anything', document: withInput({ type: 'object' }), at: [VALUE] },
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
        yield { path: node.path, message: 'This object has no `properties`, so nobody can know its members.' };
      } else if (lacks('additionalProperties')) {
        yield { path: node.path, message: 'This object is open: it takes members that `properties` does not list.' };
      }
    }
  },
});
