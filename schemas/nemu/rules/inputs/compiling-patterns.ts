import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { BlueprintManifest } from '../../blueprint.schema.js';
import { VALUE, withInput } from '../../examples/minimal.js';
import { patternFault } from '../../grammar/pattern/pattern-fault.js';
import { inputNodes } from '../../walk/input-nodes.js';

export const compilingPatterns = defineRule<BlueprintManifest>({
  id: 'nemu/compiling-patterns',
  severity: 'warning',
  basis: 'advice',
  summary: 'Every `pattern` is a valid regular expression (ECMA-262 with the `u` flag).',
  rationale:
    'The schema allows any string as a pattern, so an invalid one fails only later, or matches something else than intended.',
  fix: 'Close every group and class, and write `\\` only before characters with a special meaning.',
  valid: [{ title: 'a channel name', document: withInput({ type: 'string', pattern: '^#[a-z0-9-]+$' }) }],
  invalid: [
    {
      title: 'an unterminated group',
      document: withInput({ type: 'string', pattern: '^(a|b$' }),
      at: [`${VALUE}/pattern`],
    },
    {
      title: 'an unnecessary escape',
      document: withInput({ type: 'string', pattern: '^a\\-b$' }),
      at: [`${VALUE}/pattern`],
    },
  ],
  *check(manifest) {
    for (const node of inputNodes(manifest)) {
      const { schema } = node;
      const fault = schema.pattern === undefined ? undefined : patternFault(schema.pattern);
      if (fault === undefined) continue;
      const reason = fault.reason === undefined ? '' : ` (${fault.reason})`;
      const what =
        fault.kind === 'loose' ? 'compiles only without the `u` flag' : 'does not compile as a regular expression';
      yield { path: pointer(node.path, 'pattern'), message: `${quote(schema.pattern ?? '')} ${what}${reason}.` };
    }
  },
});
