import { pointer } from '../../../../core/json/pointer.js';
import type { PlacedString } from '../../../../core/property-values.js';
import { uniqueRule } from '../../../../core/unique-rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { CARD_LIMITS } from '../../tables/limits.js';
import { type NamedTool, namedTools } from '../../walk/named-tools.js';

function tools(...names: readonly string[]): Record<string, unknown> {
  return minimal({
    name: `long-name-${'x'.repeat(30)}`,
    tools: names.map((name) => ({ name, description: 'Does its work.', inputSchema: { type: 'object' } })),
  });
}

export const distinctFullToolNames = uniqueRule<CardManifest, NamedTool & PlacedString>({
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
  groups: (card) => [
    namedTools(card).map((tool) => ({ ...tool, path: pointer('/tools', tool.index, 'name'), text: tool.name })),
  ],
  keyOf: ({ fullName }) => fullName,
  message: ({ fullName }, first) =>
    `When cut to ${CARD_LIMITS.fullToolName} characters, this tool and \`tools[${first.index}]\` are both called \`${fullName}\`.`,
});
