import { propertyValues } from '../../../../core/property-values.js';
import { uniqueRule } from '../../../../core/unique-rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';

export const uniqueSettingKeys = uniqueRule<CardManifest>({
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
  groups: ({ settings }) => [propertyValues('/settings', settings, 'key')],
  message: ({ text }, first) => `The key \`${text}\` is already used by \`settings[${first.index}]\`.`,
});
