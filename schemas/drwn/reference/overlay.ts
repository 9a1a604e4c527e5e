import type { ReferenceSection } from '../../../core/format.js';
import { minimalCard } from '../examples/minimal.js';
import { mergeOverlay } from '../walk/merge-overlay.js';

const project = { skills: { include: ['triage'], exclude: ['reviewer'] }, servers: { search: { enabled: false } } };
const cards = [
  minimalCard({
    skills: { include: ['reviewer', 'release-notes'] },
    servers: {
      search: { description: 'Finds pages.', transport: 'http', url: 'https://example.com/mcp', optional: false },
    },
  }),
  minimalCard({
    name: '@your-handle/tests',
    skills: { include: ['release-notes', 'coverage'] },
    targets: { codex: { enabled: true } },
  }),
];

/** How cards and project come together, with an example merged while the page is printed. */
export const overlaySection: ReferenceSection = {
  title: 'Overlay on a project',
  text: [
    'A project takes what its cards contribute and has the last word. `mergeOverlay` does the merge; neither side is changed.',
    'An entry takes the place of an earlier one of the same key as a whole. All three objects are there afterwards, even if empty; `skills` only when there is something in it. Nothing else of a card is merged, and every other member of the project stays.',
    'drwn gives the merge its cards in the order of the lockfile, which it sorts by name: of two cards with the same key the one with the later name counts. It then takes from cards only servers that are defined in full, so that a switch (`enabled`) in a card does nothing.',
  ].join('\n\n'),
  table: {
    columns: ['Member', 'Result'],
    rows: [
      [
        '`servers`, `extensions`, `targets`',
        'the entries of the cards, later cards over earlier ones, then the project’s own entries over all of them',
      ],
      ['`skills.include`', 'the union: cards in their order, then the project, each name at its first place'],
      ['`skills.exclude`', 'the project’s own, carried along and not applied'],
    ],
  },
  example: { document: { overlay: { project, cards, merged: mergeOverlay(project, cards) } }, pick: '/overlay' },
};
