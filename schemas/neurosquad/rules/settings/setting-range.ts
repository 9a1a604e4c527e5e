import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';

export const settingRange = defineRule<CardManifest>({
  id: 'neurosquad/setting-range',
  severity: 'error',
  basis: 'platform',
  summary: "A field's `min` is not above its `max`, whatever its type.",
  rationale: 'No value would fit between them.',
  fix: 'Swap the two, or remove one.',
  valid: [
    {
      title: 'equal bounds',
      document: minimal({ settings: [{ key: 'size', type: 'number', label: 'Size', min: 3, max: 3 }] }),
    },
  ],
  invalid: [
    {
      title: 'bounds in the wrong order',
      document: minimal({ settings: [{ key: 'size', type: 'number', label: 'Size', min: 5, max: 1 }] }),
      at: ['/settings/0/min'],
    },
  ],
  *check(card) {
    for (const [index, field] of (card.settings ?? []).entries()) {
      if (field?.min === undefined || field.max === undefined || field.min <= field.max) continue;
      yield {
        path: pointer('/settings', index, 'min'),
        message: `\`min\` is ${field.min}, but \`max\` is ${field.max}.`,
      };
    }
  },
});
