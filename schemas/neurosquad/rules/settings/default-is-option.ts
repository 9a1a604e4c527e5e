import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';

const OPTIONS = [
  { value: 'main', label: 'main' },
  { value: 'dev', label: 'Development' },
];

function select(value: string): Record<string, unknown> {
  return minimal({ settings: [{ key: 'branch', type: 'select', label: 'Branch', default: value, options: OPTIONS }] });
}

export const defaultIsOption = defineRule<CardManifest>({
  id: 'neurosquad/default-is-option',
  severity: 'error',
  basis: 'platform',
  summary: "A select field's `default` is the `value` of one of its options.",
  rationale: 'The form would open with an option that it does not offer.',
  fix: 'Use the `value` of an option, not its label, or add an option.',
  valid: [{ title: 'the second option', document: select('dev') }],
  invalid: [
    { title: 'a label where a value is expected', document: select('Development'), at: ['/settings/0/default'] },
  ],
  *check(card) {
    for (const [index, field] of (card.settings ?? []).entries()) {
      if (field?.type !== 'select' || field.default === undefined || field.options === undefined) continue;
      const values = field.options.map((option) => option?.value);
      // An option that the structural check removed may be the one that is meant.
      if (values.includes(undefined) || values.includes(field.default)) continue;
      const byLabel = field.options.find((option) => option?.label === field.default)?.value;
      yield {
        path: pointer('/settings', index, 'default'),
        message: `The default ${quote(field.default)} is not the value of any option.`,
        hint: byLabel === undefined ? undefined : `Write ${quote(byLabel)}, the value of the option with that label.`,
      };
    }
  },
});
