import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { inputNodes } from '../../walk/input-nodes.js';

export const reachableMemberCount = defineRule<BlueprintManifest>({
  id: 'nemu/reachable-member-count',
  severity: 'warning',
  basis: 'advice',
  summary:
    '`minProperties` is at most the number of listed properties of a closed object, and `maxProperties` at least the number of required ones.',
  rationale: 'A count that contradicts `properties` or `required` leaves no valid value.',
  fix: 'Remove the count and use `required`, which is more precise.',
  valid: [
    {
      title: 'one of two properties',
      document: withInput({
        type: 'object',
        properties: { mail: { type: 'string' }, phone: { type: 'string' } },
        additionalProperties: false,
        minProperties: 1,
      }),
    },
  ],
  invalid: [
    {
      title: 'more properties than are listed',
      document: withInput({
        type: 'object',
        properties: { mail: { type: 'string' } },
        additionalProperties: false,
        minProperties: 2,
      }),
      at: [`${VALUE}/minProperties`],
    },
    {
      title: 'fewer properties than are required',
      document: withInput({
        type: 'object',
        properties: { mail: { type: 'string' }, phone: { type: 'string' } },
        required: ['mail', 'phone'],
        additionalProperties: false,
        maxProperties: 1,
      }),
      at: [`${VALUE}/maxProperties`],
    },
  ],
  *check(manifest) {
    for (const node of inputNodes(manifest)) {
      const { schema } = node;
      if (schema.type !== 'object') continue;
      const { minProperties = 0, maxProperties = Infinity } = schema;
      const listed = schema.additionalProperties === false ? Object.keys(schema.properties ?? {}).length : Infinity;
      const required = schema.required?.length ?? 0;
      if (minProperties > listed) {
        yield {
          path: pointer(node.path, 'minProperties'),
          message: `\`minProperties\` is ${minProperties}, but \`properties\` lists only ${listed}.`,
        };
      }
      if (maxProperties < required) {
        yield {
          path: pointer(node.path, 'maxProperties'),
          message: `\`maxProperties\` is ${maxProperties}, but \`required\` lists ${required}.`,
        };
      }
    }
  },
});
