import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import type * as fsPromises from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { draftPath } from '../../files/drafts.js';
import { firstDifference } from '../../generator/first-difference.js';
import type { GeneratedFile } from '../../generator/model.js';
import { bannerLines } from '../../generator/print/code/banner.js';
import { checkArtifacts, writeArtifacts } from '../../generator/write.js';
import { whileClosed } from '../support/while-closed.js';

/** Set for a test in which the disk fails at the last moment. */
const disk = vi.hoisted(() => ({ failsToRename: false, renamed: [] as string[] }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fsPromises>();
  return {
    ...real,
    rename: async (from: string, to: string) => {
      disk.renamed.push(to);
      if (disk.failsToRename) throw Object.assign(new Error('No space.'), { code: 'ENOSPC' });
      await real.rename(from, to);
    },
  };
});

let out = '';
beforeEach(() => {
  out = mkdtempSync(path.join(os.tmpdir(), 'letterpress-write-'));
  disk.failsToRename = false;
  disk.renamed = [];
});
afterEach(() => rmSync(out, { recursive: true, force: true }));

const BANNER = bannerLines('schemas/toy/card.schema.ts', 'letterpress generate').join('\n');
const FILES: readonly GeneratedFile[] = [
  { path: 'formats.ts', text: `// ${BANNER}\nexport {};\n` },
  { path: 'toy/card.schema.json', text: '{\n  "a": 1\n}\n' },
];

function put(name: string, text: string): void {
  const file = path.join(out, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const read = (name: string): string => readFileSync(path.join(out, name), 'utf8');

/** Everything in the output folder but folders; links are named and, unlike with Node 22's `recursive`, not followed. */
function names(folder = out): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => {
      const file = path.join(folder, entry.name);
      return entry.isDirectory() ? names(file) : [path.relative(out, file).split(path.sep).join('/')];
    })
    .sort();
}

describe('writeArtifacts', () => {
  it('writes what is missing, and the second time nothing', async () => {
    expect(await writeArtifacts(FILES, out)).toEqual({
      written: ['formats.ts', 'toy/card.schema.json'],
      unchanged: [],
      removed: [],
      foreign: [],
      unreadable: [],
    });
    disk.renamed = [];
    expect(await writeArtifacts(FILES, out)).toMatchObject({ written: [], unchanged: FILES.map((file) => file.path) });
    expect(disk.renamed).toEqual([]);
    expect(read('toy/card.schema.json')).toBe('{\n  "a": 1\n}\n');
  });

  it('leaves the old file and nothing else when the disk fails', async () => {
    put('formats.ts', 'old');
    disk.failsToRename = true;
    await expect(writeArtifacts(FILES, out)).rejects.toMatchObject({ code: 'ENOSPC' });
    expect(disk.renamed).toEqual([path.join(out, 'formats.ts')]);
    expect(names()).toEqual(['formats.ts']);
    expect(read('formats.ts')).toBe('old');
  });

  it('removes what no format generates any longer, and drafts left by a killed run', async () => {
    put('old/card.types.ts', `// ${BANNER}\n`);
    put('formats.ts.0123456789ab.letterpress-draft', 'half');
    utimesSync(path.join(out, 'formats.ts.0123456789ab.letterpress-draft'), 0, 0);
    put('notes.md', '# Mine\n');
    expect(await writeArtifacts(FILES, out)).toMatchObject({ removed: ['old/card.types.ts'], foreign: ['notes.md'] });
    expect(names()).toEqual(['formats.ts', 'notes.md', 'toy/card.schema.json']);
  });

  it('keeps what it did not generate, in the wrong folder as well', async () => {
    put('index.ts', 'export const mine = 1;\n');
    put('deep/er/data.json', '{}');
    expect(await writeArtifacts(FILES, out)).toMatchObject({ removed: [], foreign: ['deep/er/data.json', 'index.ts'] });
    expect(read('index.ts')).toBe('export const mine = 1;\n');
  });

  it('leaves files of other formats alone when only some were generated', async () => {
    put('old/card.types.ts', `// ${BANNER}\n`);
    expect(await writeArtifacts(FILES, out, { partial: true })).toMatchObject({ removed: [], foreign: [] });
    expect(names()).toContain('old/card.types.ts');
  });

  it.each(['../outside.ts', 'toy/../../outside.ts', '/outside.ts', '..', '.', ''])(
    'does not follow %j out',
    async (name) => {
      await expect(writeArtifacts([{ path: name, text: 'x' }], out)).rejects.toMatchObject({ code: 'outside-output' });
      await expect(checkArtifacts([{ path: name, text: 'x' }], out)).rejects.toMatchObject({ code: 'outside-output' });
      expect(names()).toEqual([]);
    },
  );

  it('writes nothing at all when one of the paths leads out', async () => {
    await expect(writeArtifacts([...FILES, { path: '../x', text: 'x' }], out)).rejects.toThrow();
    expect(names()).toEqual([]);
  });

  it('takes names that only look like a way out', async () => {
    await writeArtifacts([{ path: '..toy/..a', text: 'x' }], out);
    expect(names()).toEqual(['..toy/..a']);
  });

  it('does not follow links, and leaves them alone', async () => {
    const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'letterpress-elsewhere-'));
    try {
      writeFileSync(path.join(elsewhere, 'mine.ts'), `// ${BANNER}\n`);
      symlinkSync(elsewhere, path.join(out, 'link'));
      symlinkSync(path.join(elsewhere, 'mine.ts'), path.join(out, 'link.ts'));
      symlinkSync(path.join(elsewhere, 'nothing'), path.join(out, 'broken'));
      expect(await writeArtifacts(FILES, out)).toMatchObject({ removed: [], foreign: ['broken', 'link', 'link.ts'] });
      expect(readdirSync(elsewhere)).toEqual(['mine.ts']);
    } finally {
      rmSync(elsewhere, { recursive: true, force: true });
    }
  });

  it('replaces a link in the place of an artifact, not what it points to', async () => {
    put('../mine.ts'.slice(3), 'mine');
    symlinkSync(path.join(out, 'mine.ts'), path.join(out, 'formats.ts'));
    await writeArtifacts(FILES, out);
    expect(read('mine.ts')).toBe('mine');
    expect(read('formats.ts')).toBe(FILES[0]?.text);
  });

  it.each([
    ['a folder where a file should be', () => mkdirSync(path.join(out, 'formats.ts'))],
    ['a file where a folder should be', () => put('toy', 'x')],
  ])('says what is in the way: %s', async (_, prepare) => {
    prepare();
    await expect(writeArtifacts(FILES, out)).rejects.toMatchObject({ name: 'OutputError', code: 'unreadable-output' });
    await expect(checkArtifacts(FILES, out)).rejects.toMatchObject({ name: 'OutputError', code: 'unreadable-output' });
  });

  it('follows no link out of the folder, and writes nothing when there is one', async () => {
    const elsewhere = mkdtempSync(path.join(os.tmpdir(), 'letterpress-elsewhere-'));
    try {
      writeFileSync(path.join(elsewhere, 'card.schema.json'), '{ "secret": 1 }');
      symlinkSync(elsewhere, path.join(out, 'toy'));
      await expect(writeArtifacts(FILES, out)).rejects.toMatchObject({ code: 'outside-output' });
      await expect(checkArtifacts(FILES, out)).rejects.toMatchObject({ code: 'outside-output' });
      expect(names()).toEqual(['toy']);
      expect(readFileSync(path.join(elsewhere, 'card.schema.json'), 'utf8')).toBe('{ "secret": 1 }');
      // The folder itself may be a link.
      rmSync(path.join(out, 'toy'));
      symlinkSync(out, path.join(elsewhere, 'link'));
      expect(await writeArtifacts(FILES, path.join(elsewhere, 'link'))).toMatchObject({ unchanged: [] });
      expect(names()).toEqual(FILES.map((file) => file.path));
    } finally {
      rmSync(elsewhere, { recursive: true, force: true });
    }
  });

  it('does not read what a link leads to', async () => {
    put('secret', 'hunter2');
    symlinkSync('secret', path.join(out, 'formats.ts'));
    const { problems } = await checkArtifacts(FILES, out, { partial: true });
    expect(problems[0]).toEqual({ path: 'formats.ts', kind: 'stale', detail: 'A link is in the place of the file.' });
  });

  it('does not wait for a pipe, and does not replace one', async () => {
    execFileSync('mkfifo', [path.join(out, 'formats.ts'), path.join(out, 'left-over.ts')]);
    for (const call of [writeArtifacts, checkArtifacts]) {
      await expect(call(FILES, out)).rejects.toMatchObject({ code: 'unreadable-output' });
    }
    rmSync(path.join(out, 'formats.ts'));
    expect(await writeArtifacts(FILES, out)).toMatchObject({ removed: [], foreign: ['left-over.ts'] });
  });

  it('goes on past a folder that may not be read', async () => {
    put('closed/old.ts', `// ${BANNER}\n`);
    put('old/card.types.ts', `// ${BANNER}\n`);
    await writeArtifacts(FILES, out, { partial: true });
    const { problems } = await whileClosed(out, ['closed'], () => checkArtifacts(FILES, out));
    expect(problems.map(({ path: name, kind }) => `${kind} ${name}`)).toEqual([
      'unreadable closed',
      'orphan old/card.types.ts',
    ]);
    chmodSync(out, 0o777);
    chmodSync(path.join(out, 'old'), 0o777);
    const write = await whileClosed(out, ['closed'], () => writeArtifacts(FILES, out));
    expect(write).toMatchObject({ unreadable: ['closed'] });
  });

  it('leaves the drafts of runs that are still writing', async () => {
    await writeArtifacts(FILES, out);
    const draft = draftPath(path.join(out, 'formats.ts'));
    writeFileSync(draft, 'half');
    expect(await checkArtifacts(FILES, out)).toEqual({ clean: true, problems: [] });
    expect(await writeArtifacts(FILES, out)).toMatchObject({ removed: [], foreign: [] });
    expect(names()).toContain(path.basename(draft));
    utimesSync(draft, 0, 0);
    expect((await checkArtifacts(FILES, out)).problems).toMatchObject([{ kind: 'orphan' }]);
  });

  it('says so when it may not read', async () => {
    put('formats.ts', 'x');
    await expect(whileClosed(out, ['formats.ts'], () => checkArtifacts(FILES, out))).rejects.toMatchObject({
      code: 'unreadable-output',
    });
  });
});

describe('checkArtifacts', () => {
  it('changes nothing and finds nothing where all is as it should be', async () => {
    await writeArtifacts(FILES, out);
    disk.renamed = [];
    expect(await checkArtifacts(FILES, out)).toEqual({ clean: true, problems: [] });
    expect(disk.renamed).toEqual([]);
  });

  it('names each kind of difference', async () => {
    put('formats.ts', (FILES[0]?.text ?? '').replaceAll('\n', '\r\n'));
    put('toy/card.schema.json', '{\n  "a": 2\n}\n');
    put('old.ts', `// ${BANNER}\n`);
    put('mine.ts', 'mine');
    const { clean, problems } = await checkArtifacts([...FILES, { path: 'toy/card.md', text: '# Toy\n' }], out);
    expect(clean).toBe(false);
    expect(problems.map(({ path: name, kind }) => `${kind} ${name}`)).toEqual([
      'line-endings formats.ts',
      'stale toy/card.schema.json',
      'missing toy/card.md',
      'orphan mine.ts',
      'orphan old.ts',
    ]);
    expect(problems.map(({ detail }) => detail)).toEqual([
      'Only the line endings differ; the file must use LF.',
      '/a: 2 should be 1',
      'The file is missing.',
      expect.stringContaining('was not generated'),
      'No format generates this file any longer.',
    ]);
  });

  it('finds everything missing in a folder that is not there', async () => {
    const { problems } = await checkArtifacts(FILES, path.join(out, 'nowhere'));
    expect(problems.map(({ kind }) => kind)).toEqual(['missing', 'missing']);
  });

  it('passes over other formats’ files when only some were generated', async () => {
    await writeArtifacts(FILES, out);
    put('old.ts', 'x');
    expect(await checkArtifacts(FILES, out, { partial: true })).toEqual({ clean: true, problems: [] });
  });

  it.each([
    ['CR alone', '\r'],
    ['CRLF', '\r\n'],
  ])('tells %s apart from a change', async (_, ending) => {
    put('a.md', `one${ending}two${ending}`);
    expect((await checkArtifacts([{ path: 'a.md', text: 'one\ntwo\n' }], out)).problems[0]?.kind).toBe('line-endings');
    put('a.md', `one${ending}too${ending}`);
    expect((await checkArtifacts([{ path: 'a.md', text: 'one\ntwo\n' }], out)).problems[0]?.kind).toBe('stale');
  });
});

describe('the first difference', () => {
  const json = (value: unknown): string => JSON.stringify(value, null, 2);

  it.each<[string, string, string, string, string]>([
    [
      'by pointer',
      'a.json',
      json({ a: { 'b/c': [1, 2] } }),
      json({ a: { 'b/c': [1, 3] } }),
      '/a/b~1c/1: 2 should be 3',
    ],
    ['a missing property', 'a.json', json({ a: 1 }), json({ a: 1, b: 2 }), '/b: nothing should be 2'],
    ['an extra property', 'a.json', json({ a: 1, c: { d: 1 } }), json({ a: 1 }), '/c: {"d":1} should be nothing'],
    ['a list instead of an object', 'a.json', json({ a: [] }), json({ a: {} }), '/a: [] should be {}'],
    ['the root', 'a.json', '1', '2', 'the root: 1 should be 2'],
    [
      'keys in another order, by line',
      'a.json',
      json({ a: 1, b: 2 }),
      json({ b: 2, a: 1 }),
      'line 2:   "a": 1, should be   "b": 2,',
    ],
    ['white space alone, by line', 'a.json', '{"a":1}', '{"a": 1}', 'line 1: {"a":1} should be {"a": 1}'],
    ['a property called __proto__', 'a.json', '{"__proto__":1}', '{"__proto__":2}', '/__proto__: 1 should be 2'],
    ['no JSON at all, by line', 'a.json', 'x', '{}', 'line 1: x should be {}'],
    ['other files by line', 'a.ts', 'a\nb\nc\n', 'a\nB\nc\n', 'line 2: b should be B'],
    ['a line too few', 'a.ts', 'a\n', 'a\nb\n', 'line 2:  should be b'],
    ['no line at all', 'a.ts', 'a', 'a\n', 'line 2: the end of the file should be '],
    [
      'both sides cut around it',
      'a.ts',
      `${'x'.repeat(300)}a${'y'.repeat(300)}`,
      `${'x'.repeat(300)}b`,
      `line 1: …${'x'.repeat(40)}a${'y'.repeat(59)}… should be …${'x'.repeat(40)}b`,
    ],
    [
      'how many others there are, by pointer',
      'a.json',
      json({ a: 1, b: [1, 2], c: 3 }),
      json({ a: 2, b: [1, 3], c: 3 }),
      '/a: 1 should be 2; 1 other place differs',
    ],
    [
      'how many others there are, by line',
      'a.ts',
      'one\ntwo\nthree\nfour\nfive\n',
      'one\nTWO\nmore\nthree\nfive\n',
      'line 2: two should be TWO; 1 other place differs',
    ],
    [
      'how many others there are, and no more than a hundred',
      'a.json',
      json(Array.from({ length: 500 }, () => 1)),
      json(Array.from({ length: 500 }, () => 2)),
      '/0: 1 should be 2; 99 or more other places differ',
    ],
    ['long lines in short', 'a.ts', 'x'.repeat(300), 'y', `line 1: ${'x'.repeat(100)}… should be y`],
  ])('%s', (_, name, found, wanted, expected) => {
    expect(firstDifference(name, found, wanted)).toBe(expected);
  });

  it('does not fall over JSON that is nested a hundred thousand levels deep', () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    // By line where the engine cannot print it, by pointer where it can (Node 26).
    expect(firstDifference('a.json', deep, '[]')).toMatch(/^(?:line 1|\/0): /);
  });
});
