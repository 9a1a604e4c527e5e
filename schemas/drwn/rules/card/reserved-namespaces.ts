import { hasOwn, own } from '../../../../core/json/own.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimalCard } from '../../examples/minimal.js';

export const reservedNamespaces = defineRule<CardManifest>({
  id: 'drwn/reserved-namespaces',
  severity: 'error',
  basis: 'contract',
  platformReading: 'drwn 0.5 reads past a `skills.exclude` that is empty text, `null`, `0` or `false`.',
  summary: '`skills.exclude` is absent, and `skills.shared` is absent or empty.',
  rationale:
    'A card contributes skills and the project decides what to leave out; `shared` is kept for skills from a registry.',
  fix: "Remove the key; leave skills out in the project's own configuration.",
  valid: [
    { title: 'only include', document: minimalCard({ skills: { include: ['reviewer'] } }) },
    { title: 'an empty reservation', document: minimalCard({ skills: { include: ['reviewer'], shared: [] } }) },
    {
      title: 'an empty exclusion, as drwn reads it',
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
    { title: 'an exclusion of nothing', document: minimalCard({ skills: { exclude: [] } }), at: ['/skills/exclude'] },
    { title: 'a shared skill', document: minimalCard({ skills: { shared: ['reviewer'] } }), at: ['/skills/shared'] },
  ],
  *check(card, { profile }) {
    const skills = own(card, 'skills');
    if (hasOwn(skills, 'exclude') && (profile === 'contract' || own(skills, 'exclude'))) {
      yield {
        path: '/skills/exclude',
        message: 'A card must not have `skills.exclude`.',
        hint: 'Remove it; a project excludes skills in its own configuration.',
      };
    }
    const shared = own(skills, 'shared');
    if (Array.isArray(shared) && shared.length > 0) {
      yield {
        path: '/skills/shared',
        message: '`skills.shared` is reserved and must be empty.',
        hint: 'Put the skills into the card and name them in `skills.include`.',
      };
    }
  },
});
