import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { CARD_LIMITS } from '../../tables/limits.js';
import { namedTools } from '../../walk/named-tools.js';

function tools(...names: readonly string[]): Record<string, unknown> {
  return minimal({
    name: `long-name-${'x'.repeat(30)}`,
    tools: names.map((name) => ({ name, description: 'Does its work.', inputSchema: { type: 'object' } })),
  });
}

export const distinctFullToolNames = defineRule<CardManifest>({
  id: 'neurosquad/distinct-full-tool-names',
  severity: 'warning',
  basis: 'advice',
  summary: `The full names of any two tools still differ when cut to ${CARD_LIMITS.fullToolName} characters.`,
  rationale: 'The manifest is accepted, but agents see the same name for both tools.',
  fix: "Shorten the card's name, or move the difference to the beginning of the tools' names.",
  valid: [
    { title: 'names that differ early', document: tools('start_the_whole_test_suite', 'stop_the_whole_test_suite') },
  ],
  invalid: [
    {
      title: 'names that differ only after the cut',
      document: tools('collect_all_the_results_a', 'collect_all_the_results_b'),
      at: ['/tools/1/name'],
    },
  ],
  *check(card) {
    const seen = new Map<string, { name: string; index: number }>();
    for (const { index, name, fullName } of namedTools(card)) {
      const first = seen.get(fullName);
      if (first === undefined) {
        seen.set(fullName, { name, index });
        continue;
      }
      if (first.name === name) continue;
      yield {
        path: pointer('/tools', index, 'name'),
        message: `When cut to ${CARD_LIMITS.fullToolName} characters, this tool and \`tools[${first.index}]\` are both called \`${fullName}\`.`,
      };
    }
  },
});
