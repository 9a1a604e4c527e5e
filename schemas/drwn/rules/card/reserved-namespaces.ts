import { hasOwn, own } from '../../../../core/json/own.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimalCard } from '../../examples/minimal.js';

export const reservedNamespaces = defineRule<CardManifest>({
  id: 'drwn/reserved-namespaces',
  severity: 'error',
  basis: 'contract',
  platformReading: 'drwn 0.5 ignores `skills.exclude` when it is an empty string, `null`, `0` or `false`.',
  summary: '`skills.exclude` is absent, and `skills.shared` is absent or empty.',
  rationale:
    'A card contributes skills, and the project decides which to exclude. `shared` is reserved for skills from a registry.',
  fix: "Remove the property, and exclude skills in the project's own configuration.",
  valid: [
    { title: 'only include', document: minimalCard({ skills: { include: ['reviewer'] } }) },
    { title: 'an empty shared array', document: minimalCard({ skills: { include: ['reviewer'], shared: [] } }) },
    {
      title: 'a null exclusion, as drwn reads it',
      document: minimalCard({ skills: { exclude: null } }),
      profile: 'platform',
    },
  ],
  invalid: [
    {
      title: 'an exclusion',
      document: minimalCard({ skills: { include: ['a'], exclude: ['b'] } }),
      at: ['/skills/exclude'],
    },
    { title: 'an empty exclusion', document: minimalCard({ skills: { exclude: [] } }), at: ['/skills/exclude'] },
    { title: 'a shared skill', document: minimalCard({ skills: { shared: ['reviewer'] } }), at: ['/skills/shared'] },
  ],
  *check(card, { profile }) {
    const skills = own(card, 'skills');
    if (hasOwn(skills, 'exclude') && (profile === 'contract' || own(skills, 'exclude'))) {
      yield {
        path: '/skills/exclude',
        message: '`skills.exclude` is not allowed in a card.',
        hint: "Remove it, and exclude skills in the project's own configuration.",
      };
    }
    const shared = own(skills, 'shared');
    if (Array.isArray(shared) && shared.length > 0) {
      yield {
        path: '/skills/shared',
        message: '`skills.shared` is reserved and must be empty.',
        hint: 'Move the skills into the card, and list them in `skills.include`.',
      };
    }
  },
});
