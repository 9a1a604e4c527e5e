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
    'Descriptions and reasons contain no control, format or line separator characters except tab and line feed; carriage return is not allowed.',
  rationale: 'Such characters are invisible or reorder the text around them, so they could hide what a card asks for.',
  fix: 'Delete the character that the message names; end lines with only a line feed.',
  valid: [{ title: 'lines and tabs', document: minimal({ description: 'First line\n\tsecond line' }) }],
  invalid: [
    {
      title: 'Windows line endings',
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
