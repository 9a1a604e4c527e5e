import { own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { CardManifest } from '../../card.schema.js';
import { minimalCard } from '../../examples/minimal.js';
import { isFolderName } from '../../grammar/is-folder-name.js';

export const containedSkills = defineRule<CardManifest>({
  id: 'drwn/contained-skills',
  severity: 'warning',
  basis: 'advice',
  summary: 'Skills and hooks are named by the folder they lie in, without a path.',
  rationale:
    'drwn publishes `../persona` as a skill and then looks for it in another folder; a project that gets the card may not find it, or find another file.',
  fix: 'Move the folder below `skills/` or `hooks/` and name it.',
  valid: [{ title: 'a folder', document: minimalCard({ skills: { include: ['release-notes'] } }) }],
  invalid: [
    {
      title: 'a path',
      document: minimalCard({ skills: { include: ['reviewer', '../persona'] } }),
      at: ['/skills/include/1'],
    },
    { title: 'a hidden folder', document: minimalCard({ hooks: { include: ['.audit'] } }), at: ['/hooks/include/0'] },
  ],
  *check(card) {
    for (const holder of ['skills', 'hooks']) {
      const include = own(card, holder, 'include');
      if (!Array.isArray(include)) continue;
      for (const [index, name] of include.entries()) {
        if (typeof name !== 'string' || isFolderName(name)) continue;
        yield {
          path: pointer('', holder, 'include', index),
          message: name === '' ? 'The name is empty.' : `${quote(name)} is more than the name of a folder.`,
          hint: `Name a folder directly below \`${holder}/\`.`,
        };
      }
    }
  },
});
