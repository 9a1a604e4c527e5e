import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { showCount } from '../../../../core/words/list.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { CARD_LIMITS } from '../../tables/limits.js';

const IMPLIED = { string: CARD_LIMITS.stringSetting, text: CARD_LIMITS.textSetting } as const;

function command(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return minimal({ settings: [{ key: 'command', type: 'string', label: 'Command', ...properties }] });
}

export const defaultWithinLength = defineRule<CardManifest>({
  id: 'neurosquad/default-within-length',
  severity: 'warning',
  basis: 'advice',
  summary: `The \`default\` of a string or text field is no longer than its \`maxLength\`; without one, at most ${IMPLIED.string} (string) or ${showCount(IMPLIED.text)} (text) UTF-16 units.`,
  rationale:
    'The manifest is accepted, but the user cannot save the form without shortening a value that they did not write.',
  fix: 'Shorten the default, or raise `maxLength`.',
  valid: [{ title: 'a default that just fits', document: command({ default: 'npm test', maxLength: 8 }) }],
  invalid: [
    {
      title: 'a default longer than `maxLength`',
      document: command({ default: 'npm test', maxLength: 7 }),
      at: ['/settings/0/default'],
    },
  ],
  *check(card) {
    for (const [index, field] of (card.settings ?? []).entries()) {
      if ((field?.type !== 'string' && field?.type !== 'text') || field.default === undefined) continue;
      const limit = field.maxLength ?? IMPLIED[field.type];
      if (field.default.length <= limit) continue;
      yield {
        path: pointer('/settings', index, 'default'),
        message: `\`default\` has ${field.default.length} characters; the form accepts at most ${limit}.`,
      };
    }
  },
});
