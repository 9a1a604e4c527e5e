import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { manifestPath } from '../../src/cli/process/manifest-file.js';
import { run } from '../../src/cli/run.js';
import { project } from './support/authoring.js';
import { type MemoryIo, memoryIo } from './support/memory-io.js';

const IDENTITY = `name: 'tide-table', displayName: 'Tide', version: '1.0.0'`;
const CARD = `import { card } from 'letterpress/neurosquad';\n\nexport default card({ ${IDENTITY} });\n`;
const REFERENCE = './node_modules/letterpress/schemas/neurosquad/card.schema.json';
const BUILT = {
  $schema: REFERENCE,
  manifestVersion: 1,
  name: 'tide-table',
  displayName: 'Tide',
  version: '1.0.0',
  protocol: 1,
};
const BARE = `{ manifestVersion: 1, ${IDENTITY}, protocol: 1 }`;

async function build(cwd: string, ...argv: string[]): Promise<{ exit: number } & MemoryIo['printed']> {
  const io = memoryIo({ cwd });
  return { exit: await run(['build', ...argv], io), ...io.printed };
}

const read = (folder: string, path: string): string => readFileSync(join(folder, path), 'utf8');

describe('what build takes', () => {
  it.each<[string, string, readonly string[]]>([
    ['a document', CARD, []],
    [
      'a promise of one',
      CARD.replace('export default', 'export default Promise.resolve(').replace(');\n', '));\n'),
      [],
    ],
    ['a function of one', CARD.replace('export default', 'export default () =>'), []],
    ['an asynchronous function', CARD.replace('export default', 'export default async () =>'), []],
    [
      'what a fluent builder makes',
      CARD.replace('card }', 'cardBuilder }').replace(
        /card\(\{.*\)/,
        `cardBuilder().name('tide-table').displayName('Tide').version('1.0.0').build()`,
      ),
      [],
    ],
    ['a bare object of a named format', `export default ${BARE};`, ['--format', 'neurosquad/card']],
    [
      'a copy of what a builder made',
      CARD.replace('card({', '{ ...card({').replace('});', '}) };'),
      ['--format', 'neurosquad/card'],
    ],
    [
      'types, comments and modules next to it',
      `import { name } from './name.js';\nimport { card } from 'letterpress/neurosquad';\nconst rest: Record<'version', string> = { version: '1.0.0' }; // its version\nexport default card({ name, displayName: 'Tide', ...rest });`,
      [],
    ],
  ])('%s', async (_title, source, argv) => {
    const { folder } = project({ 'card.ts': source, 'name.ts': `export const name = 'tide-table' as const;` });
    expect(await build(folder, 'card.ts', ...argv)).toEqual({
      exit: 0,
      stdout: 'written neurosquad-card.json\n',
      stderr: '1 written, 0 unchanged\n',
    });
    const text = read(folder, 'neurosquad-card.json');
    expect(JSON.parse(text)).toEqual(BUILT);
    expect(Object.keys(JSON.parse(text))[0]).toBe('$schema');
    expect(text).toBe(`${JSON.stringify(BUILT, null, 2)}\n`);
  });
});

describe('`$schema`', () => {
  it.each<[string, string, readonly string[], string, unknown]>([
    ['is the one given', CARD.replace('name:', `$schema: 'x.json', name:`), [], 'neurosquad-card.json', 'x.json'],
    [
      'is left out where the source says so',
      CARD.replace('name:', '$schema: undefined, name:'),
      [],
      'neurosquad-card.json',
      undefined,
    ],
    [
      'is left out of a bare object that says so',
      `export default { $schema: undefined, ...${BARE} }`,
      ['--format', 'neurosquad/card'],
      'neurosquad-card.json',
      undefined,
    ],
    [
      'leads upwards from a folder below',
      CARD,
      ['--out', 'dist/cards'],
      'dist/cards/neurosquad-card.json',
      `../../${REFERENCE.slice(2)}`,
    ],
  ])('%s', async (_title, source, argv, path, expected) => {
    const { folder } = project({ 'card.ts': source });
    expect(await build(folder, 'card.ts', ...argv)).toMatchObject({ exit: 0 });
    expect(JSON.parse(read(folder, path)).$schema).toBe(expected);
  });

  it('is in no document whose format does not allow it', async () => {
    const { folder } = project({
      'lock.ts': `import { lock } from 'letterpress/drwn';\nexport default lock({ lockfileVersion: 4, cards: [], store: { minDrwnVersion: '0.1.0' } });`,
    });
    expect(await build(folder, 'lock.ts')).toMatchObject({ exit: 0 });
    expect(Object.keys(JSON.parse(read(folder, 'card.lock')))).not.toContain('$schema');
  });

  it('is the address of the platform outside of any project', async () => {
    const { folder } = project({ 'card.ts': CARD });
    const elsewhere = project();
    rmSync(join(elsewhere.folder, 'node_modules'), { recursive: true });
    expect(await build(folder, 'card.ts', '--out', elsewhere.folder)).toMatchObject({ exit: 0 });
    expect(JSON.parse(read(elsewhere.folder, 'neurosquad-card.json')).$schema).toBe(
      'https://neurosquad.ai/schemas/neurosquad-card.v1.json',
    );
  });
});

describe('where manifests go', () => {
  it('several sources each have theirs next to them, or below --out in the same folders', async () => {
    const other = CARD.replace('tide-table', 'other-card');
    const { folder } = project({ 'cards/a/card.ts': CARD, 'cards/b/card.ts': other });
    expect(await build(folder, 'cards/a/card.ts', 'cards/b/card.ts', 'cards/a/card.ts')).toMatchObject({
      exit: 0,
      stdout: 'written cards/a/neurosquad-card.json\nwritten cards/b/neurosquad-card.json\n',
    });
    expect(await build(folder, 'cards/a/card.ts', 'cards/b/card.ts', '--out', 'out')).toMatchObject({ exit: 0 });
    expect(JSON.parse(read(folder, 'out/b/neurosquad-card.json')).name).toBe('other-card');
  });

  it('two sources of one manifest are refused before anything is written', async () => {
    const { folder } = project({ 'a.ts': CARD, 'b.ts': CARD });
    expect(await build(folder, 'a.ts', 'b.ts')).toMatchObject({
      exit: 2,
      stderr: expect.stringContaining('[same-output]'),
    });
    expect(existsSync(join(folder, 'neurosquad-card.json'))).toBe(false);
  });

  it('a file that another tool keeps under the usual name is not overwritten', async () => {
    const mine = '{ "name": "mine" }';
    const source = `import { pkg } from 'letterpress/neuralis';\nexport default pkg({ access: { trust: 'untrusted' }, app: { surfaces: [] } });`;
    const { folder } = project({ 'package.json': mine, 'package.ts': source });
    expect(await build(folder, 'package.ts')).toMatchObject({ exit: 0, stdout: 'written neuralis.package.json\n' });
    expect(read(folder, 'package.json')).toBe(mine);
  });

  it.each<[string, string, string]>([
    ['/p', 'a.json', '/p/a.json'],
    ['/p', 'x/a.json', '/p/x/a.json'],
    ['/p/x', 'x/a.json', '/p/x/a.json'],
    ['/p/x/y', 'x/y/a.json', '/p/x/y/a.json'],
    ['/p/y', 'x/y/a.json', '/p/y/x/y/a.json'],
  ])('for %s and %s: %s', (folder, fileName, expected) => {
    expect(manifestPath(folder, fileName)).toBe(expected);
  });
});

describe('--check', () => {
  it('fails on what is missing or stale, says where, and writes nothing', async () => {
    const { folder, write } = project({ 'card.ts': CARD });
    expect(await build(folder, 'card.ts', '--check')).toEqual({
      exit: 1,
      stdout: 'missing neurosquad-card.json: The file is missing.\n',
      stderr: '1 manifest checked, 1 out of date; run `letterpress build`\n',
    });
    expect(existsSync(join(folder, 'neurosquad-card.json'))).toBe(false);
    await build(folder, 'card.ts');
    expect(await build(folder, 'card.ts', '--check')).toEqual({
      exit: 0,
      stdout: '',
      stderr: '1 manifest checked, 0 out of date\n',
    });
    write('card.ts', CARD.replace('Tide', 'Tides'));
    const stale = await build(folder, 'card.ts', '--check');
    expect(stale).toMatchObject({
      exit: 1,
      stdout: expect.stringMatching(/^stale neurosquad-card\.json: \/displayName/),
    });
    expect(JSON.parse(read(folder, 'neurosquad-card.json')).displayName).toBe('Tide');
  });

  it('leaves the layout to other tools', async () => {
    const { folder, write } = project({ 'card.ts': CARD });
    write('neurosquad-card.json', JSON.stringify(BUILT));
    expect(await build(folder, 'card.ts', '--check')).toMatchObject({ exit: 0 });
    write('neurosquad-card.json', JSON.stringify({ ...BUILT, name: 'x' }));
    expect(await build(folder, 'card.ts', '--check')).toMatchObject({ exit: 1 });
    write('neurosquad-card.json', '{');
    expect(await build(folder, 'card.ts', '--check')).toMatchObject({ exit: 1 });
  });
});

describe('what is wrong', () => {
  it('with a built document is told with its pointer and the line of the builder', async () => {
    const source = `import { card } from 'letterpress/neurosquad';
interface Unused { readonly a: string }

export const make = (name: string) =>
  card({ name, displayName: 'x', version: '1.0.0', entry: '/index.html' });
export default make('kanban');
`;
    const { folder } = project({ 'card.ts': source, 'good.ts': CARD });
    const { exit, stdout, stderr } = await build(folder, 'card.ts', 'good.ts');
    expect({ exit, stdout }).toEqual({ exit: 1, stdout: 'written neurosquad-card.json\n' });
    expect(stderr).toMatch(
      /^card\.ts:5:3 error neurosquad\/unreserved-name .*\n.*\n> 5 \| {3}card\(\{ name.*\n.*\^{10,}\n {2}at \/name\n {2}hint: /,
    );
    expect(stderr).toMatch(/card\.ts:5:3 error neurosquad\/card-path .*\n(?:.*\n){3} {2}at \/entry\n/);
    expect(stderr).toContain('skipped 1 invalid document\n');
  });

  it('with a bare document is told with its pointer', async () => {
    const { folder } = project({ 'card.ts': `export default { ${IDENTITY}, entry: 1 }` });
    const { exit, stderr } = await build(folder, 'card.ts', '--format', 'neurosquad/card');
    expect(exit).toBe(1);
    expect(stderr).toMatch(/^card\.ts error schema\/required .*\n {2}at \/manifestVersion\n/m);
    expect(stderr).toMatch(/^card\.ts error schema\/type .*\n {2}at \/entry\n/m);
    expect(existsSync(join(folder, 'neurosquad-card.json'))).toBe(false);
  });

  it('with what is not JSON as well', async () => {
    const { folder } = project({ 'card.ts': 'const a = {}; a.a = a; export default a' });
    expect(await build(folder, 'card.ts', '--format', 'neurosquad/card')).toMatchObject({
      exit: 1,
      stderr: expect.stringMatching(/json\/not-json The value contains itself/),
    });
  });

  it.each<[string, Readonly<Record<string, string>>, readonly string[], RegExp]>([
    ['no such file', {}, ['nope.ts'], /no-such-file/],
    ['a folder', {}, ['.'], /not-a-file/],
    ['no default export', { 'a.ts': 'export const a = 1' }, ['a.ts'], /no-document/],
    ['a function without end', { 'a.ts': 'const f = () => f; export default f' }, ['a.ts'], /no-document/],
    ['a bare object without a format', { 'a.ts': 'export default {}' }, ['a.ts'], /format-needed/],
    ['a format that does not exist', { 'a.ts': CARD }, ['a.ts', '--format', 'x/y'], /unknown-format/],
    [
      'another format than the builder’s',
      { 'a.ts': CARD },
      ['a.ts', '--format', 'drwn/card'],
      /is a `neurosquad\/card` document, not a `drwn\/card` document/,
    ],
    [
      'a syntax error',
      { 'a.ts': '\nexport default {' },
      ['a.ts'],
      /Running `a\.ts` failed: .*\[bad-source\]\nSee a\.ts:2\.\n$/,
    ],
    [
      'a throw',
      { 'a.ts': '\n\nthrow new Error("no\\nway")' },
      ['a.ts'],
      /Running `a\.ts` failed: no\. \[bad-source\]\nSee a\.ts:3\.\n$/,
    ],
    [
      'a rejected promise',
      { 'a.ts': 'export default Promise.reject("no")' },
      ['a.ts'],
      /Running `a\.ts` failed: no\. \[bad-source\]/,
    ],
    ['a missing import', { 'a.ts': 'import "./b.js"' }, ['a.ts'], /bad-source/],
    ['--watch with --check', { 'a.ts': CARD }, ['a.ts', '--watch', '--check'], /cannot be used with/],
    ['no file', {}, [], /missing required argument/],
  ])('%s is a usage error, and nothing is written', async (_title, files, argv, says) => {
    const { folder } = project({ 'good.ts': CARD, ...files });
    const good = argv.length === 0 ? [] : ['good.ts'];
    const { exit, stdout, stderr } = await build(folder, ...good, ...argv);
    expect({ exit, stdout }).toEqual({ exit: 2, stdout: '' });
    expect(stderr).toMatch(says);
    expect(existsSync(join(folder, 'neurosquad-card.json'))).toBe(false);
  });
});

it('--watch builds again when a module changes, survives a broken one, and ends when interrupted', async () => {
  const { folder } = project({
    'card.ts': CARD.replace(`'Tide'`, 'title').replace('\n\n', `\nimport { title } from './words/title.js';\n`),
    'words/title.ts': `export const title = 'Tide';`,
  });
  const interruption = new AbortController();
  const io = memoryIo({ cwd: folder, interrupted: interruption.signal });
  const title = (text: string): Promise<void> =>
    vi.waitFor(() => expect(JSON.parse(read(folder, 'neurosquad-card.json')).displayName).toBe(text), {
      timeout: 20_000,
    });
  const ended = run(['build', 'card.ts', '--watch'], io);
  await title('Tide');
  await vi.waitFor(() => expect(io.printed.stderr).toContain('watching'), { timeout: 20_000 });
  writeFileSync(join(folder, 'words/title.ts'), 'export const title =');
  await vi.waitFor(() => expect(io.printed.stderr).toContain('[bad-source]'), { timeout: 20_000 });
  writeFileSync(join(folder, 'words/title.ts'), `export const title = 'Tides';`);
  await title('Tides');
  interruption.abort();
  expect(await ended).toBe(0);
});
