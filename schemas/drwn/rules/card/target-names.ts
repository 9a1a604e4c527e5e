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
  summary: '`targets` names only agents that drwn 0.5 knows, and is not a non-empty array or string.',
  rationale: 'drwn reads the indexes of an array or string as agent names, and stops at the first one.',
  fix: 'Write an object with agent names as keys.',
  valid: [{ title: 'nothing, as drwn reads it', document: minimalCard({ targets: null }), profile: 'platform' }],
  invalid: [
    {
      title: 'an array, as drwn reads it',
      document: minimalCard({ targets: ['claude'] }),
      at: ['/targets'],
      profile: 'platform',
    },
  ],
  *check(card) {
    const targets = own(card, 'targets');
    // The schema validates the properties of an object.
    if ((typeof targets !== 'string' && !Array.isArray(targets)) || targets.length === 0) return;
    yield {
      path: '/targets',
      message: `Expected an object, found ${quoteValue(targets)}.`,
      hint: `Write an object with agent names as keys: ${TARGETS.map((name) => `\`${name}\``).join(', ')}.`,
    };
  },
});
