import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { repeats } from '../../walk/repeats.js';

export const uniqueSettingKeys = defineRule<CardManifest>({
  id: 'neurosquad/unique-setting-keys',
  severity: 'error',
  basis: 'platform',
  summary: 'No two settings fields have the same `key`.',
  rationale: 'The card reads values by key, so it could read only one of two fields with the same key.',
  fix: 'Rename one of the two fields.',
  valid: [
    {
      title: 'keys that differ only in letter case',
      document: minimal({
        settings: [
          { key: 'token', type: 'string', label: 'Token' },
          { key: 'Token', type: 'string', label: 'Other token' },
        ],
      }),
    },
  ],
  invalid: [
    {
      title: 'the same key for two fields',
      document: minimal({
        settings: [
          { key: 'token', type: 'string', label: 'Token' },
          { key: 'token', type: 'secret', label: 'Other token' },
        ],
      }),
      at: ['/settings/1/key'],
    },
  ],
  *check(card) {
    for (const { name, index, first } of repeats(card.settings ?? [], (field) => field.key)) {
      yield {
        path: pointer('/settings', index, 'key'),
        message: `The key \`${name}\` is already used by \`settings[${first}]\`.`,
      };
    }
  },
});
