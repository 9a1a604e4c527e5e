import { own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quoteValue } from '../../../../core/words/describe.js';
import type { CardManifest } from '../../card.schema.js';
import { minimalCard } from '../../examples/minimal.js';

export const includeLists = defineRule<CardManifest>({
  id: 'drwn/include-lists',
  severity: 'error',
  basis: 'platform',
  summary: '`skills.include` and `hooks.include` are lists wherever they hold anything, for drwn 0.5 too.',
  rationale: 'drwn reads past `null`, `false`, `0` and empty text there, and stops at anything else that is no list.',
  fix: 'Write a list of names.',
  valid: [
    { title: 'nothing, as drwn reads it', document: minimalCard({ skills: { include: null } }), profile: 'platform' },
  ],
  invalid: [
    {
      title: 'a text, as drwn reads it',
      document: minimalCard({ skills: { include: 'reviewer' } }),
      at: ['/skills/include'],
      profile: 'platform',
    },
    {
      title: 'an object, as drwn reads it',
      document: minimalCard({ hooks: { include: {} } }),
      at: ['/hooks/include'],
      profile: 'platform',
    },
  ],
  *check(card) {
    for (const holder of ['skills', 'hooks']) {
      const include = own(card, holder, 'include');
      if (!include || Array.isArray(include)) continue;
      yield {
        path: pointer('', holder, 'include'),
        message: `A list of names must stand here, and not ${quoteValue(include)}.`,
        hint: typeof include === 'string' ? `Write \`["${include.slice(0, 40)}"]\`.` : 'Write a list of names.',
      };
    }
  },
});
