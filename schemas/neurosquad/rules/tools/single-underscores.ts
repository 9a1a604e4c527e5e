import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { BUILTIN_TOOLS } from '../../tables/builtin-tools.js';
import { CARD_LIMITS } from '../../tables/limits.js';
import { namedTools } from '../../walk/named-tools.js';

function named(card: string, tool: string): Record<string, unknown> {
  return minimal({
    name: card,
    tools: [{ name: tool, description: 'Does its work.', inputSchema: { type: 'object' } }],
  });
}

export const singleUnderscores = defineRule<CardManifest>({
  id: 'neurosquad/single-underscores',
  severity: 'error',
  basis: 'platform',
  summary: `A tool's full name, cut to ${CARD_LIMITS.fullToolName} characters, does not contain \`__\`, so the name of a card with tools neither contains \`--\` nor ends in \`-\`.`,
  rationale: 'Agent hosts use two underscores to separate the name of the server from the name of the tool.',
  fix: "Remove the double dash or underscore, or the dash at the end of the card's name.",
  valid: [
    { title: 'single dashes and underscores', document: named('test-radar', 'run_all') },
    { title: 'a double dash in a card without tools', document: minimal({ name: 'test--radar' }) },
  ],
  invalid: [
    { title: "a card's name that ends in a dash", document: named('radar-', 'run'), at: ['/tools/0/name'] },
    { title: "a tool's name with two underscores", document: named('radar', 'run__all'), at: ['/tools/0/name'] },
  ],
  *check(card) {
    for (const { index, name, fullName } of namedTools(card)) {
      if (!fullName.includes('__') || BUILTIN_TOOLS.has(fullName)) continue;
      yield {
        path: pointer('/tools', index, 'name'),
        message: `The tool \`${name}\` would be called \`${fullName}\`, with two underscores in a row.`,
        hint: name.includes('__')
          ? "Use single underscores in the tool's name."
          : 'Rename the card so that its name neither contains `--` nor ends in `-`.',
      };
    }
  },
});
