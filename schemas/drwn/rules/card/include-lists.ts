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
  summary: '`skills.include` and `hooks.include` are arrays, or falsy values that drwn 0.5 ignores.',
  rationale:
    'drwn ignores `null`, `false`, `0` and the empty string there, and stops at anything else that is not an array.',
  fix: 'Write an array of names, or remove the property.',
  valid: [
    { title: 'nothing, as drwn reads it', document: minimalCard({ skills: { include: null } }), profile: 'platform' },
  ],
  invalid: [
    {
      title: 'a string, as drwn reads it',
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
    for (const property of ['skills', 'hooks']) {
      const include = own(card, property, 'include');
      if (!include || Array.isArray(include)) continue;
      yield {
        path: pointer('', property, 'include'),
        message: `Expected an array of names, found ${quoteValue(include)}.`,
        hint: typeof include === 'string' ? `Write \`["${include.slice(0, 40)}"]\`.` : 'Write an array of names.',
      };
    }
  },
});
