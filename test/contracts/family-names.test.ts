import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT, readSources } from '../support/sources.js';

const FAMILIES = readdirSync(path.join(ROOT, 'schemas'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'kit')
  .map(({ name }) => name);

/** A name in any spelling: `safe-subset`, `safeSubset`, `SAFE_SUBSET`, "safe subset", and its last word alone. */
const NAMES = FAMILIES.flatMap((family) => [
  family.split('-').join('[-_ ]?'),
  family.slice(family.lastIndexOf('-') + 1),
]);
const NAME = new RegExp(NAMES.join('|'), 'i');

/** What serves every format alike, those of one's own included. */
const PLACES = ['core', 'files', 'generator', 'schemas/kit', 'src/runtime', 'src/cli'];

/** Where the command line meets the families: a folder for each, and the list of them. */
function isFamilys(file: string): boolean {
  const folder = /^src\/cli\/commands\/([^/]+)\//.exec(file)?.[1];
  return file === 'src/cli/commands/families.ts' || (folder !== undefined && FAMILIES.includes(folder));
}

/** Each line that names a family, be it in code, in text or in a comment. */
function mentions(sources: ReadonlyMap<string, string>): string[] {
  return [...sources]
    .filter(([file]) => !isFamilys(file))
    .flatMap(([file, text]) => [
      ...(NAME.test(file) ? [file] : []),
      ...text.split('\n').flatMap((line, index) => (NAME.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
    ]);
}

describe('what serves every format', () => {
  it.each(PLACES)('names no family: %s', (place) => {
    const sources = readSources([place]);
    expect(sources.size).toBeGreaterThan(0);
    expect(mentions(sources)).toEqual([]);
  });

  it.each([
    ['core/issue.ts', '/** Only Neuralis asks for it. */'],
    ['core/issue.ts', "import type { Card } from '../schemas/drwn/index.js';"],
    ['files/walk.ts', "const NAME = 'nemu.manifest.json';"],
    ['generator/model.ts', 'const isSafeSubset = true;'],
    ['schemas/kit/scalars.ts', '// as the subset has it'],
    ['src/runtime/validate.ts', "if (id === 'neurosquad/card') return;"],
    ['src/cli/run.ts', "import { drwn } from './commands/drwn/index.js';"],
    ['src/cli/commands/index.ts', "  drwn: async () => (await import('./own/command.js')).own,"],
    ['src/cli/commands/validate/nemu-files.ts', ''],
  ])('may not say it: %s, %s', (file, line) => {
    expect(mentions(new Map([[file, line]]))).toHaveLength(1);
  });

  it.each(['src/cli/commands/families.ts', 'src/cli/commands/drwn/index.ts', 'src/cli/commands/safe-subset/index.ts'])(
    'may leave it to %s',
    (file) => {
      expect(mentions(new Map([[file, "import { drwn } from './drwn/index.js';"]]))).toEqual([]);
    },
  );
});

it('has a family for each folder of the command line that is no command of the house', () => {
  const list = readSources(['src/cli/commands']).get('src/cli/commands/families.ts') ?? '';
  const folders = [...list.matchAll(/from '\.\/([a-z-]+)\/index\.js'/g)].map(([, folder]) => folder);
  expect(folders.length).toBeGreaterThan(0);
  expect(folders.filter((folder) => !FAMILIES.includes(folder ?? ''))).toEqual([]);
});
