import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { characterFinding } from '../../grammar/text-fault.js';
import { cardTexts } from '../../walk/card-texts.js';

export const multiLineText = defineRule<CardManifest>({
  id: 'neurosquad/multi-line-text',
  severity: 'error',
  basis: 'contract',
  summary:
    'Descriptions and reasons hold no control, format or line separator characters but tab and line feed; carriage return is none of the two.',
  rationale: 'Such characters are invisible or reorder what stands around them; they could hide what a card asks for.',
  fix: 'Delete the character that the message names; end lines with a line feed alone.',
  valid: [{ title: 'lines and tabs', document: minimal({ description: 'First line\n\tsecond line' }) }],
  invalid: [
    {
      title: 'lines that end as on Windows',
      document: minimal({ description: 'First line\r\nsecond line' }),
      at: ['/description'],
    },
    {
      title: 'a direction override in a reason',
      document: minimal({ permissions: [{ id: 'fs.read', reason: 'Reads \u202estropeR' }] }),
      at: ['/permissions/0/reason'],
    },
  ],
  *check(card) {
    for (const text of cardTexts(card)) {
      if (text.kind === 'multi-line') yield* characterFinding(text);
    }
  },
});
