import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../support/sources.js';
import { compareLayout, foldersOf } from './layout.js';

/** Folders that are made on a machine and belong to nobody's map. */
const MADE = new Set(['node_modules', 'dist', 'coverage']);

function presentFolders(): string[] {
  return readdirSync(ROOT, { withFileTypes: true })
    .filter(({ name }) => !name.startsWith('.') && !MADE.has(name))
    .filter((entry) => entry.isDirectory())
    .flatMap(({ name }) => [
      name,
      ...readdirSync(path.join(ROOT, name), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name)).split(path.sep).join('/')),
    ]);
}

const listed = foldersOf(readFileSync(path.join(ROOT, 'README.md'), 'utf8'));

describe('the layout in the README', () => {
  it('is that of the checkout', () => {
    expect(presentFolders()).toEqual(
      expect.arrayContaining(['schemas', 'schemas/kit', 'generator/stages', 'src/runtime']),
    );
    expect(listed.length).toBeGreaterThan(10);
    expect(compareLayout(listed, presentFolders())).toEqual([]);
  });
});

const BLOCK = `# Project

## Layout

\`\`\`
schemas/                 the truth
  kit/                   shared
  a/ b/                  two
    rules/<promise>.ts   one file a rule
    rules/               all of them
generated/<family>/      printed
generated/registry.ts    a file, no folder
\`\`\`

## Other

\`\`\`
none/
\`\`\`
`;

const TABLE = `### Layout

| folder | what |
|---|---|
| \`schemas/\`, \`src/runtime/\` | see \`nothing/\` |
| \`test/\` | tests |

### Next

| \`none/\` | |
`;

describe('foldersOf', () => {
  it.each([
    ['a block', BLOCK, ['schemas', 'schemas/kit', 'schemas/a', 'schemas/b', 'schemas/a/rules', 'generated/<family>']],
    ['a table', TABLE, ['schemas', 'src/runtime', 'test']],
    ['neither', '## Layout\n\nNothing yet.\n', []],
    ['no heading', '```\nschemas/\n```\n', []],
  ])('reads %s', (_, text, folders) => {
    expect(foldersOf(text)).toEqual(folders);
  });
});

describe('compareLayout', () => {
  it.each<[string, string[], string[], string[]]>([
    ['nothing where both agree', ['a', 'a/<x>'], ['a', 'a/b'], []],
    ['a folder that is not there', ['a', 'a/c'], ['a', 'a/b'], ['a/c is listed, and not there']],
    ['a folder that is not listed', ['a'], ['a', 'b'], ['b is there, and not listed']],
    [
      'a name with signs of patterns',
      ['a.b'],
      ['axb'],
      ['a.b is listed, and not there', 'axb is there, and not listed'],
    ],
  ])('finds %s', (_, wanted, present, expected) => {
    expect(compareLayout(wanted, present)).toEqual(expected);
  });
});
