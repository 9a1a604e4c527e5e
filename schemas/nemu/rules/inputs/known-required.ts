import { hasValueAt, pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { inputNodes } from '../../walk/input-nodes.js';

export const knownRequired = defineRule<BlueprintManifest>({
  id: 'nemu/known-required',
  severity: 'warning',
  basis: 'advice',
  summary: 'Every name in `required` is also in `properties`.',
  rationale: 'A closed object rejects unlisted properties, so if a required one is not listed, no value is valid.',
  fix: 'Add the property to `properties`, or remove its name from `required`.',
  valid: [
    {
      title: 'a listed property',
      document: withInput({
        type: 'object',
        properties: { url: { type: 'string' } },
        required: ['url'],
        additionalProperties: false,
      }),
    },
  ],
  invalid: [
    {
      title: 'a misspelled property',
      document: withInput({
        type: 'object',
        properties: { url: { type: 'string' } },
        required: ['uri'],
        additionalProperties: false,
      }),
      at: [`${VALUE}/required/0`],
    },
  ],
  *check(manifest, { whole }) {
    for (const node of inputNodes(manifest)) {
      const { schema } = node;
      if (schema.type !== 'object') continue;
      for (const [index, name] of (schema.required ?? []).entries()) {
        if (name === undefined || Object.hasOwn(schema.properties ?? {}, name)) continue;
        if (hasValueAt(whole, pointer(node.path, 'properties', name))) continue;
        const effect = schema.additionalProperties === false ? ', so no value is valid' : '';
        yield {
          path: pointer(node.path, 'required', index),
          message: `${quote(name)} is required, but is missing from \`properties\`${effect}.`,
        };
      }
    }
  },
});
