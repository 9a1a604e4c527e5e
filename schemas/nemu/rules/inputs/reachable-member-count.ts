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
    'A closed object can have as many members as `minProperties` asks for, and all required members fit in `maxProperties`.',
  rationale: 'A count that `properties` and `required` cannot meet leaves no value at all.',
  fix: 'Drop the count: `required` says more exactly what must be given.',
  valid: [
    {
      title: 'one of two',
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
      title: 'more than are listed',
      document: withInput({
        type: 'object',
        properties: { mail: { type: 'string' } },
        additionalProperties: false,
        minProperties: 2,
      }),
      at: [`${VALUE}/minProperties`],
    },
    {
      title: 'fewer than are required',
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
          message: `\`minProperties\` is ${minProperties}, more than the ${listed} that \`properties\` lists.`,
        };
      }
      if (maxProperties < required) {
        yield {
          path: pointer(node.path, 'maxProperties'),
          message: `\`maxProperties\` is ${maxProperties}, fewer than the ${required} that are required.`,
        };
      }
    }
  },
});
