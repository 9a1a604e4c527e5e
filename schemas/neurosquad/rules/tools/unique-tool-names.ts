import { propertyValues } from '../../../../core/property-values.js';
import { uniqueRule } from '../../../../core/unique-rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';

function tool(name: string): Record<string, unknown> {
  return { name, description: 'Does its work.', inputSchema: { type: 'object' } };
}

export const uniqueToolNames = uniqueRule<CardManifest>({
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
  groups: ({ tools }) => [propertyValues('/tools', tools, 'name')],
  message: ({ text }, first) => `The name \`${text}\` is already used by \`tools[${first.index}]\`.`,
});
