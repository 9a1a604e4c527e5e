import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';
import { repeats } from '../../walk/repeats.js';

const RUN = { id: 'run', label: 'Run', type: 'ns:trigger' };

export const uniquePortIds = defineRule<CardManifest>({
  id: 'neurosquad/unique-port-ids',
  severity: 'error',
  basis: 'platform',
  summary: 'No two inputs have the same `id`, and no two outputs.',
  rationale: 'Arrows are kept by direction and id; an arrow could not tell two such ports apart.',
  fix: 'Rename one of the two.',
  valid: [{ title: 'one id in both directions', document: minimal({ ports: { inputs: [RUN], outputs: [RUN] } }) }],
  invalid: [
    {
      title: 'one id for two inputs',
      document: minimal({ ports: { inputs: [RUN, RUN] } }),
      at: ['/ports/inputs/1/id'],
    },
  ],
  *check(card) {
    for (const direction of ['inputs', 'outputs'] as const) {
      for (const { name, index, first } of repeats(card.ports?.[direction] ?? [], (port) => port.id)) {
        yield {
          path: pointer('/ports', direction, index, 'id'),
          message: `The id \`${name}\` is already that of \`${direction}[${first}]\`.`,
          hint: 'Rename one of the two ports.',
        };
      }
    }
  },
});
