import { pointer } from '../../../../core/json/pointer.js';
import { propertyValues } from '../../../../core/property-values.js';
import { uniqueRule } from '../../../../core/unique-rule.js';
import { quote } from '../../../../core/words/quote.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';

function select(...values: readonly string[]): Record<string, unknown> {
  return minimal({
    settings: [
      {
        key: 'branch',
        type: 'select',
        label: 'Branch',
        options: values.map((value, index) => ({ value, label: `Branch ${index}` })),
      },
    ],
  });
}

export const uniqueOptionValues = uniqueRule<CardManifest>({
  id: 'neurosquad/unique-option-values',
  severity: 'warning',
  basis: 'advice',
  summary: 'No two options of a select field have the same `value`.',
  rationale: 'The manifest is accepted, but the card cannot tell which of the two was selected.',
  fix: 'Give each option its own value.',
  valid: [{ title: 'different values', document: select('main', 'dev') }],
  invalid: [{ title: 'the same value twice', document: select('main', 'main'), at: ['/settings/0/options/1/value'] }],
  *groups({ settings }) {
    for (const [index, field] of (settings ?? []).entries()) {
      if (field?.type === 'select')
        yield propertyValues(pointer('/settings', index, 'options'), field.options, 'value');
    }
  },
  message: ({ text }, first) => `The value ${quote(text)} is already used by \`options[${first.index}]\`.`,
});
