import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { copyJson } from '../../core/json/copy-json.js';
import { freezeJson } from '../../core/json/freeze-json.js';
import { INHERITED_NAMES } from '../../core/json/inherited-names.js';
import { exactType, hasType, jsonType } from '../../core/json/json-type.js';
import { readableJson } from '../../core/json/readable-json.js';

function nested(levels: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
}

describe('copyJson', () => {
  it('copies all of JSON and shares nothing', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const copy = copyJson(value);
        expect(copy).toEqual(value);
        expect(JSON.stringify(copy)).toBe(JSON.stringify(value));
        const parts = new Set(partsOf(value));
        expect(partsOf(copy).some((part) => parts.has(part))).toBe(false);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it.each<[string, unknown, string]>([
    ['members that are undefined', { a: undefined, b: { c: undefined } }, '{"b":{}}'],
    ['the order of keys', { b: { y: 1, x: 2 }, a: [{ d: 1, c: 2 }] }, '{"b":{"y":1,"x":2},"a":[{"d":1,"c":2}]}'],
    ['a member called __proto__', JSON.parse('{"__proto__":{"__proto__":1}}'), '{"__proto__":{"__proto__":1}}'],
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), '{"a":1}'],
    ['a scalar', 'a', '"a"'],
    ['null', null, 'null'],
  ])('%s', (_, value, text) => {
    expect(JSON.stringify(copyJson(value))).toBe(text);
  });

  it('keeps holes where they are', () => {
    // biome-ignore lint/suspicious/noSparseArray: the hole is the case -- test input
    expect(Object.keys(copyJson([1, , undefined, 2]) as object)).toEqual(['0', '3']);
    expect(copyJson(new Array(3))).toHaveLength(3);
  });

  it('gives no object another prototype', () => {
    const copy = copyJson(JSON.parse('{"__proto__":{"isAdmin":true}}')) as object;
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(Object.keys(copy)).toEqual(['__proto__']);
  });

  it('goes to any depth and length', () => {
    const copy = copyJson(nested(100_000));
    expect(partsOf(copy)).toHaveLength(100_000);
    expect(copyJson(new Array(300_000).fill({}))).toHaveLength(300_000);
  });
});

describe('freezeJson', () => {
  it('freezes every part, at any depth and length', () => {
    for (const value of [nested(100_000), new Array(300_000).fill(0).map(() => [0]), { a: [{ b: {} }], c: null }]) {
      expect(freezeJson(value)).toBe(value);
      expect(partsOf(value).every((part) => Object.isFrozen(part))).toBe(true);
    }
  });

  it('ends on a cycle, and on parts that are shared many times', () => {
    const cycle: { self?: unknown } = {};
    cycle.self = [cycle];
    expect(Object.isFrozen(freezeJson(cycle))).toBe(true);
    let shared: unknown = {};
    for (let level = 0; level < 60; level += 1) shared = [shared, shared];
    expect(Object.isFrozen(freezeJson(shared))).toBe(true);
  });

  it.each([null, 1, 'a', true, undefined])('leaves %s as it is', (value) => {
    expect(freezeJson(value)).toBe(value);
  });
});

describe('types', () => {
  it.each<[unknown, string, string]>([
    [null, 'null', 'null'],
    [[], 'array', 'array'],
    [{}, 'object', 'object'],
    [Object.create(null), 'object', 'object'],
    ['', 'string', 'string'],
    [true, 'boolean', 'boolean'],
    [1, 'number', 'integer'],
    [-0, 'number', 'integer'],
    [1e300, 'number', 'integer'],
    [1.5, 'number', 'number'],
  ])('%j', (value, type, exact) => {
    expect([jsonType(value), exactType(value)]).toEqual([type, exact]);
    expect(hasType(value, [type])).toBe(true);
    expect(hasType(value, ['null', exact])).toBe(true);
    expect(hasType(value, [])).toBe(false);
    const others = ['null', 'array', 'object', 'string', 'boolean', 'number', 'integer'];
    expect(others.filter((other) => hasType(value, [other]))).toEqual(
      others.filter((each) => each === type || each === exact),
    );
  });
});

describe('readableJson', () => {
  it.each<[string, unknown, string]>([
    ['a scalar', 1, '1'],
    ['nothing inside', {}, '{}'],
    ['no items', [], '[]'],
    ['the outermost object opened', { a: 1 }, '{\n  "a": 1\n}'],
    ['the outermost list opened', [1, 2], '[\n  1,\n  2\n]'],
    ['what fits on one line', { a: { b: [1, 2], c: {} } }, '{\n  "a": { "b": [1, 2], "c": {} }\n}'],
    ['what cannot be seen', { '\u202e': '\u0000\ud83d' }, '{\n  "\\u202e": "\\u0000\\ud83d"\n}'],
    ['a member called __proto__', JSON.parse('{"__proto__":1}'), '{\n  "__proto__": 1\n}'],
    ['no prototype', Object.assign(Object.create(null), { a: null }), '{\n  "a": null\n}'],
  ])('%s', (_, value, text) => {
    expect(readableJson(value)).toBe(text);
  });

  it('opens what is wider than 100 columns, and only that', () => {
    const wide = (length: number) => ({ a: ['x'.repeat(length)] });
    // Two of indent, `"a": `, `["` with `"]`, and a column kept for a comma.
    expect(readableJson(wide(88))).toBe(`{\n  "a": ["${'x'.repeat(88)}"]\n}`);
    expect(readableJson(wide(89))).toBe(`{\n  "a": [\n    "${'x'.repeat(89)}"\n  ]\n}`);
  });

  it('says the same as the value', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 5, stringUnit: 'binary' }), (value) => {
        const text = readableJson(value) ?? '';
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        expect(text).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u202e]|\p{Surrogate}/u);
      }),
      { numRuns: 300, seed: 23 },
    );
  });

  const cyclic: unknown[] = [];
  cyclic.push(cyclic);

  it.each<[string, unknown]>([
    ['a cycle', cyclic],
    ['undefined', undefined],
    ['a member that is undefined', { a: undefined }],
    ['a hole', new Array(1)],
    ['NaN', [Number.NaN]],
    ['infinity', { a: Infinity }],
    ['a big integer', [1n]],
    ['a function', { a() {} }],
    ['a date', new Date(0)],
    ['65 levels', nested(65)],
    ['100,000 levels', nested(100_000)],
    ['20,000 values below one', new Array(20_000).fill(0)],
    ['an empty list of a great length', new Array(1e6)],
  ])('has no text for %s', (_, value) => {
    expect(readableJson(value)).toBeUndefined();
  });

  it('prints as much as it promises', () => {
    expect(readableJson(nested(64))).toMatch(/^[[{]/);
    expect(readableJson(new Array(19_999).fill(0))?.split('\n')).toHaveLength(20_001);
  });
});

describe('INHERITED_NAMES', () => {
  it('has every name that an object inherits, and `prototype`', () => {
    expect([...INHERITED_NAMES].toSorted()).toEqual(
      [...Object.getOwnPropertyNames(Object.prototype), 'prototype'].toSorted(),
    );
  });
});

/** The objects and lists of a value, itself included. */
function partsOf(root: unknown): object[] {
  const parts: object[] = [];
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== 'object' || value === null) continue;
    parts.push(value);
    for (const inner of Object.values(value)) waiting.push(inner);
  }
  return parts;
}
