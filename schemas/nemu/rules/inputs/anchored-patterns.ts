import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { hasAnchor, patternFault } from '../../grammar/pattern/pattern-fault.js';
import { inputNodes } from '../../walk/input-nodes.js';

export const anchoredPatterns = defineRule<BlueprintManifest>({
  id: 'nemu/anchored-patterns',
  severity: 'warning',
  basis: 'advice',
  summary: 'A `pattern` says where it must match: at the start (`^`), at the end (`$`), or both.',
  rationale:
    'Without an anchor, one matching character anywhere is enough: `[a-z]+` allows every string that contains a letter.',
  fix: 'Add `^` at the start of the expression, `$` at the end, or both.',
  valid: [
    { title: 'the whole string', document: withInput({ type: 'string', pattern: '^[a-z]+$' }) },
    { title: 'the start of the string', document: withInput({ type: 'string', pattern: '^https://' }) },
  ],
  invalid: [
    { title: 'no anchor', document: withInput({ type: 'string', pattern: '[a-z]+' }), at: [`${VALUE}/pattern`] },
    {
      title: 'characters that are not anchors',
      document: withInput({ type: 'string', pattern: '[^a-z]\\$' }),
      at: [`${VALUE}/pattern`],
    },
  ],
  *check(manifest) {
    for (const node of inputNodes(manifest)) {
      const { schema } = node;
      const { pattern } = schema;
      if (pattern === undefined || hasAnchor(pattern) || patternFault(pattern) !== undefined) continue;
      yield {
        path: pointer(node.path, 'pattern'),
        message: `${quote(pattern)} has no anchor, so it can match anywhere in the string.`,
        hint: `Write ${quote(`^(?:${pattern})$`)} to match the whole string.`,
      };
    }
  },
});
