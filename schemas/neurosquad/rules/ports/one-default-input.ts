import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';

function inputs(...defaults: readonly boolean[]): Record<string, unknown> {
  return minimal({
    ports: {
      inputs: defaults.map((value, index) => ({ id: `in${index}`, label: 'In', type: 'ns:text', default: value })),
    },
  });
}

export const oneDefaultInput = defineRule<CardManifest>({
  id: 'neurosquad/one-default-input',
  severity: 'error',
  basis: 'platform',
  summary: 'At most one input has `default: true`.',
  rationale: 'An arrow that is drawn to the card as a whole must end at one port.',
  fix: 'Keep `default` only on the input that most arrows are meant for.',
  valid: [{ title: 'one default among several inputs', document: inputs(false, true) }],
  invalid: [{ title: 'two defaults', document: inputs(true, false, true), at: ['/ports/inputs/2/default'] }],
  *check(card) {
    let first: number | undefined;
    for (const [index, port] of (card.ports?.inputs ?? []).entries()) {
      if (port?.default !== true) continue;
      if (first === undefined) {
        first = index;
        continue;
      }
      yield {
        path: pointer('/ports/inputs', index, 'default'),
        message: `\`inputs[${first}]\` is already the default input.`,
        hint: 'Remove `default` from all inputs but one.',
      };
    }
  },
});
