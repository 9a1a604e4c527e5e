import { mkdirSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import type { Issue } from '../../core/issue.js';
import { LIMITS } from '../../core/limits.js';
import { showCount } from '../../core/words/list.js';
import { run } from '../../src/cli/run.js';
import { whileClosed } from '../support/while-closed.js';
import { folder } from './support/folder.js';
import { memoryIo } from './support/memory-io.js';

vi.mock('../../src/cli/formats/engine.js', () => import('./support/stub-engine.js'));

interface JsonReport {
  readonly valid: boolean;
  readonly files: readonly { file: string; format: string; valid: boolean; issues: Issue[] }[];
}

async function validated(
  cwd: string,
  ...argv: string[]
): Promise<{ report: JsonReport; stderr: string; exit: number }> {
  const io = memoryIo({ cwd });
  const exit = await run(['validate', '--reporter', 'json', ...argv], io);
  return { report: JSON.parse(io.printed.stdout), stderr: io.printed.stderr, exit };
}

const filesOf = ({ report }: { report: JsonReport }): string[] => report.files.map(({ file }) => file);

describe('finding documents', () => {
  test('code-point order, without node_modules and .git', async () => {
    const cwd = folder({
      'b/demo.lock': '{}',
      'B/demo.lock': '{}',
      'demo.lock': '{}',
      'demo-card.json': '{}',
      '\u{1f600}/demo.lock': '{}',
      '\uff01/demo.lock': '{}',
      'node_modules/x/demo.lock': '{}',
      'a/node_modules/demo.lock': '{}',
      '.git/demo.lock': '{}',
      '.hidden/demo.lock': '{}',
      'a/demo.json': '{}',
      'a/tools/demo.json': '{}',
      'a/my-demo.lock': '{}',
    });
    expect(filesOf(await validated(cwd))).toEqual([
      '.hidden/demo.lock',
      'B/demo.lock',
      'a/tools/demo.json',
      'b/demo.lock',
      'demo-card.json',
      'demo.lock',
      '\uff01/demo.lock',
      '\u{1f600}/demo.lock',
    ]);
  });

  test.skipIf(process.platform !== 'linux')(
    'past folders that cannot be read, each of which is one issue',
    async () => {
      const cwd = folder({ 'a/demo.lock': '{}', 'closed/demo.lock': '{}', 'z/demo.lock': '{ "issues": [{}] }' });
      mkdirSync(Buffer.from(`${cwd}/bad\xff`, 'latin1'));
      const { report, exit, stderr } = await whileClosed(cwd, ['closed'], () => validated(cwd));
      expect({ exit, stderr, valid: report.valid }).toEqual({ exit: 1, stderr: '', valid: false });
      expect(report.files.map(({ file, valid, issues }) => [file, valid, issues.map(({ code }) => code)])).toEqual([
        ['closed', false, ['file/unreadable']],
        ['bad\ufffd', false, ['file/unreadable']],
        ['a/demo.lock', true, []],
        ['z/demo.lock', false, ['demo/rule']],
      ]);
      expect(report.files[1]?.issues[0]?.message).toBe('The folder cannot be read: its name is not valid UTF-8.');
      // A named folder is another matter: then the call itself is wrong.
      const io = memoryIo({ cwd });
      expect(await whileClosed(cwd, ['closed'], () => run(['validate', 'closed'], io))).toBe(2);
    },
  );

  test('each file once, in the order named, as seen from the current folder', async () => {
    const cwd = folder({ 'in/demo.lock': '{}', 'out/demo.lock': '{}', 'out/demo-card.json': '{}' });
    const found = await validated(join(cwd, 'in'), '../out/demo.lock', '.', '..', './demo.lock');
    expect(filesOf(found)).toEqual(['../out/demo.lock', 'demo.lock', '../out/demo-card.json']);
  });

  test("a shared name counts in a walk when the document is the format's own", async () => {
    const cwd = folder({
      'a/shared.json': '{}',
      'b/shared.json': '{ "demo": 1, "issues": [{}] }',
      'c/shared.json': '{ "demo": ',
    });
    const found = await validated(cwd);
    expect(filesOf(found)).toEqual(['b/shared.json']);
    expect(found.stderr).toMatch(/^skipped: c\/shared\.json cannot be read, so its format is unknown\n$/);
    const nothing = await validated(join(cwd, 'a'), '--strict');
    expect(nothing).toMatchObject({ exit: 1, report: { valid: true, files: [] } });
  });

  test("a named file of a shared name counts when the document is the format's own, or the format is given", async () => {
    const cwd = folder({ 'a/shared.json': '{}', 'b/shared.json': '{ "demo": 1 }', 'c/shared.json': '{ "demo": ' });
    const found = await validated(cwd, 'a/shared.json', 'b/shared.json');
    expect(filesOf(found)).toEqual(['b/shared.json']);
    expect(found).toMatchObject({
      exit: 0,
      stderr: 'skipped: a/shared.json is not a demo/package; pass --format demo/package to validate it anyway\n',
    });
    expect(filesOf(await validated(cwd, 'a/shared.json', '--format', 'demo/package'))).toEqual(['a/shared.json']);
    // The stub does not validate broken text; what counts is that it is asked to.
    const io = memoryIo({ cwd });
    expect(await run(['validate', 'c/shared.json'], io)).toBe(2);
    expect(io.printed.stderr).not.toContain('skipped');
  });

  test('a path ending is known from inside its folder', async () => {
    const cwd = folder({ 'tools/demo.json': '{}' });
    const { report } = await validated(join(cwd, 'tools'), 'demo.json');
    expect(report.files).toEqual([{ file: 'demo.json', format: 'demo/card', valid: true, issues: [] }]);
  });

  test.skipIf(process.platform === 'win32')('hostile file names', async () => {
    const names = ['-', '--strict', 'a b', 'new\nline', '\u001b[2J', '100%', 'é', '<stdin>', '__proto__', ',:'];
    const cwd = folder(Object.fromEntries(names.map((name) => [`${name}/demo.lock`, '{}'])));
    expect(filesOf(await validated(cwd)).sort()).toEqual(names.map((name) => `${name}/demo.lock`).sort());
    expect(filesOf(await validated(cwd, '--', '--strict'))).toEqual(['--strict/demo.lock']);
  });

  test('deeply nested folders', async () => {
    const cwd = folder();
    const deep = join(cwd, ...Array.from({ length: 400 }, () => 'd'));
    mkdirSync(deep, { recursive: true });
    writeFileSync(join(deep, 'demo.lock'), '{}');
    expect(filesOf(await validated(cwd))).toHaveLength(1);
  });
});

describe.skipIf(process.platform === 'win32')('links', () => {
  test('loops end, and folders are not found twice', async () => {
    const cwd = folder({ 'a/demo.lock': '{}' });
    symlinkSync('..', join(cwd, 'a', 'up'));
    symlinkSync('a', join(cwd, 'again'));
    symlinkSync('self', join(cwd, 'self'));
    expect(filesOf(await validated(cwd))).toEqual(['a/demo.lock']);
    expect(filesOf(await validated(cwd, 'again'))).toEqual(['again/demo.lock']);
  });

  test('a link to a file counts when its target is inside', async () => {
    const outside = folder({ 'secret.txt': '{}' });
    const cwd = folder({ 'shared/any.json': '{}', 'x/keep': '' });
    symlinkSync('shared/any.json', join(cwd, 'demo-card.json'));
    symlinkSync(join(outside, 'secret.txt'), join(cwd, 'x', 'demo.lock'));
    symlinkSync(outside, join(cwd, 'tools'));
    const found = await validated(cwd);
    expect(filesOf(found)).toEqual(['demo-card.json']);
    expect(found.stderr).toBe('skipped: x/demo.lock is a link that points outside the folder\n');
    expect(filesOf(await validated(cwd, 'x/demo.lock'))).toEqual(['x/demo.lock']);
  });

  test('a dangling or circular link with a known name is named, not hidden', async () => {
    const cwd = folder();
    symlinkSync('gone', join(cwd, 'demo-card.json'));
    symlinkSync('demo.lock', join(cwd, 'demo.lock'));
    const { report, exit } = await validated(cwd);
    expect(exit).toBe(1);
    expect(report.files.map(({ issues }) => issues[0]?.code)).toEqual(['file/unreadable', 'file/unreadable']);
    expect(report.files[0]?.issues[0]?.message).toBe('The file cannot be read: ENOENT: no such file or directory.');
  });
});

describe('reading', () => {
  test('a file over the limit is not read', async () => {
    const cwd = folder({ 'demo.lock': '' });
    truncateSync(join(cwd, 'demo.lock'), LIMITS.textBytes + 1);
    const { report, exit } = await validated(cwd);
    expect(exit).toBe(1);
    expect(report).toMatchObject({
      valid: false,
      files: [{ valid: false, issues: [{ code: 'json/too-long', path: '' }] }],
    });
    expect(report.files[0]?.issues[0]?.message).toContain(`${showCount(LIMITS.textBytes + 1)} bytes`);
  });

  test('standard input over the limit is dropped as soon as it is', async () => {
    let chunks = 0;
    const io = {
      ...memoryIo(),
      stdin: (async function* () {
        for (;;) {
          chunks += 1;
          yield new Uint8Array(1 << 20);
        }
      })(),
    };
    expect(await run(['validate', '-', '--format', 'demo/lock', '--reporter', 'ndjson'], io)).toBe(1);
    expect(chunks).toBe(LIMITS.textBytes / (1 << 20) + 1);
    expect(JSON.parse(io.printed.stdout)).toMatchObject({
      code: 'json/too-long',
      file: '<stdin>',
      format: 'demo/lock',
    });
  });

  test.each([
    ['a byte of Latin-1', [0x22, 0xe4, 0x22], { line: 1, column: 2 }, '`0xE4` at offset 1'],
    [
      'after characters of two units',
      [0xf0, 0x9f, 0x98, 0x80, 0x0d, 0x0a, 0xc3, 0xa9, 0x80],
      { line: 2, column: 2 },
      '`0x80` at offset 8',
    ],
    ['a character that is cut', [0x22, 0xe2, 0x82], { line: 1, column: 2 }, '`0xE2` at offset 1'],
    [
      'one that shares bytes with the replacement',
      [0x0a, 0xef, 0xbf, 0x41],
      { line: 2, column: 1 },
      '`0xEF` at offset 1',
    ],
    ['a surrogate', [0xed, 0xa0, 0x80], { line: 1, column: 1 }, '`0xED` at offset 0'],
    ['UTF-16', [0xff, 0xfe, 0x7b, 0x00], { line: 1, column: 1 }, 'UTF-16'],
  ])('bytes that are not UTF-8: %s', async (_title, bytes, place, says) => {
    const { report } = await validated(folder({ 'demo.lock': Uint8Array.from(bytes) }));
    expect(report.files[0]?.issues).toEqual([expect.objectContaining({ code: 'json/not-utf8', ...place })]);
    expect(report.files[0]?.issues[0]?.message).toContain(says);
  });

  test('the replacement character itself is UTF-8', async () => {
    const { report } = await validated(folder({ 'demo.lock': '{ "x": "\ufffd" }' }));
    expect(report.valid).toBe(true);
  });
});
