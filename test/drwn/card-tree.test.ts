import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isWrittenToConfiguration, serverFaults } from '../../schemas/drwn/grammar/server-faults.js';
import { TREE_TEXT_BYTES } from '../../schemas/drwn/tables/tree.js';
import { checkCardTree } from '../../src/drwn/check-card-tree.js';
import { createLockfile } from '../../src/drwn/create-lockfile.js';
import { resolveFileCard } from '../../src/drwn/resolve-file-card.js';
import { makeTree, type TreeEntry } from './tree.js';
import { vectors } from './vectors.js';

interface DoctorCase {
  readonly id: string;
  readonly category: string;
  readonly note?: string;
  readonly input: { readonly entries: readonly TreeEntry[] };
  readonly ok: boolean;
  readonly issues: readonly { readonly code: string; readonly severity: string; readonly path: string }[];
}

const CARD = { path: 'card.json', text: '{ "name": "@me/pub", "version": "1.0.0" }' };

/** One file of each kind that is read as text. */
const TEXTS = ['card.json', 'mcp-servers/a.json', 'hooks/a/policy.ts', 'memory/l6/raw/x.jsonl'];

describe('checkCardTree', () => {
  test.each(vectors<DoctorCase>('doctor'))('doctor $id $category $note', async ({ input, ok, issues }) => {
    const root = makeTree(input.entries, [], '@me/pub');
    const report = await checkCardTree(root, { profile: 'platform' });
    expect(report.issues.length === 0, JSON.stringify(report.issues)).toBe(ok);
    const found = report.issues.map(({ file, severity }) => `${severity} ${file}`);
    const expected = issues.map(({ path, severity }) => `${severity} ${path}`);
    // Each fault of a manifest is one issue here, but the doctor reports them all as one.
    expect([...new Set(found)]).toEqual(expected);
    expect(await checkCardTree(root)).toEqual(report);
  });

  test('points into the manifest', async () => {
    const root = makeTree([
      { path: 'card.json', text: '{ "name": "@me/pub", "version": "1.0.0", "skills": { "include": ["a", "b"] } }' },
      { path: 'skills/a/SKILL.md', text: '# a' },
    ]);
    expect((await checkCardTree(root)).issues).toMatchObject([
      { code: 'file/missing', file: 'skills/b', path: '/skills/include/1', severity: 'error' },
    ]);
  });

  test.each<[string, readonly TreeEntry[], string, string]>([
    ['no manifest', [{ path: 'README.md', text: '' }], 'file/missing', 'card.json'],
    [
      'a manifest with a duplicate property',
      [{ path: 'card.json', text: '{"name":"a","name":"a","version":"1.0.0"}' }],
      'json/duplicate-key',
      'card.json',
    ],
    ['a folder in place of the manifest', [{ path: 'card.json', type: 'dir' }], 'file/not-a-file', 'card.json'],
    ['bytes that are not UTF-8 text', [{ path: 'card.json', contentBase64: '/////w==' }], 'json/not-utf8', 'card.json'],
    [
      'a different name in package.json',
      [CARD, { path: 'package.json', text: '{"name":"x"}' }],
      'file/package-mismatch',
      'package.json',
    ],
    [
      'a different version in package.json',
      [CARD, { path: 'package.json', text: '{"version":"1.0.1"}' }],
      'file/package-mismatch',
      'package.json',
    ],
    [
      'a manifest that is a link out of the card',
      [{ path: 'card.json', type: 'symlink', target: '/etc/hostname' }],
      'file/outside-root',
      'card.json',
    ],
  ])('%s', async (_, entries, code, file) => {
    expect((await checkCardTree(makeTree(entries))).issues).toMatchObject([{ code, file }]);
  });

  test.each<[string, (path: string) => unknown, readonly string[], object]>([
    [
      'bytes that are not UTF-8',
      (path) => writeFileSync(path, Uint8Array.of(0x7b, 0x0a, 0xff)),
      TEXTS,
      { code: 'json/not-utf8', line: 2, column: 1, message: 'The byte `0xFF` at offset 2 is not valid UTF-8.' },
    ],
    [
      '32 MiB and a byte',
      (path) => writeFileSync(path, Buffer.alloc(TREE_TEXT_BYTES + 1)),
      TEXTS,
      { code: 'json/too-long' },
    ],
    [
      'a pipe',
      (path) => {
        rmSync(path);
        execFileSync('mkfifo', [path]);
      },
      ['card.json', 'hooks/a/policy.ts'],
      { code: 'file/not-a-file' },
    ],
  ])('%s in place of a text file: the same code for every kind of file', async (_, make, files, expected) => {
    for (const file of files) {
      const manifest = {
        name: '@me/pub',
        version: '1.0.0',
        hooks: { include: ['a'] },
        memory: { l6: { include: ['raw'], visibility: 'private', format: 'jsonl' } },
      };
      const root = makeTree([
        { path: 'card.json', text: JSON.stringify(manifest) },
        { path: 'mcp-servers/a.json', text: '{}' },
        { path: 'hooks/a/policy.ts', text: '' },
        { path: 'memory/l6/raw/x.jsonl', text: '{}' },
      ]);
      make(join(root, file));
      const { issues } = await checkCardTree(root);
      const found = issues.filter((issue) => issue.file === file);
      expect(found).toMatchObject([{ ...expected, basis: 'platform', file }]);
    }
  });

  test('does not follow a link out of the card', async () => {
    const root = makeTree(
      [
        { path: 'card.json', text: '{ "name": "@me/pub", "version": "1.0.0", "skills": { "include": ["a"] } }' },
        { path: 'skills', type: 'dir' },
      ],
      [{ path: 'elsewhere/SKILL.md', text: 'x' }],
    );
    symlinkSync('../../elsewhere', join(root, 'skills', 'a'));
    expect((await checkCardTree(root)).issues).toMatchObject([
      { code: 'file/outside-root', file: 'skills/a/SKILL.md' },
    ]);
  });

  const RAW =
    '{ "name": "@me/pub", "version": "1.0.0", "memory": { "l6": { "include": ["raw"], "visibility": "private", "format": "jsonl" } } }';

  test('trims lines of memory as drwn does', async () => {
    const jsonLines = (text: string) =>
      makeTree([
        { path: 'card.json', text: RAW },
        { path: 'memory/l6/raw/x.jsonl', text },
      ]);
    expect((await checkCardTree(jsonLines('\ufeff{}\r\n\u00a0[1]\u00a0\n\u2003\n'))).issues).toEqual([]);
    expect((await checkCardTree(jsonLines('{}\n{}{}\n'))).issues).toMatchObject([
      { code: 'json/syntax', file: 'memory/l6/raw/x.jsonl', line: 2 },
    ]);
  });

  test('reports a dangling link once', async () => {
    const skills = '{ "name": "@me/pub", "version": "1.0.0", "skills": { "include": ["a"] } }';
    const link = (path: string): TreeEntry => ({ path, type: 'symlink', target: 'nowhere' });
    expect(await checkCardTree(makeTree([CARD, link('docs/x')]))).toMatchObject({
      valid: false,
      issues: [{ code: 'file/unreadable', file: 'docs/x' }],
    });
    const root = makeTree([{ path: 'card.json', text: skills }, link('skills/a/SKILL.md')]);
    expect((await checkCardTree(root)).issues).toMatchObject([{ code: 'file/missing', file: 'skills/a/SKILL.md' }]);
  });

  test('says when the report is truncated', async () => {
    const skills = Array.from({ length: 1100 }, (_, index) => ({ path: `skills/s${index}/x`, text: '' }));
    const { issues } = await checkCardTree(makeTree([CARD, ...skills]));
    expect(issues).toHaveLength(1001);
    expect(issues.at(-1)).toMatchObject({ code: 'report/truncated', severity: 'error' });
  });

  test('requires a readable folder', async () => {
    await expect(checkCardTree(join(makeTree([CARD]), 'nowhere'))).rejects.toMatchObject({ code: 'unreadable-folder' });
    await expect(checkCardTree(join(makeTree([CARD]), 'card.json'))).rejects.toMatchObject({
      code: 'unreadable-folder',
    });
  });

  test('checks the expected name', async () => {
    const root = makeTree([CARD]);
    expect((await checkCardTree(root, { name: '@me/pub' })).issues).toEqual([]);
    expect((await checkCardTree(root, { name: '@me/other' })).issues).toMatchObject([
      { code: 'file/card-name', path: '/name' },
    ]);
  });
});

interface FileCardCase {
  readonly id: string;
  readonly category: string;
  readonly note?: string;
  readonly input: { readonly entries: readonly TreeEntry[] };
  readonly ok: boolean;
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
}

describe('resolveFileCard', () => {
  test.each(vectors<FileCardCase>('filecard'))(
    '$id $category $note',
    async ({ input, ok, name, version, integrity }) => {
      const root = makeTree(input.entries);
      const { report, card } = await resolveFileCard(root, { profile: 'platform' });
      expect(report.valid, JSON.stringify(report.issues)).toBe(ok);
      // The bytes behind an absolute link are those of the machine that made the vector.
      const isPortable = input.entries.every(({ target }) => !target?.startsWith('/'));
      expect(card === undefined ? undefined : { ...card, path: '', manifest: undefined }).toEqual(
        ok
          ? { name, version, path: '', integrity: isPortable ? integrity : card?.integrity, manifest: undefined }
          : undefined,
      );
    },
  );

  test('returns what a lockfile needs', async () => {
    const { card } = await resolveFileCard(makeTree([CARD]));
    expect(card).toBeDefined();
    if (card === undefined) return;
    const lockfile = createLockfile([
      { ...card, requested: `file:${card.path}`, skills: [], hooks: [], registry: null, origin: 'file' },
    ]);
    expect(lockfile.cards[0]).toMatchObject({ name: '@me/pub', origin: 'file', integrity: card.integrity });
  });
});

interface ServerCase {
  readonly id: string;
  readonly input: unknown;
  readonly ok: boolean;
  readonly countsAtWrite: boolean;
}

test.each(vectors<ServerCase>('mcpserver'))('server $id', ({ input, ok, countsAtWrite }) => {
  expect([...serverFaults(input)].length === 0).toBe(ok);
  expect(isWrittenToConfiguration(input)).toBe(countsAtWrite);
});
