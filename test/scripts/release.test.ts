import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newEntries, releaseNotes } from '../../scripts/release/changelog.js';
import { changesBetween, checkChangelog, untold } from '../../scripts/release/check-changelog.js';
import { nextVersion } from '../../scripts/release/next-version.js';
import { prepareRelease } from '../../scripts/release/prepare-release.js';
import type { Published } from '../../scripts/release/published.js';
import { ROOT } from '../support/sources.js';

describe('the next version', () => {
  it.each([
    ['patch', '1.2.4'],
    ['minor', '1.3.0'],
    ['major', '2.0.0'],
    ['1.3.0-rc.1', '1.3.0-rc.1'],
  ])('%s', (wanted, version) => expect(nextVersion('1.2.3', wanted)).toBe(version));

  it.each(['1.2', 'v1.3.0', 'next', '', '1.2.3', '1.2.3-rc.1', '1.0.0'])('is not %j', (wanted) => {
    expect(() => nextVersion('1.2.3', wanted)).toThrow(/is not a version\.|is not above `1\.2\.3`/);
  });
});

describe('the changelog', () => {
  const TEXT = '# Changelog\n\nWords.\n\n## Unreleased\n\n- One.\n- Two.\n\n## 0.1.0\n\n- Old.\n';

  it('gives the unreleased lines to a version', () => {
    const { text, notes } = releaseNotes(TEXT, '0.2.0', '2026-01-31');
    expect(notes).toBe('- One.\n- Two.');
    expect(text).toBe(TEXT.replace('## Unreleased\n', '## Unreleased\n\n## 0.2.0 (2026-01-31)\n'));
    expect(() => releaseNotes(text, '0.3.0', '2026-01-31')).toThrow('says nothing under `## Unreleased`');
  });

  it('may end with the unreleased lines', () => {
    const [start = ''] = TEXT.split('\n\n## 0.1.0');
    expect(releaseNotes(start, '0.2.0', '2026-01-31').text).toMatch(/## 0\.2\.0 \(2026-01-31\)\n\n- One\.\n- Two\.\n$/);
  });

  it('has each version once, and the heading', () => {
    expect(() => releaseNotes(TEXT, '0.1.0', '2026-01-31')).toThrow('has a section `0.1.0` already');
    expect(() => releaseNotes(TEXT.replace('Unreleased', 'Soon'), '0.2.0', '2026-01-31')).toThrow('has no heading');
  });

  it('has new entries wherever they are', () => {
    expect(newEntries(TEXT, TEXT.replace('- Two.', '- Two.\n- Three.').replace('- Old.', '- Older.'))).toEqual([
      '- Three.',
      '- Older.',
    ]);
  });
});

describe('changes between two editions', () => {
  const type = (text: string, entry: string, isExported = true) => ({
    texts: new Map([[text, new Set([entry])]]),
    isExported,
  });
  const edition = (change: Partial<Published>): Published => ({
    schemas: new Map([['drwn/card', '{}']]),
    codes: new Map([['drwn/a-b', 'error, contract']]),
    listsAllCodes: true,
    types: new Map([['Card', type('a', 'letterpress/drwn')]]),
    ...change,
  });
  const changes = (change: Partial<Published>, before: Partial<Published> = {}) =>
    changesBetween(edition(before), edition(change)).map(({ message, names }) => [message, ...names.map(String)]);

  it('are none in the same', () => expect(changes({})).toEqual([]));

  it('are of schemas, codes and types', () => {
    expect(changes({ schemas: new Map() })).toEqual([
      ['The published schema of `drwn/card` was removed.', 'drwn/card', 'drwn'],
    ]);
    expect(changes({ codes: new Map([['drwn/a-b', 'warning, advice']]) })).toEqual([
      ['The code `drwn/a-b` was changed (error, contract; now warning, advice).', 'drwn/a-b', 'drwn'],
    ]);
    // Without its name, nobody would know what became of it.
    expect(changes({ codes: new Map() })).toEqual([['The code `drwn/a-b` was removed.', 'drwn/a-b']]);
    expect(changes({ types: new Map([['Card', type('b', 'letterpress')]]) })).toEqual([
      ['The type of `Card` (exported by `letterpress`, `letterpress/drwn`) was changed.', 'Card', 'drwn'],
    ]);
  });

  it('are of types that are only mentioned when they change, not when they have another name', () => {
    const inner = (name: string, text: string) => new Map([[name, type(text, 'letterpress', false)]]);
    expect(changes({ types: inner('B', 'x') }, { types: inner('A', 'x') })).toEqual([]);
    expect(changes({ types: inner('A', 'y') }, { types: inner('A', 'x') })).toEqual([
      ['The type of `A` (mentioned by `letterpress`) was changed.', 'A'],
    ]);
  });

  it('are of rules alone where an old edition cannot list its other codes', () => {
    const codes = new Map([...edition({}).codes, ['file/new', '']]);
    expect(changes({ codes }, { listsAllCodes: false })).toEqual([]);
    expect(changes({ codes })).toEqual([['The code `file/new` was added.', 'file/new']]);
  });
});

describe('a line of the changelog', () => {
  const isTold = (names: readonly (readonly string[])[], ...lines: readonly string[]) =>
    untold([{ message: '', names }], lines).length === 0;

  it.each([
    ['drwn', '- Drwn: cards.', true],
    ['drwn', '- `letterpress/drwn` has it.', true],
    ['drwn', '- `drwn/card-ref` is gone.', false],
    ['drwn', '- `xdrwn`, drwn-like, _drwn.', false],
    ['drwn', '- xdrwn, and drwn.', true],
    ['file/gone', '- `file/gone` is `file/come`.', true],
    ['file/gone', '- `file/gone-too` and `my-file/gone`.', false],
    ['Options', '- ParseOptions.', false],
  ])('names %s: %s %j', (word, line, named) => expect(isTold([[word]], line)).toBe(named));

  it('may name one of several, or with others all of them', () => {
    expect(isTold([['a'], ['b', 'c']], 'a')).toBe(true);
    expect(isTold([['a'], ['b', 'c']], 'b')).toBe(false);
    expect(isTold([['a'], ['b', 'c']], 'b', 'c')).toBe(true);
  });
});

/** A small repository that publishes one schema, two codes and two entry points. */
const FILES: Readonly<Record<string, string>> = {
  '.gitignore': 'node_modules\ndist\n',
  'CHANGELOG.md': '# Changelog\n\n## Unreleased\n\n## 0.1.0\n\n- Everything, also drwn.\n',
  'package.json': `${JSON.stringify({ name: 'toy', version: '0.1.0', type: 'module', files: ['dist'], exports: { '.': { default: './dist/index.js' }, './drwn': { default: './dist/drwn.js' } }, scripts: { prepack: 'node build.mjs' } }, null, 2)}\n`,
  'package-lock.json': `${JSON.stringify({ name: 'toy', version: '0.1.0', lockfileVersion: 3, requires: true, packages: { '': { name: 'toy', version: '0.1.0' } } }, null, 2)}\n`,
  'tsconfig.json':
    '{ "compilerOptions": { "module": "NodeNext", "moduleResolution": "NodeNext", "noLib": true, "types": [], "strict": true } }\n',
  'build.mjs':
    "import { mkdirSync, writeFileSync } from 'node:fs';\nmkdirSync('dist', { recursive: true });\nwriteFileSync('dist/index.js', 'export {};\\n');\n",
  'src/index.ts':
    "import type { Options } from './options.js';\n/** Says it. */\nexport function check(value: unknown, options: Options): boolean {\n  return value === options;\n}\n",
  'src/options.ts': 'export interface Options {\n  readonly strict: boolean;\n}\n',
  'src/drwn/index.ts': 'export const parse = (text: string) => ({ text });\n',
  'src/cli/main.ts': "console.log('drwn/first-rule  One.\\nfile/gone  Two.');\n",
  'generated/drwn/card.schema.json': '{ "$comment": "Generated.", "type": "object" }\n',
  'generated/drwn/card.md': '| [`drwn/first-rule`](#drwn/first-rule) | error | contract | One. |\n',
};

let repository: string;
const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: repository,
    encoding: 'utf8',
  });
const write = (file: string, text: string) => {
  mkdirSync(path.dirname(path.join(repository, file)), { recursive: true });
  writeFileSync(path.join(repository, file), text);
};
const replace = (file: string, from: string, to: string) => {
  const text = FILES[file] ?? '';
  expect(text).toContain(from);
  write(file, text.replace(from, to));
};
const release = (...args: readonly string[]) => {
  let printed = '';
  prepareRelease(repository, args, (text) => {
    printed += text;
  });
  return printed;
};

beforeAll(() => {
  repository = mkdtempSync(path.join(os.tmpdir(), 'letterpress-release-test-'));
  for (const [file, text] of Object.entries(FILES)) write(file, text);
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(repository, 'node_modules'), 'junction');
  git('init', '-q');
  git('add', '.');
  git('commit', '-q', '-m', 'All', '--date', '2026-01-31T12:00:00Z');
});

afterAll(() => rmSync(repository, { recursive: true, force: true }));

describe('a repository', () => {
  it('has told of everything when nothing that users see has changed', () => {
    replace('generated/drwn/card.schema.json', '"Generated."', '"Generated again."');
    replace('src/index.ts', 'Says it.', 'Says so.');
    expect(checkChangelog(repository, 'HEAD')).toEqual({ changes: 0, missing: [], onlyRules: false });
  });

  it('misses each change, until a line names it', () => {
    replace('CHANGELOG.md', '## Unreleased\n', '## Unreleased\n\n- Something about `xdrwn`.\n');
    replace('generated/drwn/card.schema.json', '"object"', '"array"');
    replace('generated/drwn/card.md', 'error', 'warning');
    replace('src/cli/main.ts', 'file/gone', 'file/come');
    replace('src/options.ts', 'strict', 'loose');
    replace('src/drwn/index.ts', '({ text })', '({ text, size: 1 })');
    let message = '';
    try {
      release('--check', '--since', 'HEAD');
    } catch (error) {
      message = String(error);
    }
    const add = 'Add a line under `## Unreleased` that names';
    expect(message.split('\n')).toEqual([
      'ReleaseError: CHANGELOG.md does not tell of 6 of 6 changes since HEAD:',
      `  The published schema of \`drwn/card\` was changed. ${add} \`drwn/card\`, or \`drwn\`.`,
      `  The code \`drwn/first-rule\` was changed (error, contract; now warning, contract). ${add} \`drwn/first-rule\`, or \`drwn\`.`,
      `  The code \`file/come\` was added. ${add} \`file/come\`.`,
      `  The code \`file/gone\` was removed. ${add} \`file/gone\`.`,
      `  The type of \`Options\` (mentioned by \`toy\`) was changed. ${add} \`Options\`.`,
      `  The type of \`parse\` (exported by \`toy/drwn\`) was changed. ${add} \`parse\`, or \`drwn\`.`,
    ]);
    expect(() => release('--version', 'minor', '--write')).toThrow('Files are not committed');
  });

  it.each([
    [['--check', '--version', 'minor'], 'Usage: npm run release'],
    [[], 'Usage: npm run release'],
    [['--write'], 'Usage: npm run release'],
    [['--publish'], 'Usage: npm run release'],
    [['--check', '--since', 'nowhere'], 'nowhere'],
    [['--version', 'minor', '--date', 'today'], '`today` is not a date'],
  ])('is not released by a call of %j', (args, message) => expect(() => release(...args)).toThrow(message));

  it('gets nothing while the tarball differs each time', () => {
    git('checkout', '-q', '.');
    replace('CHANGELOG.md', '## Unreleased\n', '## Unreleased\n\n- Something.\n');
    replace('build.mjs', "'export {};\\n'", "'// ' + process.hrtime.bigint() + process.cwd()");
    expect(() => release('--version', 'minor')).toThrow('The tarball packed twice is not the same: dist/index.js.');
  });

  it('gets version, section and tag text', () => {
    git('checkout', '-q', 'build.mjs');
    git('commit', '-qam', 'Say it', '--date', '2026-02-01T12:00:00Z');
    const before = git('rev-parse', 'HEAD');
    const printed = release('--version', 'minor', '--date', '2026-02-03', '--write');
    expect(printed).toContain('Text of the tag `v0.2.0`:\n\ntoy 0.2.0\n\n- Something.\n');
    expect(printed).toMatch(/packed twice, the same bytes: sha512-/);
    const versionOf = (file: string) => JSON.parse(readFileSync(path.join(repository, file), 'utf8')).version;
    expect([versionOf('package.json'), versionOf('package-lock.json')]).toEqual(['0.2.0', '0.2.0']);
    expect(readFileSync(path.join(repository, 'CHANGELOG.md'), 'utf8')).toContain(
      '## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n- Something.\n\n## 0.1.0\n',
    );
    expect(git('rev-parse', 'HEAD')).toBe(before);
    expect(git('tag')).toBe('');
  });
});
