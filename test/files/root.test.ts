import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { UsageError } from '../../core/usage-error.js';
import { type Kind, Root } from '../../files/root.js';
import { folder } from '../cli/support/folder.js';

describe.skipIf(process.platform === 'win32')('a root', () => {
  let root: Root;
  let outside: string;

  beforeEach(() => {
    outside = folder({ 'in/secret.txt': 'hunter2', 'in-beside/x.txt': 'hunter2' });
    const path = join(outside, 'in', 'root');
    mkdirSync(join(path, 'folder', 'deep'), { recursive: true });
    // A folder whose name begins like the root's.
    mkdirSync(`${path}-beside`);
    for (const [link, target] of LINKS) symlinkSync(target, join(path, link));
    execFileSync('mkfifo', [join(path, 'pipe')]);
    execFileSync('sh', ['-c', 'printf text > file; printf x > folder/b; printf x > folder/a'], { cwd: path });
    root = Root.open(path);
  });

  const LINKS: readonly (readonly [link: string, target: string])[] = [
    ['to-file', 'file'],
    ['to-folder', 'folder'],
    ['to-nothing', 'nothing'],
    ['loop', 'loop'],
    ['out', '../secret.txt'],
    ['out-folder', '..'],
    ['beside', '../root-beside'],
    ['out-and-in', '../root/file'],
    ['to-itself', '.'],
  ];

  test.each<[path: string, kind: Kind]>([
    ['', 'folder'],
    ['.', 'folder'],
    ['file', 'file'],
    ['folder', 'folder'],
    ['folder/deep', 'folder'],
    ['pipe', 'other'],
    ['nothing', 'missing'],
    ['file/below', 'missing'],
    ['to-file', 'file'],
    ['to-folder/a', 'file'],
    ['to-nothing', 'missing'],
    ['loop', 'missing'],
    ['out', 'outside'],
    ['out-folder', 'outside'],
    ['out-folder/secret.txt', 'outside'],
    ['beside', 'outside'],
    ['out-and-in', 'file'],
    ['to-itself', 'folder'],
    ['..', 'outside'],
    ['../secret.txt', 'outside'],
    ['../root/file', 'file'],
  ])('%j is %s', (path, kind) => {
    expect(root.kindOf(path)).toBe(kind);
  });

  test.each<[path: string, code: string]>([
    ['folder', 'file/not-a-file'],
    ['pipe', 'file/not-a-file'],
    ['nothing', 'file/missing'],
    ['file/below', 'file/missing'],
    ['to-nothing', 'file/unreadable'],
    ['loop', 'file/unreadable'],
    ['out', 'file/outside-root'],
    ['out-folder/secret.txt', 'file/outside-root'],
    ['../secret.txt', 'file/outside-root'],
  ])('reads no %j: %s', (path, code) => {
    expect(root.readText(path)).toMatchObject({ ok: false, fault: { code } });
  });

  test('reads what lies inside', () => {
    for (const path of ['file', 'to-file', 'out-and-in', '../root/file']) {
      expect(root.readText(path), path).toEqual({ ok: true, text: 'text' });
    }
    expect(root.readText('file', { most: 3 })).toMatchObject({ ok: false, fault: { code: 'json/too-long' } });
  });

  test('lists the entries of folders inside, by name', () => {
    const namesIn = (path: string): string[] => root.entriesOf(path).map(({ name }) => name);
    expect(namesIn('folder')).toEqual(['a', 'b', 'deep']);
    expect(namesIn('to-folder')).toEqual(['a', 'b', 'deep']);
    for (const path of ['out-folder', 'beside', '..', 'file', 'nothing', 'loop'])
      expect(namesIn(path), path).toEqual([]);
  });

  test('is the real folder, whatever link names it', () => {
    const { path } = root;
    symlinkSync(path, join(outside, 'link'));
    const linked = Root.open(join(outside, 'link'));
    expect(linked.path).toBe(path);
    expect(linked.kindOf('to-file')).toBe('file');
  });

  test('may be the root of the disk', () => {
    const disk = Root.open('/');
    expect(disk.kindOf(join(root.path, 'file'))).toBe('file');
    expect(disk.kindOf(join(root.path, 'out'))).toBe('file');
  });

  test.each(['nothing', 'file', 'loop', 'to-nothing'])('is not %j', (path) => {
    const named = join(root.path, path);
    const open = (): Root => Root.open(named);
    expect(open).toThrow(UsageError);
    expect(open).toThrow(expect.objectContaining({ code: 'unreadable-folder' }));
    expect(open).toThrow(`The folder \`${named}\` cannot be read: E`);
  });
});
