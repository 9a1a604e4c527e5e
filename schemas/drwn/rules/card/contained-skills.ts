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
  summary: 'Skills and hooks are listed by folder name, without a path.',
  rationale:
    'drwn publishes `../persona` as a skill and then looks for it in another folder. A project that uses the card may not find it, or may find another file.',
  fix: 'Move the folder into `skills/` or `hooks/`, and list its name.',
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
    for (const property of ['skills', 'hooks']) {
      const include = own(card, property, 'include');
      if (!Array.isArray(include)) continue;
      for (const [index, name] of include.entries()) {
        if (typeof name !== 'string' || isFolderName(name)) continue;
        yield {
          path: pointer('', property, 'include', index),
          message: name === '' ? 'The name is empty.' : `${quote(name)} is not a folder name.`,
          hint: `Write the name of a folder directly in \`${property}/\`.`,
        };
      }
    }
  },
});
