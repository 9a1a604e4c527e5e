import { symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLockfile, type EntryOutcome } from '../../src/drwn/check-lockfile.js';
import { createLockfile, stringifyLockfile } from '../../src/drwn/create-lockfile.js';
import { LockedTrees } from '../../src/drwn/integrity/locked-trees.js';
import { TreeBudget } from '../../src/drwn/integrity/tree-budget.js';
import { resolveFileCard } from '../../src/drwn/resolve-file-card.js';
import { makeTree } from './tree.js';

async function lockOf(roots: readonly string[]): Promise<string> {
  const entries = [];
  for (const root of roots) {
    const { card } = await resolveFileCard(root);
    if (card === undefined) throw new Error('no card');
    entries.push({
      ...card,
      requested: `file:${root}`,
      skills: [],
      hooks: [],
      registry: null,
      origin: 'file' as const,
    });
  }
  return stringifyLockfile(createLockfile(entries));
}

/** Where the trees of these tests are. */
const roots = [tmpdir()];

const card = (name: string) => makeTree([{ path: 'card.json', text: `{ "name": "${name}", "version": "1.0.0" }` }]);

test('verifies the trees that exist', async () => {
  const [one, two] = [card('one'), card('two')];
  const text = await lockOf([one, two]);
  writeFileSync(join(two, 'new.txt'), 'x');
  const seen: EntryOutcome[] = [];
  const { report, entries } = await checkLockfile(text, { roots, onEntry: (entry) => seen.push(entry) });
  expect(report).toMatchObject({ valid: false, issues: [{ code: 'file/integrity', path: '/cards/1/integrity' }] });
  expect(entries).toMatchObject([
    { index: 0, count: 2, name: 'one', outcome: 'verified' },
    { name: 'two', outcome: 'different' },
  ]);
  expect(seen).toEqual(entries);
});

test('reports the position of the hash in the text', async () => {
  const root = card('one');
  const text = await lockOf([root]);
  writeFileSync(join(root, 'new.txt'), 'x');
  const line = text.slice(0, text.indexOf('"integrity"')).split('\n').length;
  const { report } = await checkLockfile(text, { roots });
  expect(report.issues).toMatchObject([{ code: 'file/integrity', line, endLine: line }]);
});

test('a path that exists but is not a tree is an issue', async () => {
  const root = card('one');
  const text = (await lockOf([root])).replace(`"path": "${root}"`, `"path": "${join(root, 'card.json')}"`);
  expect(await checkLockfile(text, { roots })).toMatchObject({
    report: { valid: false, issues: [{ code: 'file/unreadable', path: '/cards/0/integrity' }] },
    entries: [{ outcome: 'different' }],
  });
});

test('skips trees of other machines, and anything that is not a lockfile', async () => {
  const text = (await lockOf([card('one')])).replace(/"path": "[^"]*"/, '"path": "/nowhere/at/all"');
  expect(await checkLockfile(text, { roots: ['/nowhere'] })).toMatchObject({
    report: { valid: true },
    entries: [{ outcome: 'absent' }],
  });
  expect(await checkLockfile('{')).toMatchObject({ report: { valid: false }, entries: [] });
});

test('asks the disk only about paths inside the roots', async () => {
  const tree = card('one');
  const text = await lockOf([tree]);
  const outside = { report: { valid: true }, entries: [{ path: tree, outcome: 'outside' }] };
  expect(await checkLockfile(text)).toMatchObject(outside);
  expect(await checkLockfile(text, { roots: [join(dirname(tree), 'other')] })).toMatchObject(outside);
  // A link inside a root that leads out of it, and a path that only begins like one.
  const root = makeTree([]);
  symlinkSync(tree, join(root, 'linked'));
  const linked = text.replace(`"path": "${tree}"`, `"path": "${join(root, 'linked')}"`);
  expect(await checkLockfile(linked, { roots: [root] })).toMatchObject({ entries: [{ outcome: 'outside' }] });
  expect(await checkLockfile(text, { roots: [tree.slice(0, -1)] })).toMatchObject(outside);
  const around = text.replace(`"path": "${tree}"`, `"path": "${root}/../../etc"`);
  expect(await checkLockfile(around, { roots: [root] })).toMatchObject({ entries: [{ outcome: 'outside' }] });
});

test('ends at its budget', async () => {
  const trees = new LockedTrees(roots, new TreeBudget(4));
  const tree = makeTree([1, 2, 3].map((name) => ({ path: `${name}.txt`, text: '' })));
  expect(await trees.verify(tree, '')).toMatchObject({ is: 'checked' });
  expect(await trees.verify(card('one'), '')).toMatchObject({ is: 'checked' });
  expect(await trees.verify(card('two'), '')).toEqual({ is: 'budget' });
  expect(await new LockedTrees(roots, new TreeBudget(10, 3)).verify(card('long'), '')).toEqual({ is: 'budget' });
});
