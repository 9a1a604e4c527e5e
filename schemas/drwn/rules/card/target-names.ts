import { own } from '../../../../core/json/own.js';
import { defineRule } from '../../../../core/rule.js';
import { quoteValue } from '../../../../core/words/describe.js';
import type { CardManifest } from '../../card.schema.js';
import { minimalCard } from '../../examples/minimal.js';
import { TARGETS } from '../../tables/card.js';

export const targetNames = defineRule<CardManifest>({
  id: 'drwn/target-names',
  severity: 'error',
  basis: 'platform',
  summary: '`targets` names no agent that drwn 0.5 does not know, not even as a list or text.',
  rationale: 'drwn takes the places of a list or text for names of agents, and stops at the first.',
  fix: 'Write an object with the agents as keys.',
  valid: [{ title: 'nothing, as drwn reads it', document: minimalCard({ targets: null }), profile: 'platform' }],
  invalid: [
    {
      title: 'a list, as drwn reads it',
      document: minimalCard({ targets: ['claude'] }),
      at: ['/targets'],
      profile: 'platform',
    },
  ],
  *check(card) {
    const targets = own(card, 'targets');
    // The keys of an object are the schema's to judge.
    if ((typeof targets !== 'string' && !Array.isArray(targets)) || targets.length === 0) return;
    yield {
      path: '/targets',
      message: `An object must stand here, and not ${quoteValue(targets)}.`,
      hint: `Write the agents as keys: ${TARGETS.map((name) => `\`${name}\``).join(', ')}.`,
    };
  },
});
