import type { ReferenceSection } from '../../../core/format.js';
import { showCount } from '../../../core/words/list.js';
import { MEMORY_LAYERS } from '../tables/card.js';
import { CONTENT_FOLDERS, L6_ENTRY_BYTES, MEMORY_FILE } from '../tables/tree.js';

const MEMORY_FOLDERS = `\`memory/<layer>/<name>/\`, layers ${MEMORY_LAYERS.map((layer) => `\`${layer}\``).join(', ')}`;

/** Which files each declaration of a manifest requires. */
export const contentSection: ReferenceSection = {
  title: 'Files of a card',
  text: [
    "Everything that the card manifest declares is in the card's folder. `checkCardTree` reports missing files, folders that the manifest does not declare, and server files or a `package.json` that disagree with the manifest.",
    `Every \`.jsonl\` file directly in a memory entry must contain one JSON value per line. An \`l6\` entry larger than ${showCount(L6_ENTRY_BYTES)} bytes (1 MiB) is a warning. Folders whose names start with a dot are skipped.`,
  ].join('\n\n'),
  table: {
    columns: ['Declared in', 'Folder', 'Required file'],
    rows: [
      ...CONTENT_FOLDERS.map(({ folder, property, file }) => [
        `\`${property.join('.')}.include\``,
        `\`${folder}/<name>/\``,
        `\`${file}\``,
      ]),
      ['`memory.<layer>.include`, format `md` or no format', MEMORY_FOLDERS, `\`${MEMORY_FILE}\``],
      ['`memory.<layer>.include`, format `jsonl`', MEMORY_FOLDERS, 'at least one `.jsonl` file'],
      ['`memory.<layer>.include`, format `mixed`', MEMORY_FOLDERS, 'at least one file'],
      ['`servers`', '`mcp-servers/`', '`<id>.json` (optional): a complete definition, the same as `servers.<id>`'],
      [
        '`name`, `version`',
        "the card's folder",
        '`package.json` (optional): with the `name` and `version` of the card',
      ],
    ],
  },
  rules: ['drwn/content-visibility', 'drwn/content-keys', 'drwn/contained-skills', 'drwn/server-definitions'],
};
