import { type ListedString, propertyValues } from '../../../../core/property-values.js';
import { uniqueRule } from '../../../../core/unique-rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';

interface PortId extends ListedString {
  readonly direction: 'inputs' | 'outputs';
}

const RUN = { id: 'run', label: 'Run', type: 'ns:trigger' };

export const uniquePortIds = uniqueRule<CardManifest, PortId>({
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
  *groups({ ports }) {
    for (const direction of ['inputs', 'outputs'] as const) {
      yield Array.from(propertyValues(`/ports/${direction}`, ports?.[direction], 'id'), (id) => ({ ...id, direction }));
    }
  },
  message: ({ text, direction }, first) => `The id \`${text}\` is already used by \`${direction}[${first.index}]\`.`,
});
