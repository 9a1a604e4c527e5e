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
  summary: 'No two inputs have the same `id`, and no two outputs do.',
  rationale: 'Arrows are stored by direction and id, so an arrow could not tell two such ports apart.',
  fix: 'Rename one of the two ports.',
  valid: [
    {
      title: 'the same id for an input and an output',
      document: minimal({ ports: { inputs: [RUN], outputs: [RUN] } }),
    },
  ],
  invalid: [
    {
      title: 'the same id for two inputs',
      document: minimal({ ports: { inputs: [RUN, RUN] } }),
      at: ['/ports/inputs/1/id'],
    },
  ],
  *check(card) {
    for (const direction of ['inputs', 'outputs'] as const) {
      for (const { name, index, first } of repeats(card.ports?.[direction] ?? [], (port) => port.id)) {
        yield {
          path: pointer('/ports', direction, index, 'id'),
          message: `The id \`${name}\` is already used by \`${direction}[${first}]\`.`,
        };
      }
    }
  },
});
