import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { keywordTypes } from '../../tables/input-keywords.js';
import { inputNodes } from '../../walk/input-nodes.js';

export const effectiveKeywords = defineRule<BlueprintManifest>({
  id: 'nemu/effective-keywords',
  severity: 'warning',
  basis: 'advice',
  summary: 'Every keyword of an input applies to its type.',
  rationale: 'JSON Schema ignores `minItems` on a string, so a constraint that the author wanted is never checked.',
  fix: 'Use the keyword for the type (`minLength` for a string, `minItems` for an array), or change the type.',
  valid: [{ title: 'a keyword for its type', document: withInput({ type: 'string', minLength: 1 }) }],
  invalid: [
    {
      title: 'a keyword for arrays',
      document: withInput({ type: 'string', minItems: 1 }),
      at: [`${VALUE}/minItems`],
    },
    {
      title: 'properties of a string',
      document: withInput({ type: 'string', properties: {}, additionalProperties: false }),
      at: [`${VALUE}/properties`, `${VALUE}/additionalProperties`],
    },
  ],
  *check(manifest) {
    for (const node of inputNodes(manifest)) {
      const { schema } = node;
      const { type } = schema;
      if (type === undefined) continue;
      for (const [keyword, types] of keywordTypes) {
        if (schema[keyword] === undefined || types.includes(type)) continue;
        yield {
          path: pointer(node.path, keyword),
          message: `\`${keyword}\` has no effect on values of type \`${type}\`.`,
        };
      }
    }
  },
});
