import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { BUILTIN_TOOLS } from '../../tables/builtin-tools.js';
import { namedTools } from '../../walk/named-tools.js';

function named(card: string, tool: string): Record<string, unknown> {
  return minimal({
    name: card,
    tools: [{ name: tool, description: 'Does its work.', inputSchema: { type: 'object' } }],
  });
}

export const unreservedToolName = defineRule<CardManifest>({
  id: 'neurosquad/unreserved-tool-name',
  severity: 'error',
  basis: 'platform',
  summary:
    "A tool's full name (the card's name with `_` for `-`, then `_` and the tool's name) is not the name of one of the app's own tools.",
  rationale: "An agent that calls one of the app's own tools must not reach a card.",
  fix: 'Rename the tool or the card.',
  valid: [{ title: "another card's tool", document: named('file-reader', 'read_file') }],
  invalid: [
    {
      title: 'a card and a tool that together are called `skill_read_file`',
      document: named('skill-read', 'file'),
      at: ['/tools/0/name'],
    },
  ],
  *check(card) {
    for (const { index, name, fullName } of namedTools(card)) {
      if (!BUILTIN_TOOLS.has(fullName)) continue;
      yield {
        path: pointer('/tools', index, 'name'),
        message: `The tool \`${name}\` would be called \`${fullName}\`, which is the name of one of the app's own tools.`,
      };
    }
  },
});
