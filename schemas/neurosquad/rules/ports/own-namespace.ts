import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimal } from '../../examples/minimal.js';

function output(type: string): Record<string, unknown> {
  return minimal({ ports: { outputs: [{ id: 'coverage', label: 'Coverage', type, schema: { type: 'number' } }] } });
}

export const ownNamespace = defineRule<CardManifest>({
  id: 'neurosquad/own-namespace',
  severity: 'warning',
  basis: 'contract',
  summary: "The namespace of a custom port type is the card's own name.",
  rationale:
    "Another card's namespace is allowed, because that is how two cards share a format, but then the other card's author decides what the format is.",
  fix: "Keep the namespace if you share that card's format; otherwise put your card's name before the `/`.",
  valid: [
    {
      title: "a type in the card's own namespace",
      document: minimal({ ...output('test-radar/coverage'), name: 'test-radar' }),
    },
  ],
  invalid: [
    {
      title: "a type in another card's namespace",
      document: output('coverage-kit/report'),
      at: ['/ports/outputs/0/type'],
    },
  ],
  *check(card) {
    if (card.name === undefined) return;
    for (const direction of ['inputs', 'outputs'] as const) {
      for (const [index, port] of (card.ports?.[direction] ?? []).entries()) {
        const [namespace, name] = port?.type?.split('/') ?? [];
        if (namespace === undefined || name === undefined || namespace === card.name) continue;
        yield {
          path: pointer('/ports', direction, index, 'type'),
          message: `The type \`${namespace}/${name}\` belongs to the card \`${namespace}\`, not to this one.`,
          hint: `Keep it if you share that card's format; otherwise write \`${card.name}/${name}\`.`,
        };
      }
    }
  },
});
