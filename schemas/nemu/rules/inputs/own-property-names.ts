import { INHERITED_NAMES } from '../../../../core/json/inherited-names.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { withInputs } from '../../examples/minimal.js';
import { inputNodes } from '../../walk/input-nodes.js';

export const ownPropertyNames = defineRule<BlueprintManifest>({
  id: 'nemu/own-property-names',
  severity: 'warning',
  basis: 'advice',
  summary:
    'No input has the name of a property that every JavaScript object inherits: `constructor`, `toString`, `__proto__`.',
  rationale: 'Code that copies inputs one by one loses such a value silently, or changes the prototype of all objects.',
  fix: 'Choose another name.',
  valid: [{ title: 'a name that is not inherited', document: withInputs({ builder: { type: 'string' } }) }],
  invalid: [
    {
      title: 'the name of a method',
      document: withInputs({ ['toString' as string]: { type: 'string' } }),
      at: ['/inputs/properties/toString'],
    },
  ],
  *check(manifest) {
    for (const node of inputNodes(manifest)) {
      const { name } = node;
      if (name === undefined || !INHERITED_NAMES.has(name)) continue;
      yield {
        path: node.path,
        message: `${quote(name)} is also the name of a property that every JavaScript object inherits.`,
      };
    }
  },
});
