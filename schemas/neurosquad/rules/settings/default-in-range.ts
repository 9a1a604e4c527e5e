import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';

function number(keys: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return minimal({ settings: [{ key: 'interval', type: 'number', label: 'Interval', ...keys }] });
}

export const defaultInRange = defineRule<CardManifest>({
  id: 'neurosquad/default-in-range',
  severity: 'error',
  basis: 'platform',
  summary: 'A number field’s `default` lies between its `min` and `max`, bounds included.',
  rationale: 'The form would open with a value that it refuses.',
  fix: 'Move the default between the bounds, or the bounds around it.',
  valid: [{ title: 'a default on the bound', document: number({ default: 1, min: 1, max: 60 }) }],
  invalid: [
    { title: 'a default below', document: number({ default: 0, min: 1 }), at: ['/settings/0/default'] },
    { title: 'a default above', document: number({ default: 90, max: 60 }), at: ['/settings/0/default'] },
  ],
  *check(card) {
    for (const [index, field] of (card.settings ?? []).entries()) {
      if (field?.type !== 'number' || field.default === undefined) continue;
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field;
      if (field.default >= min && field.default <= max) continue;
      const beside = field.default < min ? `below \`min\` (${min})` : `above \`max\` (${max})`;
      yield {
        path: pointer('/settings', index, 'default'),
        message: `The default is ${field.default}, ${beside}.`,
        hint: 'Move it between the bounds, or the bounds around it.',
      };
    }
  },
});
