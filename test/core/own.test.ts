import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';
import { hasOwn, isObject, isPlainObject, own, setOwn } from '../../core/json/own.js';
import { toPlain } from '../../core/json/plain.js';
import { readableJson } from '../../core/json/readable-json.js';
import { readJson } from '../../schemas/safe-subset/read/read-json.js';
import { boundCardData } from '../../src/neuralis/card-data/bound-card-data.js';
import { jsonCopy } from '../../src/safe-subset/json-copy.js';

class Point {
  readonly x = 1;
}

function argumentsOf(..._given: unknown[]): unknown {
  // biome-ignore lint/complexity/noArguments: the case is about the object that this names -- test input
  return arguments;
}

const revoked = Proxy.revocable({}, {});
revoked.revoke();

const throwing = new Proxy(
  {},
  {
    getPrototypeOf: () => {
      throw new Error('No.');
    },
  },
);

/** What a value is, whether it is an object, and whether it is a plain one. */
const VALUES: readonly (readonly [name: string, value: unknown, object: boolean, plain: boolean])[] = [
  ['a literal', { a: 1 }, true, true],
  ['what JSON.parse made', JSON.parse('{"__proto__":{"a":1}}'), true, true],
  ['an object of another realm', runInNewContext('({ a: 1 })'), true, true],
  ['what JSON.parse of another realm made', runInNewContext('JSON.parse("{}")'), true, true],
  ['an object without a prototype', Object.create(null), true, true],
  ['a frozen object', Object.freeze({}), true, true],
  ['a proxy that behaves', new Proxy({ a: 1 }, {}), true, true],
  ['arguments', argumentsOf(1, 2), true, true],
  ['an object with an own constructor', { constructor: Point, hasOwnProperty: 1 }, true, true],
  ['a tagged object', { [Symbol.toStringTag]: 'Date' }, true, true],
  ['a class instance', new Point(), true, false],
  ['a class instance of another realm', runInNewContext('new (class Point {})()'), true, false],
  ['a date', new Date(0), true, false],
  ['a date of another realm', runInNewContext('new Date(0)'), true, false],
  ['a map', new Map(), true, false],
  ['a regular expression', /a/, true, false],
  ['an error', new Error('No.'), true, false],
  ['a boxed text', new String('a'), true, false],
  ['a promise', Promise.resolve(), true, false],
  ['bytes', new Uint8Array(1), true, false],
  ['a child of a plain object', Object.create({ a: 1 }), true, false],
  ['a child of an object without a prototype', Object.create(Object.create(null)), true, false],
  ['a child of a function', Object.create(Point), true, false],
  ['an array', [1], false, false],
  ['an array of another realm', runInNewContext('[1]'), false, false],
  ['a proxy of an array', new Proxy([], {}), false, false],
  ['null', null, false, false],
  ['undefined', undefined, false, false],
  ['a text', 'a', false, false],
  ['a number', 1, false, false],
  ['a symbol', Symbol('a'), false, false],
  ['a function', Point, false, false],
];

describe('isObject and isPlainObject', () => {
  it.each(VALUES)('%s', (_, value, object, plain) => {
    expect([isObject(value), isPlainObject(value)]).toEqual([object, plain]);
  });

  it('throw what a proxy throws', () => {
    expect(() => isObject(revoked.proxy)).toThrow(TypeError);
    expect(() => isPlainObject(revoked.proxy)).toThrow(TypeError);
    expect(isObject(throwing)).toBe(true);
    expect(() => isPlainObject(throwing)).toThrow('No.');
  });
});

/** Each reader of JavaScript values: whether it takes this one. */
const READERS: Readonly<Record<string, (value: unknown) => boolean>> = {
  toPlain: (value) => toPlain(value).ok,
  readableJson: (value) => readableJson(value) !== undefined,
  'the safe subset': (value) => readJson(value, { depth: 8, parts: 100 }).ok,
  'the builders of the safe subset': (value) => {
    try {
      jsonCopy(value);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ code: 'not-json' });
      return false;
    }
  },
  'card data': (value) => boundCardData({ result: value }).ok,
};

describe('every reader of values takes the same objects', () => {
  const objects = VALUES.filter(([, , object]) => object).filter(([name]) => !name.includes('own constructor'));
  it.each(objects)('%s', (_, value, __, plain) => {
    for (const [name, takes] of Object.entries(READERS)) expect(takes(value), name).toBe(plain);
  });
});

describe('own', () => {
  const document: unknown = JSON.parse('{"a":{"b":{"c":1}},"__proto__":{"x":1},"list":[{"a":1}],"n":null,"t":"text"}');

  it.each<[readonly string[], unknown]>([
    [[], document],
    [['a', 'b', 'c'], 1],
    [['__proto__', 'x'], 1],
    [['n'], null],
    [['x'], undefined],
    [['toString'], undefined],
    [['a', 'constructor', 'name'], undefined],
    [['a', '__proto__'], undefined],
    [['list', 'length'], undefined],
    [['list', '0'], undefined],
    [['t', 'length'], undefined],
    [['n', 'a'], undefined],
    [['a', 'x', 'c'], undefined],
  ])('%j', (path, expected) => {
    expect(own(document, ...path)).toEqual(expected);
  });

  it.each([undefined, null, 1, 'text', true, Symbol('a'), () => 1])(
    'finds nothing in what is no object: %s',
    (value) => {
      expect(own(value, 'length')).toBeUndefined();
      expect(hasOwn(value, 'length')).toBe(false);
    },
  );

  it('tells a member that holds nothing from one that is not there', () => {
    expect(hasOwn({ a: undefined }, 'a')).toBe(true);
    expect(hasOwn({}, 'a')).toBe(false);
    expect(hasOwn({}, 'toString')).toBe(false);
    expect(hasOwn(Object.create(null), 'a')).toBe(false);
    expect(hasOwn(['a'], '0')).toBe(false);
  });
});

describe('setOwn', () => {
  it.each(['a', '', '__proto__', 'constructor', 'toString', '0'])('sets %j as a member like any other', (key) => {
    const target: Record<string, unknown> = {};
    setOwn(target, key, { x: 1 });
    setOwn(target, key, { x: 2 });
    expect(Object.entries(target)).toEqual([[key, { x: 2 }]]);
    expect(Object.getPrototypeOf(target)).toBe(Object.prototype);
    expect(JSON.stringify(target)).toBe(`{${JSON.stringify(key)}:{"x":2}}`);
  });
});
