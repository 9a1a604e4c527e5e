import type { ReferenceSection } from '../../../core/format.js';
import { MEMORY_LAYERS } from '../tables/card.js';
import { CONTENT_FOLDERS, L6_ENTRY_BYTES, MEMORY_FILE } from '../tables/tree.js';

const MEMORY_FOLDERS = `\`memory/<layer>/<name>/\`, layers ${MEMORY_LAYERS.map((layer) => `\`${layer}\``).join(', ')}`;

/** Which files belong to what a manifest declares. */
export const contentSection: ReferenceSection = {
  title: 'Files of a card',
  text: [
    'What the manifest declares lies in the card’s folder. `checkCardTree` looks for the files, for folders that nothing declares, and for servers and packages beside the manifest that say something else.',
    `Every direct \`.jsonl\` file of an entry of memory holds one JSON value a line. An entry of \`l6\` with more than ${L6_ENTRY_BYTES} bytes is a warning. Folders that begin with a dot are passed over.`,
  ].join('\n\n'),
  table: {
    columns: ['Declared in', 'Folder', 'File that must be there'],
    rows: [
      ...CONTENT_FOLDERS.map(({ folder, member, file }) => [
        `\`${member.join('.')}.include\``,
        `\`${folder}/<name>/\``,
        `\`${file}\``,
      ]),
      ['`memory.<layer>.include`, format `md` or none', MEMORY_FOLDERS, `\`${MEMORY_FILE}\``],
      ['`memory.<layer>.include`, format `jsonl`', MEMORY_FOLDERS, 'at least one that ends in `.jsonl`'],
      ['`memory.<layer>.include`, format `mixed`', MEMORY_FOLDERS, 'at least one of any name'],
      [
        '`servers`',
        '`mcp-servers/`',
        '`<id>.json` is optional; where it is there, it is a full definition and says the same as `servers.<id>`',
      ],
      [
        '`name`, `version`',
        'the card’s own',
        '`package.json` is optional; where it is there, its `name` and `version` are the card’s',
      ],
    ],
  },
  rules: ['drwn/content-visibility', 'drwn/content-keys', 'drwn/contained-skills', 'drwn/server-definitions'],
};
