import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkLockfile, type EntryOutcome } from '../../src/drwn/check-lockfile.js';
import { createLockfile, stringifyLockfile } from '../../src/drwn/create-lockfile.js';
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

const card = (name: string) => makeTree([{ path: 'card.json', text: `{ "name": "${name}", "version": "1.0.0" }` }]);

test('verifies the trees that exist', async () => {
  const [one, two] = [card('one'), card('two')];
  const text = await lockOf([one, two]);
  writeFileSync(join(two, 'new.txt'), 'x');
  const seen: EntryOutcome[] = [];
  const { report, entries } = await checkLockfile(text, { onEntry: (entry) => seen.push(entry) });
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
  const { report } = await checkLockfile(text);
  expect(report.issues).toMatchObject([{ code: 'file/integrity', line, endLine: line }]);
});

test('a path that exists but is not a tree is an issue', async () => {
  const root = card('one');
  const text = (await lockOf([root])).replace(`"path": "${root}"`, `"path": "${join(root, 'card.json')}"`);
  expect(await checkLockfile(text)).toMatchObject({
    report: { valid: false, issues: [{ code: 'file/unreadable', path: '/cards/0/integrity' }] },
    entries: [{ outcome: 'different' }],
  });
});

test('skips trees of other machines, and anything that is not a lockfile', async () => {
  const text = (await lockOf([card('one')])).replace(/"path": "[^"]*"/, '"path": "/nowhere/at/all"');
  expect(await checkLockfile(text)).toMatchObject({ report: { valid: true }, entries: [{ outcome: 'absent' }] });
  expect(await checkLockfile('{')).toMatchObject({ report: { valid: false }, entries: [] });
});
