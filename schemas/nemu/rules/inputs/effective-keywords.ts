import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { keywordKinds } from '../../tables/input-keywords.js';
import { inputNodes } from '../../walk/input-nodes.js';

export const effectiveKeywords = defineRule<BlueprintManifest>({
  id: 'nemu/effective-keywords',
  severity: 'warning',
  basis: 'advice',
  summary: 'Every keyword of an input says something about values of its type.',
  rationale: 'JSON Schema passes over `minItems` on a string: the author meant a bound that nobody will enforce.',
  fix: 'Use the keyword of the type (`minLength` for a string, `minItems` for an array), or change the type.',
  valid: [{ title: 'a bound of its type', document: withInput({ type: 'string', minLength: 1 }) }],
  invalid: [
    {
      title: 'a bound for lists',
      document: withInput({ type: 'string', minItems: 1 }),
      at: [`${VALUE}/minItems`],
    },
    {
      title: 'members of a text',
      document: withInput({ type: 'string', properties: {}, additionalProperties: false }),
      at: [`${VALUE}/properties`, `${VALUE}/additionalProperties`],
    },
  ],
  *check(manifest) {
    for (const node of inputNodes(manifest)) {
      const { schema } = node;
      const { type } = schema;
      if (type === undefined) continue;
      for (const [keyword, kinds] of keywordKinds) {
        if (schema[keyword] === undefined || kinds.includes(type)) continue;
        yield {
          path: pointer(node.path, keyword),
          message: `\`${keyword}\` says nothing about values of type \`${type}\`.`,
        };
      }
    }
  },
});
