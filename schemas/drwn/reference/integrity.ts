import type { ReferenceSection } from '../../../core/format.js';
import { INTEGRITY_LOCALE, INTEGRITY_PREFIX, UNHASHED_NAMES } from '../tables/integrity.js';
import { orderRecords } from '../walk/order-records.js';

const FILES = [
  { path: 'card.json', executable: false, text: '{ "name": "@your-handle/backend", "version": "1.2.0" }\n' },
  { path: 'README.md', executable: false, text: '# Backend\n' },
  { path: 'skills/reviewer/check.sh', executable: true, text: '#!/bin/sh\n' },
] as const;

/** How a card's tree is hashed, with an example that is hashed when the page is generated. */
export async function integritySection(): Promise<ReferenceSection> {
  const skipped = UNHASHED_NAMES.map((name) => `\`${name}\``).join(' and ');
  return {
    title: 'Integrity',
    text: [
      "`integrity` is computed from the files of the card's tree, in these steps:",
      [
        `1. List all files in the card's folder and its subfolders, except ${skipped} at its root. A link to a file counts as a file, with the contents and mode of its target, even outside the tree (\`computeIntegrity\` warns about that). Links to folders, pipes, sockets and devices are skipped, and folders themselves are not hashed. A tree with a dangling link has no hash.`,
        "2. Make a record for each file: `p` is the path relative to the card's folder, with `/`; `m` is `x` when any of the three executable bits is set, and `-` otherwise; `h` is the SHA-256 of the contents, as 64 lowercase hex digits.",
        `3. Sort the records by \`p\`, using the collation of \`${INTEGRITY_LOCALE}\`, whatever the locale of the machine. The specification only calls the order locale-independent; this is the order that drwn uses.`,
        '4. Serialize them as JSON without whitespace, with the properties in the order `p`, `m`, `h`.',
        `5. The integrity is \`${INTEGRITY_PREFIX}\` followed by the SHA-256 of that JSON in UTF-8, as 64 lowercase hex digits.`,
      ].join('\n'),
      'Printable ASCII characters sort in this order, after the space. Lowercase sorts before uppercase when nothing else differs:',
      `\`\`${asciiInOrder()}\`\``,
      'Two names can compare as equal, for example when one uses composed and the other decomposed letters, or when one has an invisible character. drwn then hashes them in the order in which the disk lists them. `computeIntegrity` rejects such a tree and names both files.',
      '`verifyIntegrity` accepts this hash. A hash that matches only in the order of UTF-16 code units is a warning.',
    ].join('\n\n'),
    example: { document: { example: await workedExample() }, pick: '/example' },
  };
}

function asciiInOrder(): string {
  const characters = Array.from({ length: 0x7f - 0x21 }, (_, index) => String.fromCharCode(0x21 + index));
  const records = characters.map((p) => ({ p, m: '-' as const, h: '' }));
  return orderRecords(records, 'collation')
    .records.map(({ p }) => p)
    .join(' ');
}

async function workedExample(): Promise<unknown> {
  const records = await Promise.all(
    FILES.map(async ({ path, executable, text }) => ({
      p: path,
      m: executable ? ('x' as const) : ('-' as const),
      h: await sha256(text),
    })),
  );
  const ordered = orderRecords(records, 'collation').records;
  return { files: FILES, records: ordered, integrity: INTEGRITY_PREFIX + (await sha256(JSON.stringify(ordered))) };
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
