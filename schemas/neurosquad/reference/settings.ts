import type { ReferenceSection } from '../../../core/format.js';
import settingsForm from '../examples/valid/settings-form.json' with { type: 'json' };
import { CARD_LIMITS } from '../tables/limits.js';
import { FORM_KEYS, SETTING_TYPES, usesFormKey } from '../tables/setting-types.js';

export const settingSections: readonly ReferenceSection[] = [
  {
    title: 'Settings form',
    text: [
      'The app draws the form, and the card reads the values. Every field has `key`, `type` and `label`, and may have `description`, `required` and `scope`. The other keys depend on the type. A key in the last columns that a type makes no use of is accepted and draws a warning; a `default` or `options` where they do not belong are refused.',
      `Without \`maxLength\` a \`string\` takes ${CARD_LIMITS.stringSetting} UTF-16 units and a \`text\` ${CARD_LIMITS.textSetting}. The card never sees a \`secret\`: it learns whether one is set, and uses it through a placeholder in the headers of its requests.`,
    ].join('\n\n'),
    table: {
      columns: ['Type', 'Holds', '`default`', '`options`', ...FORM_KEYS.map((key) => `\`${key}\``)],
      rows: SETTING_TYPES.map((row) => [
        `\`${row.type}\``,
        row.holds,
        row.default === 'none' ? 'refused' : row.default,
        row.options ? 'required' : 'refused',
        ...FORM_KEYS.map((key) => (usesFormKey(row.type, key) ? 'yes' : 'no effect')),
      ]),
    },
    rules: [
      'neurosquad/unique-setting-keys',
      'neurosquad/setting-range',
      'neurosquad/default-in-range',
      'neurosquad/default-is-option',
      'neurosquad/default-within-length',
      'neurosquad/default-on-step',
      'neurosquad/unique-option-values',
      'neurosquad/useful-setting-keys',
    ],
    example: { document: settingsForm, pick: '/settings' },
  },
];
