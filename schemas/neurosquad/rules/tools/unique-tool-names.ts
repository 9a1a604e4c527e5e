import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { repeats } from '../../walk/repeats.js';

function tool(name: string): Record<string, unknown> {
  return { name, description: 'Does its work.', inputSchema: { type: 'object' } };
}

export const uniqueToolNames = defineRule<CardManifest>({
  id: 'neurosquad/unique-tool-names',
  severity: 'error',
  basis: 'platform',
  summary: 'No two tools have the same `name`.',
  rationale: 'Agents call tools by name, so each name must mean one tool.',
  fix: 'Rename one of the two tools.',
  valid: [{ title: 'different names', document: minimal({ tools: [tool('start'), tool('stop')] }) }],
  invalid: [
    { title: 'the same name twice', document: minimal({ tools: [tool('run'), tool('run')] }), at: ['/tools/1/name'] },
  ],
  *check(card) {
    for (const { name, index, first } of repeats(card.tools ?? [], (tool) => tool.name)) {
      yield {
        path: pointer('/tools', index, 'name'),
        message: `The name \`${name}\` is already used by \`tools[${first}]\`.`,
      };
    }
  },
});
