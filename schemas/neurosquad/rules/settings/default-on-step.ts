import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';

/** How far a quotient can be from a whole number because of rounding. */
const TOLERANCE = 1e-9;

function number(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return minimal({ settings: [{ key: 'interval', type: 'number', label: 'Interval', ...properties }] });
}

export const defaultOnStep = defineRule<CardManifest>({
  id: 'neurosquad/default-on-step',
  severity: 'warning',
  basis: 'advice',
  summary: "A number field's `default` is a whole number of steps away from its `min`, or from 0 if there is no `min`.",
  rationale: 'The manifest is accepted, but the stepper never returns to such a default.',
  fix: 'Choose a default that is on a step, or a smaller step.',
  valid: [{ title: 'steps of a tenth', document: number({ default: 0.3, min: 0, step: 0.1 }) }],
  invalid: [
    { title: 'a default between two steps', document: number({ default: 1.5, step: 1 }), at: ['/settings/0/default'] },
  ],
  *check(card) {
    for (const [index, field] of (card.settings ?? []).entries()) {
      if (field?.type !== 'number' || field.default === undefined || field.step === undefined) continue;
      const { min = 0, step } = field;
      const steps = (field.default - min) / step;
      if (!Number.isFinite(steps) || Math.abs(steps - Math.round(steps)) <= TOLERANCE * Math.max(1, Math.abs(steps)))
        continue;
      yield {
        path: pointer('/settings', index, 'default'),
        message: `\`default\` is ${field.default}, which is not a whole number of steps of ${step} from ${min}.`,
      };
    }
  },
});
