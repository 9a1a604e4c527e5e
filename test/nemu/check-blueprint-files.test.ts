import { execFileSync } from 'node:child_process';
import { truncateSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { LIMITS } from '../../core/limits.js';
import { minimal, type Overrides } from '../../schemas/nemu/examples/minimal.js';
import { checkBlueprintFiles } from '../../src/nemu/check-blueprint-files.js';

const MANIFEST = 'ai-automation/nemu.manifest.json';
const made: string[] = [];

afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true, force: true });
});

async function blueprint(files: Readonly<Record<string, string>>, overrides: Overrides = {}, manifest = MANIFEST) {
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'letterpress-nemu-')));
  made.push(folder);
  for (const [path, text] of Object.entries({ ...files, [manifest]: JSON.stringify(minimal(overrides), null, 2) })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
  return folder;
}

async function issuesOf(folder: string): Promise<string[]> {
  return (await checkBlueprintFiles(folder)).issues.map(({ code, severity, path }) => `${severity} ${code} ${path}`);
}

const BUILD = { 'ai-automation/steps/build.md': '# Build\n' };
const steps = (...files: string[]): Overrides => ({ steps: files.map((file, index) => ({ id: `s${index}`, file })) });

describe('paths are relative', () => {
  test('to the folder of the manifest', async () => {
    const folder = await blueprint(BUILD);
    expect(await checkBlueprintFiles(folder)).toMatchObject({ valid: true, issues: [], base: 'ai-automation' });
  });

  test('to the root of the repository, if the documents are found there', async () => {
    const folder = await blueprint(BUILD, steps('ai-automation/steps/build.md'));
    expect(await checkBlueprintFiles(folder)).toMatchObject({ valid: true, issues: [], base: '.' });
  });

  test('to the folder of the manifest, if that is the checked one', async () => {
    const folder = await blueprint(BUILD);
    expect(await checkBlueprintFiles(join(folder, 'ai-automation'))).toMatchObject({ issues: [], base: '.' });
  });

  test('a document in the other folder is missing, and the hint says where it is', async () => {
    const folder = await blueprint({ ...BUILD, 'steps/late.md': 'x' }, steps('steps/build.md', 'steps/late.md'));
    const report = await checkBlueprintFiles(folder);
    expect(report).toMatchObject({ valid: false, base: 'ai-automation' });
    const lines = (await readFile(join(folder, MANIFEST), 'utf8')).split('\n');
    expect(report.issues).toMatchObject([
      {
        code: 'file/missing',
        path: '/steps/1/file',
        file: MANIFEST,
        line: lines.findIndex((line) => line.includes('steps/late.md')) + 1,
        hint: expect.stringContaining('the checked folder'),
      },
    ]);
    expect(report.issues[0]?.message).toContain('`ai-automation/`');
  });
});

describe('the manifest', () => {
  test('is missing', async () => {
    const folder = await blueprint({}, {}, 'other.json');
    const report = await checkBlueprintFiles(folder);
    expect(report.issues).toMatchObject([{ code: 'file/missing', severity: 'error', path: '', file: MANIFEST }]);
  });

  test('is in a folder with another name', async () => {
    const folder = await blueprint({ 'steps/build.md': 'x' }, {}, 'nemu.manifest.json');
    expect(await issuesOf(folder)).toEqual(['warning file/manifest-place ']);
  });

  test('is validated too, and its invalid parts list no documents', async () => {
    const folder = await blueprint({}, { ...steps('../build.md', 'steps/absent.md'), blueprint: { slug: 'A' } });
    expect(await issuesOf(folder)).toEqual([
      'error schema/pattern /blueprint/slug',
      'error schema/pattern /steps/0/file',
      'error file/missing /steps/1/file',
    ]);
  });

  test.each([
    ['invalid JSON', '{ "a": ', 'json/syntax'],
    ['invalid UTF-8', Buffer.from([0x7b, 0xff, 0x7d]), 'json/not-utf8'],
    ['a duplicate key', '{ "a": 1, "a": 2 }', 'json/duplicate-key'],
  ])('%s', async (_, text, code) => {
    const folder = await blueprint({});
    await writeFile(join(folder, MANIFEST), text);
    const report = await checkBlueprintFiles(folder);
    expect(report.valid).toBe(false);
    expect(report.issues.map((issue) => issue.code)).toContain(code);
    expect(report.issues.every(({ file }) => file === MANIFEST)).toBe(true);
  });

  test.each<[string, (path: string) => unknown, object]>([
    [
      'bytes that are not UTF-8',
      (path) => writeFile(path, Buffer.from([0x7b, 0x0a, 0xff, 0x7d])),
      { code: 'json/not-utf8', line: 2, column: 1 },
    ],
    ['32 MiB and a byte', (path) => truncateSync(path, LIMITS.textBytes + 1), { code: 'json/too-long' }],
    [
      'a pipe',
      async (path) => {
        await rm(path);
        execFileSync('mkfifo', [path]);
      },
      { code: 'file/not-a-file' },
    ],
  ])('of %s is not read', async (_, make, expected) => {
    const folder = await blueprint({});
    await make(join(folder, MANIFEST));
    const { valid, issues, base } = await checkBlueprintFiles(folder);
    expect({ valid, base }).toEqual({ valid: false, base: 'ai-automation' });
    expect(issues).toMatchObject([{ ...expected, severity: 'error', basis: 'contract', path: '', file: MANIFEST }]);
  });

  test('is a link to a file outside the folder', async () => {
    const [folder, other] = [await blueprint({}, {}, 'ai-automation/x'), await blueprint(BUILD)];
    await symlink(join(other, MANIFEST), join(folder, MANIFEST));
    expect(await issuesOf(folder)).toEqual(['error file/outside-root ']);
  });
});

describe('a document', () => {
  test.each([
    ['is missing', 'steps/absent.md', ['error file/missing /steps/0/file']],
    ['is below a file', 'steps/build.md/more.md', ['error file/missing /steps/0/file']],
    ['is empty', 'steps/empty.md', ['error file/empty /steps/0/file']],
    ['is blank', 'steps/blank.md', ['error file/empty /steps/0/file']],
    ['is a folder', 'steps/folder.md', ['error file/not-a-file /steps/0/file']],
    [
      'is a file with a slash',
      'steps/build.md/',
      ['warning nemu/documents-are-files /steps/0/file', 'error file/not-a-file /steps/0/file'],
    ],
    ['is a link to a file outside the folder', 'steps/out.md', ['error file/outside-root /steps/0/file']],
    ['is below a link to a folder outside', 'out/steps/build.md', ['error file/outside-root /steps/0/file']],
    ['is a dangling link', 'steps/nowhere.md', ['error file/missing /steps/0/file']],
    ['is a link within the folder', 'steps/inside.md', []],
  ])('%s', async (_, file, expected) => {
    const folder = await blueprint(
      {
        ...BUILD,
        'ai-automation/steps/empty.md': '',
        'ai-automation/steps/blank.md': ' \n\t\n',
        'ai-automation/steps/folder.md/x': 'x',
      },
      steps(file),
    );
    const other = await blueprint(BUILD);
    const own = join(folder, 'ai-automation');
    await symlink(join(other, 'ai-automation/steps/build.md'), join(own, 'steps/out.md'));
    await symlink(join(other, 'ai-automation'), join(own, 'out'));
    await symlink('build.md', join(own, 'steps/inside.md'));
    await symlink('absent.md', join(own, 'steps/nowhere.md'));
    expect((await issuesOf(folder)).sort()).toEqual([...expected].sort());
  });

  test('is written in another case', async () => {
    const folder = await blueprint(BUILD, steps('Steps/build.MD'));
    const [issue, ...others] = (await checkBlueprintFiles(folder)).issues;
    expect(others).toEqual([]);
    expect(issue).toMatchObject({ code: 'file/letter-case', path: '/steps/0/file', hint: 'Write `steps/build.md`.' });
  });

  test('mentions a host that is not declared', async () => {
    const text = 'See https://docs.example.org/a, http://localhost:3000 and https://{{host}}/b.';
    const files = { 'ai-automation/steps/build.md': text };
    expect(await issuesOf(await blueprint(files, { declared_hosts: [] }))).toEqual([
      'warning nemu/hosts-declared /steps/0/file',
    ]);
    expect(await issuesOf(await blueprint(files, { declared_hosts: ['docs.example.org'] }))).toEqual([]);
    expect(await issuesOf(await blueprint(files))).toEqual([]);
  });
});

test('a pattern with exponential time is reported', async () => {
  const folder = await blueprint(BUILD, {
    inputs: {
      type: 'object',
      properties: { slow: { type: 'string', pattern: '^(a+)+$' }, fast: { type: 'string', pattern: '^a+$' } },
      additionalProperties: false,
    },
  });
  expect(await issuesOf(folder)).toEqual(['warning nemu/linear-patterns /inputs/properties/slow/pattern']);
});

test.each(['no-such-folder', 'package.json'])('`%s` is not a folder', async (path) => {
  await expect(checkBlueprintFiles(path)).rejects.toMatchObject({ code: 'unreadable-folder' });
});
