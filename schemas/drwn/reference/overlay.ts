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

/** How cards and a project are merged, with an example that is merged when the page is generated. */
export const overlaySection: ReferenceSection = {
  title: 'Overlay on a project',
  text: [
    'A project gets what its cards contribute, and its own configuration takes precedence. `mergeOverlay` performs the merge and changes neither input.',
    'A later entry replaces an earlier one with the same key as a whole. The result always has all three objects, even if they are empty, and has `skills` only when it is not empty. Nothing else in a card is merged, and every other property of the project is kept.',
    'drwn merges cards in the order of the lockfile, which is sorted by name: when two cards have the same key, the card whose name sorts later wins. After the merge, drwn uses only complete server definitions from cards, so an `enabled` switch in a card has no effect.',
  ].join('\n\n'),
  table: {
    columns: ['Property', 'Result'],
    rows: [
      [
        '`servers`, `extensions`, `targets`',
        "the entries of the cards, where later cards override earlier ones, then the project's own entries, which override all of them",
      ],
      ['`skills.include`', 'the union: the cards in order, then the project, with each name at its first position'],
      ['`skills.exclude`', "the project's own array, kept but not applied"],
    ],
  },
  example: { document: { overlay: { project, cards, merged: mergeOverlay(project, cards) } }, pick: '/overlay' },
};
