import { describe, expect, it } from 'vitest';
import type { AnyRule } from '../../core/rule.js';
import { defineRule } from '../../core/rule.js';
import { orderKeys } from '../../src/runtime/build/order-keys.js';
import {
  buildDocument,
  FORMAT,
  fluentBuilder,
  ManifestError,
  part,
  type RuntimeFormat,
  type Structure,
  type StructureNode,
  UNSET,
} from '../../src/runtime/index.js';

const named = (...names: string[]): StructureNode => ({
  type: 'object',
  properties: Object.fromEntries(names.map((name) => [name, {}])),
});

function format(structure: Structure, rules: readonly AnyRule[] = []): RuntimeFormat {
  return {
    id: 'toy/card',
    title: 'Toy',
    fileNames: ['toy.json'],
    $id: 'urn:toy',
    dialect: '2020-12',
    acceptsSchemaKey: false,
    isValid: () => true,
    structure,
    behavior: { rules },
  };
}

const anything = format({ root: {}, definitions: {} });

function failure(build: () => unknown): ManifestError {
  try {
    build();
  } catch (error) {
    if (error instanceof ManifestError) return error;
    throw error;
  }
  throw new Error('Nothing was thrown.');
}

describe('buildDocument', () => {
  it('remembers out of sight which members were said to be none', () => {
    const built = buildDocument<object>(anything, { $schema: undefined, a: 1, b: undefined });
    expect(Reflect.get(built, UNSET)).toEqual(['$schema', 'b']);
    expect(Object.keys(built)).toEqual(['a']);
    expect(Object.getOwnPropertySymbols({ ...built })).toEqual([]);
    expect(Object.getOwnPropertySymbols(buildDocument<object>(anything, { a: 1 }))).toEqual([FORMAT]);
    expect(buildDocument(anything, null)).toBe(null);
  });

  it('copies, drops what is undefined, fills in, freezes all of it, and marks it', () => {
    const shared = { a: 1 };
    const input = { list: [shared, shared], left: undefined, inner: { gone: undefined, kept: null } };
    const built = buildDocument<Record<string, unknown>>(anything, input, { version: 1, list: [] });
    expect(built).toEqual({ version: 1, list: [{ a: 1 }, { a: 1 }], inner: { kept: null } });
    expect(Object.keys(built)).toEqual(['version', 'list', 'inner']);
    expect(input.list[0]).toBe(shared);
    expect(Object.isFrozen(shared)).toBe(false);
    expect([built, built.list, (built.list as unknown[])[1], built.inner].map(Object.isFrozen)).toEqual([
      true,
      true,
      true,
      true,
    ]);
    expect(Reflect.get(built, Symbol.for('letterpress.format'))).toBe('toy/card');
    expect([Object.keys(built).length, JSON.stringify(built).includes('toy')]).toEqual([3, false]);
    expect(FORMAT).toBe(Symbol.for('letterpress.format'));
  });

  it('takes its own documents', () => {
    const built = buildDocument(anything, { a: [1] });
    expect(buildDocument(anything, built)).toEqual({ a: [1] });
  });

  it('keeps __proto__ a member like any other', () => {
    const built = buildDocument(anything, JSON.parse('{"__proto__":{"polluted":true},"a":{"__proto__":1}}'));
    expect(JSON.stringify(built)).toBe('{"__proto__":{"polluted":true},"a":{"__proto__":1}}');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  const cycle: Record<string, unknown> = {};
  cycle.self = { back: cycle };
  const deep = (): unknown => {
    let value: unknown = 1;
    for (let level = 0; level < 100_000; level += 1) value = [value];
    return value;
  };

  it.each<[string, unknown, string]>([
    ['a function', { a: [{ b: () => 1 }] }, '/a/0/b'],
    ['a number without end', { a: Number.POSITIVE_INFINITY }, '/a'],
    ['a hole', { a: [1, undefined] }, '/a/1'],
    ['an instance', { a: new Date(0) }, '/a'],
    ['a bigint', { 'a/b': 1n }, '/a~1b'],
    ['a symbol', Symbol('a'), ''],
    [
      'a getter that throws',
      Object.defineProperty({}, 'a', {
        enumerable: true,
        get: () => {
          throw new Error('no');
        },
      }),
      '/a',
    ],
  ])('refuses %s', (_, input, path) => {
    const { report } = failure(() => buildDocument(anything, input));
    expect(report.issues.map((issue) => issue.path)).toEqual([path]);
    expect([report.valid, report.format, report.issues[0]?.code]).toEqual([
      false,
      'toy/card',
      expect.stringMatching(/^json\//),
    ]);
  });

  it.each([
    ['a value that contains itself', cycle],
    ['a hundred thousand levels', deep()],
  ])('survives %s', (_, input) => {
    expect(failure(() => buildDocument(anything, input)).report.issues).toHaveLength(1);
  });

  it('throws every issue with pointer and hint', () => {
    const rule = defineRule<unknown>({
      id: 'toy/no-a',
      severity: 'error',
      basis: 'contract',
      summary: '',
      rationale: '',
      fix: '',
      valid: [],
      invalid: [],
      *check() {
        yield { path: '/a', message: 'There is an `a`.', hint: 'Take it away.' };
        yield { path: '', message: 'It is small.', severity: 'warning' };
      },
    });
    const error = failure(() => buildDocument(format({ root: {}, definitions: {} }, [rule as AnyRule]), { a: 1 }));
    expect([error.name, error.code, error.report.issues.length]).toEqual(['ManifestError', 'invalid-document', 2]);
    expect(error.message.split('\n').sort()).toEqual([
      '- /a: There is an `a`. Take it away.',
      '- warning, the document: It is small.',
      'The toy/card document has 1 error.',
    ]);
  });
});

describe('orderKeys', () => {
  const definitions = {
    'a/b': named('x', 'y'),
    loop: { $ref: '#/$defs/loop' },
    tree: { ...named('name'), properties: { name: {}, kids: { type: 'array', items: { $ref: '#/$defs/tree' } } } },
  } satisfies Record<string, StructureNode>;

  it.each<[string, StructureNode, unknown, string]>([
    ['members', named('b', 'a'), { z: 1, a: 2, y: 3, b: 4 }, '{"b":4,"a":2,"z":1,"y":3}'],
    ['a reference', { $ref: '#/$defs/a~1b' }, { y: 1, x: 2 }, '{"x":2,"y":1}'],
    ['a reference to itself', { $ref: '#/$defs/loop' }, { y: 1, x: 2 }, '{"y":1,"x":2}'],
    [
      'a tree',
      { $ref: '#/$defs/tree' },
      { kids: [{ kids: [], name: 'b' }], name: 'a' },
      '{"name":"a","kids":[{"name":"b","kids":[]}]}',
    ],
    ['items', { items: named('x', 'y') }, [{ y: 1, x: 2 }], '[{"x":2,"y":1}]'],
    [
      'places',
      { prefixItems: [named('x'), named('y')], items: false },
      [
        { y: 1, x: 2 },
        { x: 1, y: 2 },
      ],
      '[{"x":2,"y":1},{"y":2,"x":1}]',
    ],
    ['values of a map', { additionalProperties: named('x', 'y') }, { k: { y: 1, x: 2 } }, '{"k":{"x":2,"y":1}}'],
    ['an intersection', { allOf: [named('c'), named('a', 'b')] }, { a: 1, b: 2, c: 3 }, '{"c":3,"a":1,"b":2}'],
    [
      'the branch that a constant leaves',
      {
        anyOf: [
          { properties: { type: { const: 'one' }, a: {}, b: {} } },
          { properties: { b: {}, a: {}, type: { enum: ['two'] } } },
        ],
      },
      { a: 1, type: 'two', b: 2 },
      '{"b":2,"a":1,"type":"two"}',
    ],
    ['__proto__', named('b', '__proto__'), JSON.parse('{"__proto__":1,"b":2}'), '{"b":2,"__proto__":1}'],
    [
      'constructor, which no schema names',
      named('b'),
      { constructor: { y: 1 }, b: 2 },
      '{"b":2,"constructor":{"y":1}}',
    ],
    ['text', named('b'), 'text', '"text"'],
  ])('orders %s', (_, root, document, expected) => {
    expect(JSON.stringify(orderKeys(document, { root, definitions }))).toBe(expected);
  });

  it('takes a list of any length', () => {
    const list = Array.from({ length: 300_000 }, () => 0);
    expect(orderKeys(list, { root: {}, definitions })).toHaveLength(300_000);
    expect(buildDocument<unknown[]>(anything, list)).toHaveLength(300_000);
  });
});

describe('part', () => {
  it('puts first what it knows, keeps the given, and drops what is undefined', () => {
    const made = part<object>(
      { b: 1, type: 'other', rev: 2, gone: undefined },
      { fixed: { type: 'a' }, filled: { rev: 1, x: 0 } },
    );
    expect(JSON.stringify(made)).toBe('{"type":"a","rev":2,"x":0,"b":1}');
  });

  it('hands on what is no object', () => {
    expect([part('text'), part(null), part([1])]).toEqual(['text', null, [1]]);
  });

  it('keeps __proto__ a member like any other', () => {
    expect(JSON.stringify(part(JSON.parse('{"__proto__":{"a":1}}'), { fixed: { t: 1 } }))).toBe(
      '{"t":1,"__proto__":{"a":1}}',
    );
  });
});

describe('fluentBuilder', () => {
  interface Steps {
    name(value: string): Steps;
    item(value: number): Steps;
    items(value: readonly number[]): Steps;
    build(): unknown;
  }
  const begin = (): Steps =>
    fluentBuilder<Steps>((input) => input, { name: { set: 'name' }, items: { set: 'items' }, item: { add: 'items' } });

  it('collects members and items, each step a builder of its own', () => {
    const base = begin().name('a').item(1);
    expect(base.item(2).build()).toEqual({ name: 'a', items: [1, 2] });
    expect(base.items([7]).item(8).name('b').build()).toEqual({ name: 'b', items: [7, 8] });
    expect(base.build()).toEqual({ name: 'a', items: [1] });
    expect([Object.isFrozen(base), Reflect.get(base, 'then')]).toEqual([true, undefined]);
  });
});
