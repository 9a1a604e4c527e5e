import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { UsageError } from '../../core/usage-error.js';
import { findFiles } from '../../files/find-files.js';
import { walk } from '../../files/walk.js';
import { folder } from '../cli/support/folder.js';
import { whileClosed } from '../support/while-closed.js';

const metBelow = (root: string, options?: Parameters<typeof walk>[1]): string[] =>
  [...walk(root, options)].map(({ path }) => path);

describe('a walk', () => {
  test('meets everything once, the entries of a folder by name', () => {
    const root = folder({ 'b/2': '', 'b/1': '', a: '', B: '', 'b/c/3': '' });
    expect(metBelow(root)).toEqual(['B', 'a', 'b', 'b/1', 'b/2', 'b/c', 'b/c/3']);
  });

  test('stays out of folders that are skipped, at every level', () => {
    const root = folder({ 'skip/x': '', 'a/skip/x': '', 'a/b': '', 'skip.txt': '' });
    expect(metBelow(root, { skips: (name) => name === 'skip' })).toEqual(['a', 'skip', 'skip.txt', 'a/b', 'a/skip']);
  });

  test('takes a folder that cannot be listed for empty, unless somebody wants to know', () => {
    const root = folder({ a: '' });
    expect(metBelow(join(root, 'nothing'))).toEqual([]);
    const told: string[] = [];
    metBelow(join(root, 'a'), {
      onUnreadable: ({ path, fault }, error) =>
        told.push(path, fault.message, (error as NodeJS.ErrnoException).code ?? ''),
    });
    expect(told).toEqual(['', 'The folder cannot be read: ENOTDIR: not a directory.', 'ENOTDIR']);
  });

  test('goes as deep as the folders do', () => {
    const root = folder();
    mkdirSync(join(root, ...Array.from({ length: 400 }, () => 'd')), { recursive: true });
    expect(metBelow(root)).toHaveLength(400);
  });

  test.skipIf(process.platform === 'win32')('meets links and does not follow them', () => {
    const root = folder({ 'a/x': '' });
    symlinkSync('..', join(root, 'a', 'up'));
    symlinkSync('nothing', join(root, 'dangling'));
    expect([...walk(root)].filter(({ entry }) => entry.isSymbolicLink()).map(({ path }) => path)).toEqual([
      'dangling',
      'a/up',
    ]);
    expect(metBelow(root)).toHaveLength(4);
  });
});

describe('finding files', () => {
  const found = (root: string): { files: string[]; leadOut: string[] } => {
    const { files, escapingLinks: leadOut } = findFiles(root, (path) => path.endsWith('.json'));
    const seen = (path: string): string => path.slice(root.length + 1);
    return { files: files.map(seen), leadOut: leadOut.map(seen) };
  };

  test('in code-point order, without other people’s folders', () => {
    const root = folder({
      '\u{1f600}.json': '',
      '\uff01.json': '',
      'b/a.json': '',
      'a.txt': '',
      'node_modules/x.json': '',
      'b/.git/x.json': '',
      '.hidden/a.json': '',
    });
    expect(found(root)).toEqual({
      files: ['.hidden/a.json', 'b/a.json', '\uff01.json', '\u{1f600}.json'],
      leadOut: [],
    });
  });

  test.skipIf(process.platform === 'win32')('asks where links lead', () => {
    const outside = folder({ 'x.json': '', 'folder/x': '' });
    const root = folder({ 'any.txt': '', 'folder/x': '' });
    for (const [link, target] of [
      ['in.json', 'any.txt'],
      ['dangling.json', 'nothing'],
      ['loop.json', 'loop.json'],
      ['folder.json', 'folder'],
      ['out.json', join(outside, 'x.json')],
      ['out-folder.json', join(outside, 'folder')],
      ['out.txt', join(outside, 'x.json')],
    ] as const) {
      symlinkSync(target, join(root, link));
    }
    execFileSync('mkfifo', [join(root, 'pipe.json')]);
    const expected = { files: ['dangling.json', 'in.json', 'loop.json'], leadOut: ['out.json'] };
    expect(found(root)).toEqual(expected);
    // Named by a link, the folder is still the one that it is.
    symlinkSync(root, join(outside, 'link'));
    expect(found(join(outside, 'link'))).toEqual(expected);
  });

  test('names a folder that is none', () => {
    const root = folder({ 'a.json': '' });
    for (const path of ['nothing', 'a.json']) {
      expect(() => found(join(root, path))).toThrow(UsageError);
      expect(() => found(join(root, path))).toThrow(expect.objectContaining({ code: 'unreadable-folder' }));
    }
  });

  test.skipIf(process.platform === 'win32')('names a folder that may not be read, and goes on', async () => {
    const root = folder({ 'a/x.json': '', 'b/x.json': '' });
    const { files, unreadable } = await whileClosed(root, ['a'], () =>
      findFiles(root, (path) => path.endsWith('.json')),
    );
    expect(files).toEqual([join(root, 'b/x.json')]);
    expect(unreadable).toEqual([
      {
        path: 'a',
        fault: {
          code: 'file/unreadable',
          message: 'The folder cannot be read: EACCES: permission denied.',
          hint: 'Check that you have permission to read it.',
        },
      },
    ]);
  });

  test.skipIf(process.platform !== 'linux')('names a folder whose name is not UTF-8, and goes on', () => {
    const root = folder({ 'b/x.json': '' });
    mkdirSync(Buffer.from(`${root}/a\xff`, 'latin1'));
    const { files, unreadable } = findFiles(root, (path) => path.endsWith('.json'));
    expect(files).toEqual([join(root, 'b/x.json')]);
    expect(unreadable).toMatchObject([
      { path: 'a\ufffd', fault: { message: 'The folder cannot be read: its name is not valid UTF-8.' } },
    ]);
  });
});
