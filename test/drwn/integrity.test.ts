import { execFileSync, spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { IntegrityRecord } from '../../schemas/drwn/grammar/integrity-record.js';
import { orderRecords } from '../../schemas/drwn/walk/order-records.js';
import { computeIntegrity } from '../../src/drwn/compute-integrity.js';
import { hashRecords } from '../../src/drwn/integrity/hash.js';
import { verifyIntegrity } from '../../src/drwn/verify-integrity.js';
import { needsCorpus } from '../support/needs.js';
import { makeTree, type TreeEntry } from './tree.js';
import { vectors } from './vectors.js';

interface IntegrityCase {
  readonly id: string;
  readonly category: string;
  readonly note?: string;
  readonly input: { readonly entries: readonly TreeEntry[]; readonly outside?: readonly TreeEntry[] };
  readonly ok: boolean;
  readonly integrity: string;
  readonly errorCode?: string;
  readonly hashedPaths: readonly string[];
  readonly codeUnitOrderHash: string;
}

const CASES = vectors<IntegrityCase>('integrity');

describe('computeIntegrity', () => {
  test.each(CASES)(
    '$id $category $note',
    async ({ input, ok, integrity, errorCode, hashedPaths, codeUnitOrderHash }) => {
      const root = makeTree(input.entries, input.outside);
      if (!ok) {
        const bad = input.entries.filter(({ type }) => type === 'symlink').map(({ path }) => path);
        await expect(computeIntegrity(root)).rejects.toMatchObject({ name: 'IntegrityError', code: errorCode });
        const error: unknown = await computeIntegrity(root).catch((reason: unknown) => reason);
        expect(bad).toContain(Reflect.get(error as object, 'path'));
        expect(await verifyIntegrity(root, `sha256-${'0'.repeat(64)}`)).toMatchObject({
          valid: false,
          issues: [{ code: 'file/unreadable' }],
        });
        return;
      }
      const result = await computeIntegrity(root);
      expect(result.files.map(({ p, m }) => `${m} ${p}`)).toEqual(hashedPaths);
      expect(result.integrity).toBe(integrity);
      expect((await computeIntegrity(root, { order: 'code-unit' })).integrity).toBe(codeUnitOrderHash);
    },
  );

  interface PublishCase {
    readonly id: string;
    readonly input: { readonly entries: readonly TreeEntry[] };
    readonly sourceIntegrity?: string;
  }
  const sources = vectors<PublishCase>('publish').filter(({ sourceIntegrity }) => sourceIntegrity !== undefined);
  test.each(sources)('source of $id', async ({ input, sourceIntegrity }) => {
    expect((await computeIntegrity(makeTree(input.entries))).integrity).toBe(sourceIntegrity);
  });

  test('reports a link to a file outside the tree, and follows it', async () => {
    const root = makeTree(
      [{ path: 'out.txt', type: 'symlink', target: '../outside.txt' }],
      [{ path: 'outside.txt', text: 'outside\n' }],
    );
    const { files, issues } = await computeIntegrity(root);
    expect(files.map(({ p }) => p)).toEqual(['out.txt']);
    expect(issues).toMatchObject([{ code: 'file/link-outside', severity: 'warning', file: 'out.txt' }]);
  });

  test.each([['nowhere'], ['card.json']])('names the path %s that is not a folder', async (name) => {
    const root = makeTree([{ path: 'card.json', text: '{}' }]);
    await expect(computeIntegrity(join(root, name))).rejects.toMatchObject({ path: '', code: expect.any(String) });
    await expect(verifyIntegrity(join(root, name), 'x')).rejects.toMatchObject({ code: expect.any(String) });
  });

  test('knows two orders', async () => {
    const root = makeTree([{ path: 'card.json', text: '{}' }]);
    await expect(computeIntegrity(root, { order: 'codeunit' as never })).rejects.toMatchObject({
      code: 'unknown-order',
    });
  });

  test('skips pipes and does not wait for them', async () => {
    const root = makeTree([{ path: 'card.json', text: '{}' }]);
    const before = await computeIntegrity(root);
    execFileSync('mkfifo', [join(root, 'pipe')]);
    expect((await computeIntegrity(root)).integrity).toBe(before.integrity);
  });

  test('names a file whose name is not UTF-8', async () => {
    const root = makeTree([]);
    execFileSync('sh', ['-c', 'cd "$1" && : > "$(printf "a\\377b")"', 'sh', root]);
    await expect(computeIntegrity(root)).rejects.toMatchObject({ code: 'bad-name' });
  });

  test('goes down as deep as the system lets it', async () => {
    const root = makeTree([{ path: `${'d/'.repeat(1500)}file`, text: 'x' }]);
    expect((await computeIntegrity(root)).files).toHaveLength(1);
  });
});

interface AmbiguousCase {
  readonly note: string;
  readonly input: { readonly entries: readonly TreeEntry[] };
  readonly possible: readonly string[];
  readonly codeUnitOrderHash: string;
}

describe('names that compare as equal', () => {
  test.each(vectors<AmbiguousCase>('integrity-ambiguous'))('$note', async ({ input, possible, codeUnitOrderHash }) => {
    const root = makeTree(input.entries);
    await expect(computeIntegrity(root)).rejects.toMatchObject({ code: 'tie', path: expect.stringMatching(/./) });
    expect((await computeIntegrity(root, { order: 'code-unit' })).integrity).toBe(codeUnitOrderHash);
    for (const hash of possible) {
      expect(await verifyIntegrity(root, hash)).toMatchObject({
        valid: true,
        issues: [{ code: 'file/tie', severity: 'warning' }],
      });
    }
    expect(await verifyIntegrity(root, `sha256-${'0'.repeat(64)}`)).toMatchObject({ valid: false });
  });
});

describe('verifyIntegrity', () => {
  const ENTRIES: readonly TreeEntry[] = [
    { path: 'card.json', text: '{}' },
    { path: 'README.md', text: '# hi\n' },
    { path: 'run.sh', text: '#!/bin/sh\n', mode: '0755' },
  ];

  test('accepts the right hash, records and tree', async () => {
    const root = makeTree(ENTRIES);
    const { integrity, files } = await computeIntegrity(root);
    expect(await verifyIntegrity(root, integrity)).toEqual({ format: 'drwn/card', valid: true, issues: [] });
    expect(await verifyIntegrity(root, files)).toMatchObject({ valid: true, issues: [] });
    expect(await verifyIntegrity(root, { directory: makeTree(ENTRIES) })).toMatchObject({ valid: true, issues: [] });
  });

  test('warns about a hash that matches only in code-unit order', async () => {
    const root = makeTree(ENTRIES);
    const { integrity } = await computeIntegrity(root, { order: 'code-unit' });
    expect(await verifyIntegrity(root, integrity)).toMatchObject({
      valid: true,
      issues: [{ code: 'file/integrity-order', severity: 'warning' }],
    });
  });

  test('says which files differ', async () => {
    const root = makeTree(ENTRIES);
    const { files } = await computeIntegrity(root);
    const other = makeTree([
      { path: 'card.json', text: '{ }' },
      { path: 'run.sh', text: '#!/bin/sh\n' },
      { path: 'new.txt', text: '' },
    ]);
    const expected = [
      { code: 'file/missing', file: 'README.md' },
      { code: 'file/changed', file: 'card.json' },
      { code: 'file/unexpected', file: 'new.txt' },
      { code: 'file/mode', file: 'run.sh' },
    ];
    expect(await verifyIntegrity(other, files)).toMatchObject({ valid: false, issues: expected });
    expect(await verifyIntegrity(other, { directory: root })).toMatchObject({ valid: false, issues: expected });
    const { integrity } = await computeIntegrity(root);
    expect(await verifyIntegrity(other, integrity)).toMatchObject({
      valid: false,
      issues: [{ code: 'file/integrity' }],
    });
  });

  test('does not blame the tree for a file of the other tree', async () => {
    const other = makeTree([{ path: 'link', type: 'symlink', target: 'nowhere' }]);
    const { valid, issues } = await verifyIntegrity(makeTree(ENTRIES), { directory: other });
    expect({ valid, issues }).toMatchObject({ valid: false, issues: [{ code: 'file/bad-integrity' }] });
    expect(issues[0]).not.toHaveProperty('file');
    await expect(verifyIntegrity(makeTree(ENTRIES), { directory: join(other, 'nowhere') })).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });

  test('says when the report is truncated', async () => {
    const expected = Array.from({ length: 1100 }, (_, index) => ({ p: `f${index}`, m: '-' as const, h: '' }));
    const { issues } = await verifyIntegrity(makeTree([]), expected);
    expect(issues).toHaveLength(1001);
    expect(issues.at(-1)).toMatchObject({ code: 'report/truncated' });
  });

  test.each<[unknown]>([['md5-x'], ['sha256-deadbeef'], [[{ p: 1 }]], [null], [5], [{ directory: 5 }]])(
    '%j expects nothing',
    async (expected) => {
      const report = await verifyIntegrity(makeTree(ENTRIES), expected as never);
      expect(report.valid).toBe(false);
      expect(report.issues[0]).toMatchObject({ code: 'file/bad-integrity' });
    },
  );
});

describe('the order', () => {
  test.each(['cs_CZ.UTF-8', 'da_DK.UTF-8', 'ja_JP.UTF-8', 'C'])('is the same under LANG=%s', (locale) => {
    const trees = CASES.filter(({ ok }) => ok).map(({ hashedPaths, integrity }) => ({
      records: hashedPaths.map((path) => ({ p: path.slice(2), m: path.slice(0, 1), h: '' })),
      integrity,
    }));
    const here = trees.map(({ records }) =>
      orderRecords(records as IntegrityRecord[], 'collation').records.map(({ p }) => p),
    );
    const script = `
      import { readFileSync } from 'node:fs';
      import { orderRecords } from './schemas/drwn/walk/order-records.ts';
      const trees = JSON.parse(readFileSync(0, 'utf8'));
      process.stdout.write(JSON.stringify(trees.map(({ records }) => orderRecords([...records].reverse(), 'collation').records.map(({ p }) => p))));
    `;
    const output = execFileSync(
      process.execPath,
      ['--input-type=module', '-e', `import { createJiti } from 'jiti'; ${runner(script)}`],
      {
        input: JSON.stringify(trees),
        env: { ...process.env, LANG: locale, LC_ALL: locale },
        encoding: 'utf8',
        maxBuffer: 1 << 26,
      },
    );
    expect(JSON.parse(output)).toEqual(here);
  });
});

function runner(script: string): string {
  const url = JSON.stringify(`${import.meta.dirname}/../../test-entry.ts`);
  return `const jiti = createJiti(${url}); await jiti.evalModule(${JSON.stringify(script)}, { filename: ${url}, async: true });`;
}

const REAL = new URL('../../../shared/corpus/drwn/real-integrity.json', import.meta.url);

needsCorpus(existsSync(REAL)).describe('cards whose integrity their authors recorded', () => {
  interface RealCard {
    readonly name: string;
    readonly lockIntegrity: string;
    readonly codeUnitOrderHash: string;
    readonly records: readonly IntegrityRecord[];
  }
  const cards = existsSync(REAL) ? (JSON.parse(readFileSync(REAL, 'utf8')) as { cards: RealCard[] }).cards : [];
  test.each(cards)('$name', ({ lockIntegrity, codeUnitOrderHash, records }) => {
    const shuffled = [...records].reverse();
    expect(hashRecords(orderRecords(shuffled, 'collation').records)).toBe(lockIntegrity);
    expect(hashRecords(orderRecords(shuffled, 'code-unit').records)).toBe(codeUnitOrderHash);
  });
});

/** Replaces `d0/f0` and adds and removes `x`, each by renaming, so that the tree is in one of four states at any moment. */
const CHURN = `
const { renameSync, rmSync, writeFileSync } = require('node:fs');
const [root, spare] = process.argv.slice(1);
const put = (name, text) => { writeFileSync(spare, text); renameSync(spare, root + '/' + name); };
process.stdout.write('ready');
const pause = new Int32Array(new SharedArrayBuffer(4));
for (let round = 0; ; round += 1) {
  put('d0/f0', round % 2 === 0 ? 'one' : 'two');
  if (round % 3 === 0) put('x', 'new'); else rmSync(root + '/x', { force: true });
  Atomics.wait(pause, 0, 0, round % 7 === 0 ? 25 : 1);
}
`;

describe('a tree that another process changes meanwhile', () => {
  test('is rejected by name, or hashed as it was at some moment', async () => {
    const root = makeTree(
      Array.from({ length: 40 }, (_, index) => ({ path: `d${index % 4}/f${index}`, text: `${index}`.repeat(5000) })),
    );
    const right: string[] = [];
    for (const text of ['one', 'two']) {
      writeFileSync(join(root, 'd0', 'f0'), text);
      right.push((await computeIntegrity(root)).integrity);
      writeFileSync(join(root, 'x'), 'new');
      right.push((await computeIntegrity(root)).integrity);
      rmSync(join(root, 'x'));
    }
    expect(new Set(right).size).toBe(4);
    const churn = spawn(process.execPath, ['-e', CHURN, root, join(root, '..', 'spare')], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    try {
      await new Promise((resolve) => churn.stdout.once('data', resolve));
      let refused = 0;
      for (let round = 0; round < 60; round += 1) {
        const outcome: unknown = await computeIntegrity(root).catch((error: unknown) => error);
        if (outcome instanceof Error) {
          refused += 1;
          expect(outcome).toMatchObject({
            name: 'IntegrityError',
            path: expect.stringMatching(/./),
            code: expect.stringMatching(/^(?:changed|ENOENT)$/),
          });
        } else expect(right).toContain(Reflect.get(outcome as object, 'integrity'));
      }
      expect(refused).toBeGreaterThan(0);
    } finally {
      churn.kill();
    }
  });
});
