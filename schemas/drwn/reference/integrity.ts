import type { ReferenceSection } from '../../../core/format.js';
import { INTEGRITY_LOCALE, INTEGRITY_PREFIX, UNHASHED_NAMES } from '../tables/integrity.js';
import { orderRecords } from '../walk/order-records.js';

const FILES = [
  { path: 'card.json', executable: false, text: '{ "name": "@your-handle/backend", "version": "1.2.0" }\n' },
  { path: 'README.md', executable: false, text: '# Backend\n' },
  { path: 'skills/reviewer/check.sh', executable: true, text: '#!/bin/sh\n' },
] as const;

/** How a card's tree is hashed, with an example hashed while the page is printed. */
export async function integritySection(): Promise<ReferenceSection> {
  const skipped = UNHASHED_NAMES.map((name) => `\`${name}\``).join(' and ');
  return {
    title: 'Integrity',
    text: [
      '`integrity` is computed from the files of the card’s tree, in these steps:',
      [
        `1. List all files below the card’s folder, without ${skipped} at its root. A link to a file counts as a file, with the bytes and mode of what it leads to, even outside the tree (\`computeIntegrity\` warns of that); a link to a folder, a pipe, a socket and a device do not count, and folders count by their files alone. A link to nothing has no hash.`,
        '2. Make a record of each: `p` is the path from the card’s folder with `/`, `m` is `x` when any of the three executable bits is set and `-` otherwise, `h` is the SHA-256 of the bytes as 64 lower-case hex digits.',
        `3. Sort the records by \`p\`, by the collation of \`${INTEGRITY_LOCALE}\`, whatever the locale of the machine. The specification calls the order independent of locale; this is the one that drwn uses.`,
        '4. Write them as JSON without blanks, keys in the order `p`, `m`, `h`.',
        `5. The integrity is \`${INTEGRITY_PREFIX}\` and the SHA-256 of that text in UTF-8, as 64 lower-case hex digits.`,
      ].join('\n'),
      'Printable ASCII stands in this order, after the blank, small letters before capital ones where nothing else differs:',
      `\`\`${asciiInOrder()}\`\``,
      'Two names can rank the same: one with composed and one with decomposed letters, or one with an invisible character. drwn then takes them as the disk lists them; `computeIntegrity` refuses such a tree and names both.',
      '`verifyIntegrity` accepts this hash. One that only the plain order of UTF-16 units gives is a warning.',
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
