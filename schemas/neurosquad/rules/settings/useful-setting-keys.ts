import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { FORM_PROPERTIES, usesFormProperty } from '../../tables/setting-types.js';

export const usefulSettingKeys = defineRule<CardManifest>({
  id: 'neurosquad/useful-setting-keys',
  severity: 'warning',
  basis: 'advice',
  summary: `A field has only those of the properties ${FORM_PROPERTIES.map((key) => `\`${key}\``).join(', ')} that its type uses.`,
  rationale: 'The app accepts the others but ignores them, so they promise a constraint that nothing enforces.',
  fix: 'Remove the property, or choose a type that uses it.',
  valid: [
    {
      title: 'bounds on a number field',
      document: minimal({ settings: [{ key: 'size', type: 'number', label: 'Size', min: 1, max: 9, step: 2 }] }),
    },
  ],
  invalid: [
    {
      title: 'bounds on a string field',
      document: minimal({ settings: [{ key: 'size', type: 'string', label: 'Size', min: 1, max: 9 }] }),
      at: ['/settings/0/min', '/settings/0/max'],
    },
  ],
  *check(card) {
    for (const [index, field] of (card.settings ?? []).entries()) {
      if (field?.type === undefined) continue;
      for (const key of FORM_PROPERTIES) {
        if (field[key] === undefined || usesFormProperty(field.type, key)) continue;
        yield {
          path: pointer('/settings', index, key),
          message: `\`${key}\` has no effect on a \`${field.type}\` field.`,
        };
      }
    }
  },
});
