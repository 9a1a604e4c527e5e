import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  childAt,
  escapeSegment,
  hasValueAt,
  isArrayIndex,
  parentOf,
  pointer,
  segmentsOf,
  unescapeSegment,
  valueAt,
} from '../../core/json/pointer.js';

/** The document of RFC 6901, section 5, with the values that its pointers lead to. */
const RFC: unknown = JSON.parse(
  '{"foo":["bar","baz"],"":0,"a/b":1,"c%d":2,"e^f":3,"g|h":4,"i\\\\j":5,"k\\"l":6," ":7,"m~n":8}',
);

const HOSTILE: unknown = JSON.parse(
  '{"__proto__":{"x":1},"~1":"tilde one","~0":"tilde nought","01":"a key","list":[[1],{"length":9},null],"text":"abc","n":null}',
);

describe('valueAt', () => {
  it.each<[string, unknown]>([
    ['', RFC],
    ['/foo', ['bar', 'baz']],
    ['/foo/0', 'bar'],
    ['/', 0],
    ['/a~1b', 1],
    ['/c%d', 2],
    ['/e^f', 3],
    ['/g|h', 4],
    ['/i\\j', 5],
    ['/k"l', 6],
    ['/ ', 7],
    ['/m~0n', 8],
  ])('RFC 6901, section 5: %j', (path, value) => {
    expect(valueAt(RFC, path)).toEqual(value);
    expect(hasValueAt(RFC, path)).toBe(true);
  });

  it.each<[string, unknown]>([
    ['/__proto__/x', 1],
    ['/~01', 'tilde one'],
    ['/~00', 'tilde nought'],
    ['/01', 'a key'],
    ['/list/0/0', 1],
    ['/list/1/length', 9],
    ['/list/2', null],
    ['/n', null],
  ])('%s', (path, value) => {
    expect(valueAt(HOSTILE, path)).toEqual(value);
    expect(hasValueAt(HOSTILE, path)).toBe(true);
  });

  it.each([
    '/toString',
    '/constructor/name',
    '/list/length',
    '/list/00',
    '/list/01',
    '/list/-',
    '/list/-1',
    '/list/-0',
    '/list/3',
    '/list/1e0',
    '/list/0.0',
    '/list/ 0',
    '/list/',
    '/list/at',
    '/list/0/length',
    '/text/0',
    '/text/length',
    '/n/x',
    '/n/',
    '/x',
    '/x/y/z',
    '//',
    '/~1',
  ])('finds nothing at %s', (path) => {
    expect(valueAt(HOSTILE, path)).toBeUndefined();
    expect(hasValueAt(HOSTILE, path)).toBe(false);
  });

  it('finds nothing in a hole or a member that is undefined', () => {
    // biome-ignore lint/suspicious/noSparseArray: the hole is the case -- test input
    const document = { list: [, 1], a: undefined };
    expect([hasValueAt(document, '/list/0'), hasValueAt(document, '/list/1'), hasValueAt(document, '/a')]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('goes to any depth', () => {
    let document: unknown = 'here';
    for (let level = 0; level < 50_000; level += 1) document = level % 2 === 0 ? [document] : { a: document };
    expect(valueAt(document, '/a/0'.repeat(25_000))).toBe('here');
  });

  it('finds with its pointer whatever JSON holds', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 3, stringUnit: 'binary' }), (document) => {
        const waiting: { value: unknown; path: string }[] = [{ value: document, path: '' }];
        for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
          const { value, path } = next;
          expect(valueAt(document, path)).toBe(value);
          if (typeof value !== 'object' || value === null) continue;
          for (const [key, inner] of Object.entries(value)) {
            expect(childAt(value, key)).toBe(inner);
            waiting.push({ value: inner, path: pointer(path, key) });
          }
        }
      }),
      { numRuns: 200, seed: 13 },
    );
  });
});

describe('pointers as text', () => {
  it.each<[readonly (string | number)[], string]>([
    [[], ''],
    [[''], '/'],
    [['', ''], '//'],
    [['a/b', 'm~n', 0], '/a~1b/m~0n/0'],
    [['~1', '~01', '/~'], '/~01/~001/~1~0'],
  ])('%j is %s', (segments, path) => {
    expect(pointer('', ...segments)).toBe(path);
    expect(segmentsOf(path)).toEqual(segments.map(String));
    expect(pointer('/base', ...segments)).toBe(`/base${path}`);
  });

  it('escape and unescape whatever a name holds', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('~', '/', '0', '1', 'a', '\ud83d') }), (name) => {
        expect(unescapeSegment(escapeSegment(name))).toBe(name);
        expect(escapeSegment(name)).not.toMatch(/\/|~(?![01])/);
      }),
      { numRuns: 300, seed: 17 },
    );
  });

  it.each([
    ['', ''],
    ['/a', ''],
    ['/a/b', '/a'],
    ['/a/', '/a'],
    ['/a~1b/0', '/a~1b'],
  ])('the parent of %j is %j', (path, parent) => {
    expect(parentOf(path)).toBe(parent);
  });

  it.each([
    ['0', true],
    ['10', true],
    ['00', false],
    ['01', false],
    ['-', false],
    ['-1', false],
    ['', false],
    ['1 ', false],
    ['1\n', false],
    ['\u0661', false],
    ['1e3', false],
  ])('whether %j is an index: %s', (segment, is) => {
    expect(isArrayIndex(segment)).toBe(is);
  });
});
