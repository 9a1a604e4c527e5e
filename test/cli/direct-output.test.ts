import { beforeEach, describe, expect, test, vi } from 'vitest';
import { directOutput } from '../../src/cli/process/direct-output.js';

/** What the system does with one write: takes so many bytes, or fails with a code. */
type Turn = number | string;

const system = vi.hoisted(() => ({ turns: [] as Turn[], taken: '', isCharacterDevice: false, device: 1 }));

vi.mock('../../src/cli/process/node.js', () => ({
  fs: {
    writeSync(_descriptor: number, bytes: Uint8Array) {
      const turn = system.turns.shift() ?? bytes.length;
      if (typeof turn === 'string') throw Object.assign(new Error(turn), { code: turn });
      system.taken += Buffer.from(bytes.subarray(0, turn)).toString('latin1');
      return turn;
    },
    fstatSync: () => ({ isCharacterDevice: () => system.isCharacterDevice, rdev: system.device }),
    statSync: () => ({ rdev: 1 }),
  },
}));

/** A stream that records what is written to it. */
function streamed(): { written: string; stream: () => NodeJS.WriteStream } {
  const found = {
    written: '',
    stream: () =>
      ({
        isTTY: true,
        write: (bytes: Uint8Array) => {
          found.written += Buffer.from(bytes).toString('latin1');
        },
      }) as unknown as NodeJS.WriteStream,
  };
  return found;
}

beforeEach(() => {
  Object.assign(system, { turns: [], taken: '', isCharacterDevice: false, device: 1 });
});

describe('direct output', () => {
  const cases: readonly [title: string, turns: Turn[], taken: string, written: string][] = [
    ['writes at once what is taken at once', [], 'onetwothree', ''],
    ['goes on after a part was taken', [1, 1, 1, 2], 'onetwothree', ''],
    ['leaves to the stream what has to wait, and all after it', [3, 1, 'EAGAIN'], 'onet', 'wothree'],
    ['drops what a reader that went away would have got', [3, 'EPIPE'], 'one', ''],
  ];
  test.each(cases)('%s', (_title, turns, taken, written) => {
    system.turns = turns;
    const found = streamed();
    const output = directOutput(1, found.stream);
    for (const text of ['one', 'two', 'three']) output.write(text);
    expect({ taken: system.taken, written: found.written }).toEqual({ taken, written });
  });

  test('a text that cannot be written is an error', () => {
    system.turns = ['ENOSPC'];
    expect(() => directOutput(1, streamed().stream).write('one')).toThrow('ENOSPC');
  });

  test.each([
    ['a file', false, 0, false],
    ['the null device', true, 1, false],
    ['another device, of which the stream knows', true, 2, true],
  ])('isTTY of %s', (_title, isCharacterDevice, device, isTTY) => {
    Object.assign(system, { isCharacterDevice, device });
    expect(directOutput(1, streamed().stream).isTTY).toBe(isTTY);
  });
});
