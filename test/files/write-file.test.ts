import { execFileSync, spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import type * as fsPromises from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { outputKind, prepareOutputs, readOutput } from '../../files/output.js';
import { readBytes } from '../../files/read-bytes.js';
import { writeFileAtomically } from '../../files/write-file.js';
import { folder } from '../cli/support/folder.js';

/** What the disk was asked for, and at which step it fails. */
const disk = vi.hoisted(() => ({ steps: [] as string[], failsAt: '', modes: [] as number[], onWrite: () => {} }));

vi.mock('node:fs/promises', async (original) => {
  const real = await original<typeof fsPromises>();
  const step = (name: string): void => {
    disk.steps.push(name);
    if (disk.failsAt === name) throw Object.assign(new Error(`No space to ${name}.`), { code: 'ENOSPC' });
  };
  return {
    ...real,
    async open(...args: Parameters<typeof real.open>) {
      step('open');
      const file = await real.open(...args);
      return new Proxy(file, {
        get(target, name) {
          const member: unknown = Reflect.get(target, name);
          if (typeof member !== 'function') return member;
          return async (...given: unknown[]) => {
            if (name === 'writeFile' || name === 'sync') step(name);
            if (name === 'writeFile') disk.onWrite();
            return member.apply(target, given);
          };
        },
      });
    },
    async rename(...args: Parameters<typeof real.rename>) {
      step('rename');
      await real.rename(...args);
    },
  };
});

beforeEach(() => Object.assign(disk, { steps: [], failsAt: '', onWrite: () => {} }));

const read = (path: string): string => readFileSync(path, 'utf8');
const modeOf = (path: string): number => statSync(path).mode & 0o777;

describe('writing a file', () => {
  test('puts a draft to the disk before it takes the name', async () => {
    const root = folder({ a: 'old' });
    expect(await writeFileAtomically(join(root, 'a'), 'new ä')).toBe(true);
    expect(disk.steps).toEqual(['open', 'writeFile', 'sync', 'rename']);
    expect(read(join(root, 'a'))).toBe('new ä');
    expect(readdirSync(root)).toEqual(['a']);
  });

  test('makes the folders above', async () => {
    const root = folder();
    expect(await writeFileAtomically(join(root, 'a/b/c'), 'x')).toBe(true);
    expect(read(join(root, 'a/b/c'))).toBe('x');
  });

  test.each([
    ['the same', 'é', false],
    ['nothing', '', true],
    ['bytes that only decode to the same', Uint8Array.of(0xff), true],
  ])('over %s', async (_title, found, expected) => {
    const path = join(folder({ a: found }), 'a');
    const text = typeof found === 'string' && !expected ? found : '\ufffd';
    expect(await writeFileAtomically(path, text)).toBe(expected);
    expect(disk.steps.includes('rename')).toBe(expected);
    expect(read(path)).toBe(text);
  });

  test.each(['open', 'writeFile', 'sync', 'rename'])(
    'leaves the old file and nothing else when it fails to %s',
    async (step) => {
      const root = folder({ a: 'old' });
      disk.failsAt = step;
      await expect(writeFileAtomically(join(root, 'a'), 'new')).rejects.toThrow(`No space to ${step}.`);
      expect(readdirSync(root)).toEqual(['a']);
      expect(read(join(root, 'a'))).toBe('old');
    },
  );

  test.skipIf(process.platform === 'win32').each([0o755, 0o600, 0o444, 0o666])('keeps the mode %o', async (mode) => {
    const path = join(folder({ a: 'old' }), 'a');
    chmodSync(path, mode);
    await writeFileAtomically(path, 'new');
    expect({ mode: modeOf(path), text: read(path) }).toEqual({ mode, text: 'new' });
  });

  test.skipIf(process.platform === 'win32')('gives a new file the mode that any new file gets', async () => {
    const root = folder({ plain: '' });
    await writeFileAtomically(join(root, 'new'), 'x');
    expect(modeOf(join(root, 'new'))).toBe(modeOf(join(root, 'plain')));
  });

  test.skipIf(process.platform === 'win32')('replaces a link, not what it leads to', async () => {
    const root = folder({ mine: 'mine' });
    symlinkSync('mine', join(root, 'link'));
    symlinkSync('nothing', join(root, 'dangling'));
    await writeFileAtomically(join(root, 'link'), 'new');
    await writeFileAtomically(join(root, 'dangling'), 'new');
    expect(readdirSync(root)).toEqual(['dangling', 'link', 'mine']);
    expect([read(join(root, 'mine')), read(join(root, 'link')), read(join(root, 'dangling'))]).toEqual([
      'mine',
      'new',
      'new',
    ]);
  });

  test('by many at one time ends with the text of one, and no reader sees a part', async () => {
    const root = folder({ a: '' });
    const path = join(root, 'a');
    const texts = Array.from({ length: 20 }, (_, index) => `${index}`.repeat(100_000));
    const known = new Set(['', ...texts]);
    const writers = Promise.all(texts.map((text) => writeFileAtomically(path, text)));
    let done = false;
    const reader = (async () => {
      while (!done) {
        expect(known.has(readOutput(path)?.toString() ?? 'missing')).toBe(true);
        await setImmediate();
      }
    })();
    expect(await writers).toContain(true);
    done = true;
    await reader;
    expect(texts).toContain(read(path));
    expect(readdirSync(root)).toEqual(['a']);
  });
});

describe('below a root', () => {
  test.skipIf(process.platform === 'win32')('no link on the way is followed out, or to nothing', async () => {
    const outside = folder({ 'deep/mine': 'mine' });
    const root = folder({ 'in/a': 'old' });
    for (const [link, target] of [
      ['out', outside],
      ['in/out', join(outside, 'deep')],
      ['nowhere', join(outside, 'nothing')],
      ['loop', 'loop'],
      ['same', 'in'],
    ] as const) {
      symlinkSync(target, join(root, link));
    }
    for (const path of ['out/mine', 'out/deep/mine', 'out/new/x', 'in/out/mine', 'nowhere/x', 'loop/x']) {
      const error = { name: 'OutputError', code: 'outside-output' };
      await expect(writeFileAtomically(join(root, path), 'x', root), path).rejects.toMatchObject(error);
      expect(() => readOutput(join(root, path), root), path).toThrow(expect.objectContaining(error));
      expect(() => prepareOutputs([{ path: join(root, path), root }]), path).toThrow(expect.objectContaining(error));
    }
    expect(readdirSync(outside, { recursive: true }).sort()).toEqual(['deep', 'deep/mine']);
    expect(read(join(outside, 'deep/mine'))).toBe('mine');
    // The root itself may be a link, and links inside lead nowhere else.
    const linked = join(outside, 'linked');
    symlinkSync(root, linked);
    expect(await writeFileAtomically(join(linked, 'same/a'), 'new', linked)).toBe(true);
    expect(read(join(root, 'in/a'))).toBe('new');
    expect(await writeFileAtomically(join(root, 'not/yet/there'), 'new', root)).toBe(true);
  });
});

describe('what is in the way', () => {
  const cases: readonly (readonly [title: string, path: string, prepare: (root: string) => void])[] = [
    ['a folder', 'a', (root) => mkdirSync(join(root, 'a'))],
    ['a file above', 'a/b', (root) => writeFileSync(join(root, 'a'), '')],
    ['a loop of links', 'a', (root) => symlinkSync('a', join(root, 'a'))],
    ['a pipe', 'a', (root) => execFileSync('mkfifo', [join(root, 'a')])],
    ['a socket', 'a', (root) => listenOnce(join(root, 'a'))],
    ['a link to a device', 'a', (root) => symlinkSync('/dev/null', join(root, 'a'))],
    ['a link to what a process has open', 'a', (root) => symlinkSync('/proc/self/fd/1', join(root, 'a'))],
  ];

  test.skipIf(process.platform === 'win32').each(cases)('%s', async (_title, path, prepare) => {
    const root = folder();
    prepare(root);
    const error = {
      name: 'OutputError',
      code: 'unreadable-output',
      message: expect.stringContaining(join(root, path)),
    };
    await expect(writeFileAtomically(join(root, path), 'x')).rejects.toMatchObject(error);
    expect(() => readOutput(join(root, path))).toThrow(expect.objectContaining(error));
    const before = lstatSync(join(root, 'a'));
    expect(() => outputKind(join(root, path))).toThrow(expect.objectContaining(error));
    expect(() => prepareOutputs([{ path: join(root, path) }])).toThrow(expect.objectContaining(error));
    expect(readdirSync(root)).toEqual(['a']);
    expect(lstatSync(join(root, 'a')).ino).toBe(before.ino);
  });

  test.skipIf(process.platform === 'win32')('devices and the links of the system', async () => {
    for (const path of ['/dev/null', '/dev/zero', '/dev/stdout', '/dev/fd/1', '/proc/self/fd/1']) {
      const before = lstatSync(path).isSymbolicLink();
      await expect(writeFileAtomically(path, 'x'), path).rejects.toMatchObject({ code: 'unreadable-output' });
      expect(lstatSync(path).isSymbolicLink()).toBe(before);
    }
  });

  test.skipIf(process.platform === 'win32')('a pipe that replaces the file at the last moment', () => {
    const root = folder({ a: 'text' });
    const { lstatSync: realLstat } = process.getBuiltinModule('node:fs');
    const swapped = vi.spyOn(process.getBuiltinModule('node:fs'), 'lstatSync').mockImplementation(((path: string) => {
      const stats = realLstat(path);
      unlinkSync(path);
      execFileSync('mkfifo', [path]);
      return stats;
    }) as typeof realLstat);
    expect(readBytes(join(root, 'a'), { follow: false })).toMatchObject({
      ok: false,
      fault: { code: 'file/not-a-file' },
    });
    swapped.mockRestore();
  });
});

test.skipIf(process.platform === 'win32')('a private file stays private while it is written', async () => {
  const path = join(folder({ a: 'old' }), 'a');
  chmodSync(path, 0o600);
  disk.onWrite = () => {
    disk.modes = readdirSync(join(path, '..')).map((name) => modeOf(join(path, '..', name)));
  };
  await writeFileAtomically(path, 'new');
  expect(disk.modes).toEqual([0o600, 0o600]);
});

/** Leaves a socket at a path: the process that made it is killed, so that it does not remove it. */
function listenOnce(path: string): void {
  const program = 'require("net").createServer().listen(process.argv[1], () => process.kill(process.pid, "SIGKILL"))';
  spawnSync(process.execPath, ['-e', program, path]);
}
