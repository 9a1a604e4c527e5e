import { hasOwn, own } from '../../../../core/json/own.js';
import { pointer } from '../../../../core/json/pointer.js';
import { defineRule } from '../../../../core/rule.js';
import type { CardManifest } from '../../card.schema.js';
import { minimalCard } from '../../examples/minimal.js';
import { visibilityFault } from '../../grammar/content-faults.js';
import { MEMORY_LAYERS } from '../../tables/card.js';

const PLACES: readonly (readonly string[])[] = [
  ['persona'],
  ['beliefs'],
  ...MEMORY_LAYERS.map((layer) => ['memory', layer]),
];

export const contentVisibility = defineRule<CardManifest>({
  id: 'drwn/content-visibility',
  severity: 'error',
  basis: 'platform',
  summary: 'Every persona, beliefs or memory declaration that lists entries says who may see them.',
  rationale: 'What an agent believes and remembers is personal, so publishing it must be a decision, not a default.',
  fix: 'Add `visibility` next to `include`.',
  valid: [
    {
      title: 'entries with their visibility',
      document: minimalCard({ persona: { include: ['voice'], visibility: 'internal' } }),
    },
    { title: 'no entries', document: minimalCard({ beliefs: { include: [] }, memory: { l4: {} } }) },
  ],
  invalid: [
    {
      title: 'a persona without visibility',
      document: minimalCard({ persona: { include: ['voice'] } }),
      at: ['/persona/visibility'],
    },
    {
      title: 'two memory layers without visibility',
      document: minimalCard({ memory: { l4: { include: ['notes'] }, l6: { include: ['raw', 'logs'] } } }),
      at: ['/memory/l4/visibility', '/memory/l6/visibility'],
    },
  ],
  *check(card, { whole }) {
    for (const path of PLACES) {
      const fault = visibilityFault(own(card, ...path));
      // An invalid value was removed from `card`, and is already reported.
      if (fault === undefined || hasOwn(own(whole, ...path), 'visibility')) continue;
      yield { ...fault, path: pointer('', ...path) + fault.path };
    }
  },
});
