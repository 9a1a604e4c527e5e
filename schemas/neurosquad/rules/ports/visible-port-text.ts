import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { languagesOf } from '../../walk/card-texts.js';

function output(properties: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return minimal({ ports: { outputs: [{ id: 'report', label: 'Report', type: 'ns:markdown', ...properties }] } });
}

export const visiblePortText = defineRule<CardManifest>({
  id: 'neurosquad/visible-port-text',
  severity: 'error',
  basis: 'platform',
  summary: "A port's label and description are not blank in any language.",
  rationale: 'Users choose ports by their label, and agents by their description.',
  fix: 'Write the text, or remove it if it is optional.',
  valid: [{ title: 'texts in two languages', document: output({ label: { en: 'Report', ru: 'Отчёт' } }) }],
  invalid: [
    { title: 'a blank label', document: output({ label: ' ' }), at: ['/ports/outputs/0/label'] },
    {
      title: 'a blank description in one language',
      document: output({ description: { en: 'The report', zh: '\n' } }),
      at: ['/ports/outputs/0/description/zh'],
    },
  ],
  *check(card) {
    for (const direction of ['inputs', 'outputs'] as const) {
      for (const [index, port] of (card.ports?.[direction] ?? []).entries()) {
        for (const property of ['label', 'description'] as const) {
          for (const { path, text } of languagesOf(port?.[property], pointer('/ports', direction, index, property))) {
            if (text.trim() !== '') continue;
            yield {
              path,
              message: `The ${property} contains only white space.`,
            };
          }
        }
      }
    }
  },
});
