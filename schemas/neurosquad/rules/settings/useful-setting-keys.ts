import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { FORM_KEYS, usesFormKey } from '../../tables/setting-types.js';

export const usefulSettingKeys = defineRule<CardManifest>({
  id: 'neurosquad/useful-setting-keys',
  severity: 'warning',
  basis: 'advice',
  summary: `A field has only those of ${FORM_KEYS.map((key) => `\`${key}\``).join(', ')} that its type makes use of.`,
  rationale: 'The app accepts the others and ignores them, so they promise a bound that nothing keeps.',
  fix: 'Remove the key, or choose the type that uses it.',
  valid: [
    {
      title: 'bounds on a number',
      document: minimal({ settings: [{ key: 'size', type: 'number', label: 'Size', min: 1, max: 9, step: 2 }] }),
    },
  ],
  invalid: [
    {
      title: 'bounds on a text',
      document: minimal({ settings: [{ key: 'size', type: 'string', label: 'Size', min: 1, max: 9 }] }),
      at: ['/settings/0/min', '/settings/0/max'],
    },
  ],
  *check(card) {
    for (const [index, field] of (card.settings ?? []).entries()) {
      if (field?.type === undefined) continue;
      for (const key of FORM_KEYS) {
        if (field[key] === undefined || usesFormKey(field.type, key)) continue;
        yield {
          path: pointer('/settings', index, key),
          message: `\`${key}\` has no effect on a \`${field.type}\` field.`,
          hint: 'Remove it, or choose the type that uses it.',
        };
      }
    }
  },
});
