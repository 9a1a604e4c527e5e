import { execFileSync } from 'node:child_process';
import { symlinkSync, truncateSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CODES } from '../../core/codes/index.js';
import { LIMITS } from '../../core/limits.js';
import type { FileFault } from '../../files/file-fault.js';
import { faultIssue } from '../../files/file-fault.js';
import { readBytes } from '../../files/read-bytes.js';
import { readText } from '../../files/read-text.js';
import { folder } from '../cli/support/folder.js';
import { whileClosed } from '../support/while-closed.js';

const READABLE = {
  message: 'The file cannot be read: ',
  hint: 'Check that it exists and that you have permission to read it.',
};

function faultOf(path: string, options?: Parameters<typeof readText>[1]): FileFault {
  const read = readText(path, options);
  if (read.ok) throw new Error(`${path} was read.`);
  expect(CODES.has(read.fault.code), read.fault.code).toBe(true);
  return read.fault;
}

describe('the text of a file', () => {
  test.each([
    ['nothing', ''],
    ['ASCII', '{ "a": 1 }\n'],
    ['a byte order mark, which is kept', '\ufeff{}'],
    ['characters of all lengths', 'aä€😀\ufffd\0'],
    ['more than one chunk', 'ä'.repeat(100_000)],
  ])('%s', (_title, text) => {
    expect(readText(join(folder({ 'a.json': text }), 'a.json'))).toEqual({ ok: true, text });
  });

  test.skipIf(process.platform === 'win32')('by way of a link', () => {
    const root = folder({ 'a.json': '{}' });
    symlinkSync('a.json', join(root, 'link'));
    expect(readText(join(root, 'link'))).toEqual({ ok: true, text: '{}' });
  });
});

describe('more bytes than are read', () => {
  const path = (): string => join(folder({ 'a.json': 'aäb' }), 'a.json');

  test('the bound is inclusive, and counts bytes', () => {
    expect(readText(path(), { most: 4 })).toEqual({ ok: true, text: 'aäb' });
    expect(faultOf(path(), { most: 3 })).toEqual({
      code: 'json/too-long',
      message: 'The file has 4 bytes; at most 3 bytes are allowed.',
      hint: 'Split the document or remove what does not belong in it.',
    });
  });

  test('are cut off where that is asked for', () => {
    const cut = (most: number): unknown => readBytes(path(), { most, longer: 'cut' });
    expect(cut(1)).toEqual({ ok: true, bytes: Buffer.from('a') });
    expect(cut(0)).toEqual({ ok: true, bytes: Buffer.from('') });
    expect(cut(9)).toEqual({ ok: true, bytes: Buffer.from('aäb') });
  });

  test('without a bound of its own, that of every document', () => {
    const file = path();
    truncateSync(file, LIMITS.textBytes + 1);
    expect(faultOf(file).message).toBe('The file has 33,554,433 bytes; at most 33,554,432 bytes (32 MiB) are allowed.');
  });
});

describe('bytes that are not UTF-8', () => {
  test.each<[title: string, bytes: readonly number[], place: object, message: string]>([
    [
      'a byte of Latin-1',
      [0x22, 0xe4, 0x22],
      { line: 1, column: 2 },
      'The byte `0xE4` at offset 1 is not valid UTF-8.',
    ],
    ['the byte 0xFF', [0x7b, 0x0a, 0xff], { line: 2, column: 1 }, 'The byte `0xFF` at offset 2 is not valid UTF-8.'],
    [
      'a character that is cut',
      [0x22, 0xe2, 0x82],
      { line: 1, column: 2 },
      'The byte `0xE2` at offset 1 is not valid UTF-8.',
    ],
    ['a surrogate', [0xed, 0xa0, 0x80], { line: 1, column: 1 }, 'The byte `0xED` at offset 0 is not valid UTF-8.'],
    [
      'UTF-16',
      [0xff, 0xfe, 0x7b, 0x00],
      { line: 1, column: 1 },
      'The file begins with a UTF-16 byte order mark, but JSON must be UTF-8.',
    ],
  ])('%s', (_title, bytes, place, message) => {
    const path = join(folder({ 'a.json': Uint8Array.from(bytes) }), 'a.json');
    expect(faultOf(path)).toMatchObject({ code: 'json/not-utf8', message, ...place });
  });
});

describe('what is not opened', () => {
  test('nothing at all', () => {
    const root = folder({ 'a.json': '' });
    for (const path of ['nothing', 'nothing/below', 'a.json/below']) {
      const { code, message, hint } = faultOf(join(root, path));
      expect({ code, hint }).toEqual({ code: 'file/missing', hint: READABLE.hint });
      expect(message).toContain(READABLE.message);
    }
  });

  test.skipIf(process.platform === 'win32')('a link to nothing, or to itself', () => {
    const root = folder();
    symlinkSync('nothing', join(root, 'dangling'));
    symlinkSync('loop', join(root, 'loop'));
    expect(faultOf(join(root, 'dangling'))).toMatchObject({
      code: 'file/unreadable',
      message: `${READABLE.message}ENOENT: no such file or directory.`,
    });
    expect(faultOf(join(root, 'loop'))).toMatchObject({ code: 'file/unreadable', hint: READABLE.hint });
  });

  test.skipIf(process.platform === 'win32').each([
    'closed/a.json',
    // Nobody can tell what is in there, so nothing is said to be missing.
    'closed',
  ])('a file that may not be read, because %s is closed', async (path) => {
    const root = folder({ 'closed/a.json': '' });
    const fault = await whileClosed(root, [path], () => faultOf(join(root, 'closed/a.json')));
    expect(fault.code).toBe('file/unreadable');
  });

  test('a folder, named or not', () => {
    for (const kind of ['regular', 'named'] as const) {
      expect(faultOf(folder(), { kind })).toEqual({
        code: 'file/not-a-file',
        message: 'The path is not a regular file.',
        hint: 'Replace it with a regular file.',
      });
    }
  });
});

describe.skipIf(process.platform === 'win32')('pipes and devices', () => {
  test('a pipe nobody named is not waited for', () => {
    const pipe = join(folder(), 'pipe');
    execFileSync('mkfifo', [pipe]);
    expect(faultOf(pipe).code).toBe('file/not-a-file');
  });

  test('a device nobody named is not opened', () => {
    expect(faultOf('/dev/zero').code).toBe('file/not-a-file');
  });

  test('one that a user named is read, to the bound', () => {
    expect(readText('/dev/null', { kind: 'named' })).toEqual({ ok: true, text: '' });
    expect(faultOf('/dev/zero', { kind: 'named', most: 100 })).toMatchObject({
      code: 'json/too-long',
      message: 'The file has more than 100 bytes.',
    });
    const bytes = readBytes('/dev/zero', { kind: 'named', most: 100, longer: 'cut' });
    expect(bytes).toEqual({ ok: true, bytes: Buffer.alloc(100) });
  });
});

test('a fault becomes an error of the file, with its place', () => {
  const path = join(folder({ 'a.json': Uint8Array.of(0xff) }), 'a.json');
  expect(faultIssue(faultOf(path), 'platform')).toEqual({
    code: 'json/not-utf8',
    severity: 'error',
    path: '',
    message: 'The byte `0xFF` at offset 0 is not valid UTF-8.',
    hint: 'Save the file as UTF-8 without a byte order mark.',
    basis: 'platform',
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 2,
  });
  expect(faultIssue(faultOf(join(path, '..', 'nothing'))).basis).toBe('contract');
});
