import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { characterFinding } from '../../grammar/text-fault.js';
import { cardTexts } from '../../walk/card-texts.js';

export const singleLineText = defineRule<CardManifest>({
  id: 'neurosquad/single-line-text',
  severity: 'error',
  basis: 'contract',
  summary:
    'Names, labels, titles, placeholders, keywords and the license contain no control, format or line separator characters, not even tab or line feed.',
  rationale:
    'Such characters are invisible or reorder the text around them, so they could make one card look like another.',
  fix: 'Delete the character that the message names, and type the text again if you cannot see it.',
  valid: [
    { title: 'accents, emoji and no-break spaces', document: minimal({ displayName: 'Éclair\u00a0🚀' }) },
    { title: 'a keyword in another script', document: minimal({ keywords: ['тесты'] }) },
  ],
  invalid: [
    {
      title: 'a zero-width space in one language',
      document: minimal({ displayName: { en: 'Radar', ru: 'Ра\u200bдар' } }),
      at: ['/displayName/ru'],
    },
    {
      title: "a line feed in a port's label",
      document: minimal({ ports: { inputs: [{ id: 'run', label: 'Run\nnow', type: 'ns:trigger' }] } }),
      at: ['/ports/inputs/0/label'],
    },
  ],
  *check(card) {
    for (const text of cardTexts(card)) {
      if (text.kind === 'single-line') yield* characterFinding(text);
    }
  },
});
