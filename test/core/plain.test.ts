import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toPlain } from '../../core/json/plain.js';
import { LIMITS } from '../../core/limits.js';

function nested(levels: number): unknown {
  let value: unknown = 0;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}

function cyclic(): unknown {
  const value: Record<string, unknown> = { name: 'a' };
  value.list = [1, { back: value }];
  return value;
}

/** A cycle whose every turn would bring another ten thousand values. */
function wideCycle(): unknown {
  const list: unknown[] = Array.from({ length: 10_000 }, () => 0);
  list.push(list);
  return list;
}

const throwing = {
  fine: 1,
  get bad(): unknown {
    throw new Error('No.');
  },
};

const rude = {
  get bad(): unknown {
    throw { toString: () => Symbol('no text') };
  },
};

const revoked = Proxy.revocable({}, {});
revoked.revoke();

class Point {
  readonly x = 1;
}

describe('toPlain', () => {
  it.each<[string, unknown, string, string]>([
    ['a cycle', cyclic(), 'json/not-json', '/list/1/back'],
    ['a wide cycle', { a: wideCycle() }, 'json/not-json', '/a/10000'],
    ['a getter that throws', throwing, 'json/not-json', '/bad'],
    ['a getter that throws what has no text', rude, 'json/not-json', '/bad'],
    [
      'a proxy whose traps throw',
      new Proxy(
        {},
        {
          ownKeys: () => {
            throw new Error('No.');
          },
        },
      ),
      'json/not-json',
      '',
    ],
    ['a revoked proxy', [revoked.proxy], 'json/not-json', '/0'],
    ['an object that makes itself ever anew', endless(), 'json/too-deep', '/more'.repeat(LIMITS.depth + 1)],
    ['a class instance', { at: new Point() }, 'json/not-json', '/at'],
    ['a date', { at: new Date(0) }, 'json/not-json', '/at'],
    ['a map', new Map([['a', 1]]), 'json/not-json', ''],
    ['a date of another realm', runInNewContext('({ at: new Date(0) })'), 'json/not-json', '/at'],
    ['a boxed text', new String('a'), 'json/not-json', ''],
    ['a symbol', [Symbol('a')], 'json/not-json', '/0'],
    ['a function', { f() {} }, 'json/not-json', '/f'],
    ['a big integer', [1n], 'json/not-json', '/0'],
    ['undefined', undefined, 'json/not-json', ''],
    ['undefined in a list', [1, undefined], 'json/not-json', '/1'],
    // biome-ignore lint/suspicious/noSparseArray: a hole is what the case is about -- test input
    ['a hole', [1, , 2], 'json/not-json', '/1'],
    ['an empty list of some length', new Array(3), 'json/not-json', '/0'],
    ['an empty list of a great length', { a: new Array(1e9) }, 'json/too-many-values', '/a'],
    ['NaN', { a: Number.NaN }, 'json/not-finite', '/a'],
    ['infinity', [-Infinity], 'json/not-finite', '/0'],
    ['one level too many', nested(LIMITS.depth + 1), 'json/too-deep', '/0'.repeat(LIMITS.depth + 1)],
    ['100,000 levels', nested(100_000), 'json/too-deep', '/0'.repeat(LIMITS.depth + 1)],
  ])('refuses %s', (_, value, code, path) => {
    const result = toPlain(value);
    expect(result.ok).toBe(false);
    const faults = result.ok ? [] : result.faults;
    expect(faults.map((fault) => [fault.code, fault.path])).toEqual([[code, path]]);
    for (const { message, hint } of faults) {
      expect(message).toMatch(/^\S.*\.$/s);
      expect(hint).toMatch(/^\S.*\.$/s);
    }
  });

  it.each<[string, unknown, unknown]>([
    ['a member that is undefined', { a: undefined, b: 1 }, { b: 1 }],
    ['members under symbols and hidden ones', hidden(), { a: 1 }],
    ['objects and lists of another realm', runInNewContext('({ a: [1, { b: 2 }] })'), { a: [1, { b: 2 }] }],
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ['a proxy that behaves', new Proxy({ a: 1 }, {}), { a: 1 }],
    [
      'a getter that gives',
      {
        get a() {
          return 1;
        },
      },
      { a: 1 },
    ],
    ['the same object twice', ((part) => [part, part])({ a: 1 }), [{ a: 1 }, { a: 1 }]],
    ['the deepest nesting', nested(LIMITS.depth), nested(LIMITS.depth)],
    ['a scalar', 'a', 'a'],
  ])('copies %s', (_, value, expected) => {
    expect(toPlain(value)).toEqual({ ok: true, value: expected });
  });

  it('keeps a member called __proto__ and gives nothing another prototype', () => {
    const result = toPlain(JSON.parse('{"__proto__":{"isAdmin":true},"constructor":1}'));
    const copy = result.ok ? (result.value as object) : {};
    expect(Object.keys(copy)).toEqual(['__proto__', 'constructor']);
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
    expect(Reflect.get(copy, 'isAdmin')).toBeUndefined();
  });

  it('counts values and levels as the format asks, but never takes more than the general limits', () => {
    expect(toPlain([1, 2], { values: 3 }).ok).toBe(true);
    expect(toPlain([1, 2, 3], { values: 3 })).toMatchObject({ faults: [{ code: 'json/too-many-values' }] });
    expect(toPlain([[1]], { depth: 2 }).ok).toBe(true);
    expect(toPlain([[[1]]], { depth: 2 })).toMatchObject({ faults: [{ code: 'json/too-deep', path: '/0/0/0' }] });
    expect(toPlain(nested(LIMITS.depth + 1), { depth: 5000 }).ok).toBe(false);
  });

  it('copies all of JSON, and nothing it copies is shared with what was given', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4 }), (value) => {
        const result = toPlain(value);
        expect(result).toEqual({ ok: true, value });
        if (typeof value === 'object' && value !== null) expect(result.ok && result.value).not.toBe(value);
      }),
      { numRuns: 300, seed: 7 },
    );
  });

  it('never throws, whatever it is given', () => {
    fc.assert(
      fc.property(
        fc.anything({
          withBigInt: true,
          withDate: true,
          withMap: true,
          withSet: true,
          withTypedArray: true,
          withSparseArray: true,
          withNullPrototype: true,
          withBoxedValues: true,
          withObjectString: true,
        }),
        (value) => {
          const result = toPlain(value);
          if (result.ok) expect(JSON.parse(JSON.stringify(result.value))).toEqual(withoutMinusZero(result.value));
        },
      ),
      { numRuns: 500, seed: 7 },
    );
  });
});

function endless(): object {
  return {
    get more() {
      return endless();
    },
  };
}

function hidden(): object {
  const value = { a: 1, [Symbol('b')]: 2 };
  Object.defineProperty(value, 'c', { value: 3, enumerable: false });
  return value;
}

/** JSON has no negative zero. */
function withoutMinusZero(value: unknown): unknown {
  if (Object.is(value, -0)) return 0;
  if (Array.isArray(value)) return value.map(withoutMinusZero);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, withoutMinusZero(member)]));
}

describe('an object in several places', () => {
  it('is copied to each of them', () => {
    const size = { w: 1 };
    expect(toPlain({ a: size, b: [size, size] })).toEqual({
      ok: true,
      value: { a: { w: 1 }, b: [{ w: 1 }, { w: 1 }] },
    });
  });

  it('is refused when it unfolds beyond measure', () => {
    let doubled: unknown = {};
    for (let level = 0; level < 60; level += 1) doubled = [doubled, doubled];
    const result = toPlain(doubled);
    expect(result.ok ? [] : result.faults.map(({ code }) => code)).toEqual(['json/too-many-values']);
  });
});
