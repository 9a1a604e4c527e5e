import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';

function number(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return minimal({ settings: [{ key: 'interval', type: 'number', label: 'Interval', ...properties }] });
}

export const defaultInRange = defineRule<CardManifest>({
  id: 'neurosquad/default-in-range',
  severity: 'error',
  basis: 'platform',
  summary: "A number field's `default` is at least its `min` and at most its `max`.",
  rationale: 'The form would open with a value that it rejects.',
  fix: 'Change the default or the bounds so that the default lies between them.',
  valid: [{ title: 'a default equal to `min`', document: number({ default: 1, min: 1, max: 60 }) }],
  invalid: [
    { title: 'a default below `min`', document: number({ default: 0, min: 1 }), at: ['/settings/0/default'] },
    { title: 'a default above `max`', document: number({ default: 90, max: 60 }), at: ['/settings/0/default'] },
  ],
  *check(card) {
    for (const [index, field] of (card.settings ?? []).entries()) {
      if (field?.type !== 'number' || field.default === undefined) continue;
      const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field;
      if (field.default >= min && field.default <= max) continue;
      const bound = field.default < min ? `\`min\` is ${min}` : `\`max\` is ${max}`;
      yield {
        path: pointer('/settings', index, 'default'),
        message: `\`default\` is ${field.default}, but ${bound}.`,
      };
    }
  },
});
