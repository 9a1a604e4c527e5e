import type { ReferenceSection } from '../../../core/format.js';
import { showCount } from '../../../core/words/list.js';
import settingsForm from '../examples/valid/settings-form.json' with { type: 'json' };
import { CARD_LIMITS } from '../tables/limits.js';
import { FORM_PROPERTIES, SETTING_TYPES, usesFormProperty } from '../tables/setting-types.js';

/** The page on the settings form: which fields a setting of each type has. */
export const settingSections: readonly ReferenceSection[] = [
  {
    title: 'Settings form',
    text: [
      'The app shows the form, and the card reads the values. Every field has `key`, `type` and `label`, and can have `description`, `required` and `scope`. The other properties depend on the type. A property that has no effect on a type is accepted with a warning; a `default` or `options` that is not allowed is rejected.',
      `Without \`maxLength\`, a \`string\` accepts at most ${CARD_LIMITS.stringSetting} UTF-16 units and a \`text\` at most ${showCount(CARD_LIMITS.textSetting)}. The card never sees a \`secret\`: it only learns whether one is set, and uses it through a placeholder in the headers of its requests.`,
    ].join('\n\n'),
    table: {
      columns: ['Type', 'Holds', '`default`', '`options`', ...FORM_PROPERTIES.map((key) => `\`${key}\``)],
      rows: SETTING_TYPES.map((row) => [
        `\`${row.type}\``,
        row.holds,
        row.default === 'none' ? 'not allowed' : row.default,
        row.options ? 'required' : 'not allowed',
        ...FORM_PROPERTIES.map((key) => (usesFormProperty(row.type, key) ? 'yes' : 'no effect')),
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
