// biome-ignore-all lint/suspicious/noTemplateCurlyInString: TypeBox reads template literals from strings
import { Type } from '@sinclair/typebox';
import { ALL_KINDS, kindsBut, type Rows, row, SHUT } from './row.js';

const WEAK = { types: 'TypeScript wants a property in common with an object of optional properties' };
const UTF_16 = 'counts UTF-16 units';

enum Color {
  Red = 'red',
  Blue = 'blue',
}

enum Level {
  Low,
  High,
}

const Leaf = Type.Object({ id: Type.Integer() }, { $id: 'Leaf', ...SHUT });

const Tree = Type.Recursive((This) => Type.Object({ name: Type.String(), children: Type.Array(This) }, SHUT), {
  $id: 'Tree',
});

const Point = Type.Object({ x: Type.Number(), y: Type.Number(), label: Type.Optional(Type.String()) }, SHUT);

/** Every kind of TypeBox that JSON can hold. */
export const KINDS: Rows = {
  any: row(Type.Any(), ALL_KINDS, []),
  unknown: row(Type.Unknown(), ALL_KINDS, []),
  'unknown in an object': row(Type.Object({ a: Type.Unknown() }, SHUT), [{ a: null }, { a: [1] }], [{}, { b: 1 }]),
  never: row(Type.Object({ a: Type.Optional(Type.Never()) }), [{}, { b: 1 }], [{ a: null }, { a: {} }], WEAK),
  null: row(Type.Null(), [null], kindsBut('null')),
  boolean: row(Type.Boolean(), [true, false], kindsBut('boolean')),
  string: row(Type.String(), ['', 'a', '\u0000', '\ud800'], kindsBut('string')),
  number: row(Type.Number(), [0, -0, 1.5, -1e300, 5e-324], kindsBut('number')),
  integer: row(Type.Integer(), [0, -0, 1, 1e21, -9007199254740991], [0.5, 1e-7, ...kindsBut('number')]),
  'literal string': row(Type.Literal('a'), ['a'], ['A', '', 'aa', ...kindsBut('string')]),
  'literal number': row(Type.Literal(0), [0, -0], [1, '0', false, null]),
  'literal true': row(Type.Literal(true), [true], [false, 1, 'true']),
  'literal false': row(Type.Literal(false), [false], [true, 0, null]),
  'literal of the empty string': row(Type.Literal(''), [''], [' ', null, 0]),
  'literal with a quote': row(Type.Literal('it\'s "so" \\'), ['it\'s "so" \\'], ["it's"]),
  'literal of two lines': row(Type.Literal('a\nb\u2028c'), ['a\nb\u2028c'], ['a b c']),
  'literal of an emoji': row(Type.Literal('🚀'), ['🚀'], ['\ud83d', '🛰']),
  'union of literals': row(Type.Union([Type.Literal('a'), Type.Literal('b')]), ['a', 'b'], ['c', 'ab', 0]),
  'union of mixed literals': row(
    Type.Union([Type.Literal('1'), Type.Literal(1), Type.Literal(true), Type.Null()]),
    ['1', 1, true, null],
    ['true', 0, false, 'null', {}],
  ),
  'union of types': row(Type.Union([Type.String(), Type.Number()]), ['a', 1], kindsBut('string', 'number')),
  'union of one': row(Type.Union([Type.String()]), ['a'], kindsBut('string')),
  'union of unions': row(
    Type.Union([Type.Union([Type.Literal('a'), Type.Literal('b')]), Type.Union([Type.Null(), Type.Integer()])]),
    ['a', 'b', null, 7],
    ['c', 1.5, false],
  ),
  'union of literals and a type': row(Type.Union([Type.Literal('auto'), Type.Number()]), ['auto', 5], ['other', true]),
  'union with unknown': row(Type.Union([Type.String(), Type.Unknown()]), ALL_KINDS, []),
  'union with never': row(Type.Union([Type.Never(), Type.String()]), ['a'], kindsBut('string')),
  'nullable object': row(Type.Union([Point, Type.Null()]), [null, { x: 1, y: 2 }], [{ x: 1 }, [], {}]),
  'enum of strings': row(Type.Enum(Color), ['red', 'blue'], ['Red', 'green', 0]),
  'enum of numbers': row(Type.Enum(Level), [0, 1], ['Low', 2, true]),
  'enum of an object': row(Type.Enum({ A: 'a', One: 1 }), ['a', 1], ['A', 'One', '1']),
  array: row(Type.Array(Type.String()), [[], ['a'], ['a', 'a']], [[1], ['a', null], ...kindsBut('array')]),
  'array of arrays': row(Type.Array(Type.Array(Type.Integer())), [[], [[]], [[1], [2, 3]]], [[1], [[1.5]], [['a']]]),
  'array of unknown': row(Type.Array(Type.Unknown()), [[], [null, {}, 1]], [{}, 'a']),
  'array of never': row(Type.Array(Type.Never()), [[]], [[null], [1, 2]]),
  tuple: row(Type.Tuple([Type.String(), Type.Number()]), [['a', 1]], [[], ['a'], ['a', 1, 2], [1, 'a'], {}]),
  'tuple of nothing': row(Type.Tuple([]), [[]], [[1], [null]]),
  'tuple of one': row(Type.Tuple([Type.Null()]), [[null]], [[], [null, null], [1]]),
  'tuple of objects': row(
    Type.Tuple([Leaf, Type.Array(Leaf)]),
    [
      [{ id: 1 }, []],
      [{ id: 1 }, [{ id: 2 }]],
    ],
    [[{ id: 1 }], [{ id: 'x' }, []], [{ id: 1 }, [{}]]],
  ),
  object: row(
    Point,
    [
      { x: 1, y: 2 },
      { x: 1, y: 2, label: '' },
    ],
    [{}, { x: 1 }, { x: 1, y: 2, z: 3 }, [], null],
  ),
  'open object': row(Type.Object({ a: Type.String() }), [{ a: 'x' }, { a: 'x', b: 1 }], [{}, { a: 1 }]),
  'object of nothing, closed': row(Type.Object({}, SHUT), [{}], [{ a: 1 }, { toString: 1 }, [], null]),
  'object of nothing, open': row(Type.Object({}), [{}, { a: 1 }], [[], null, 'a']),
  'object of optional properties': row(
    Type.Object({ a: Type.Optional(Type.String()), b: Type.Optional(Type.Null()) }, SHUT),
    [{}, { a: '' }, { b: null }, { a: 'x', b: null }],
    [{ a: null }, { b: 0 }, { c: 1 }],
  ),
  'object with typed rest': row(
    Type.Object({ a: Type.String() }, { additionalProperties: Type.Number() }),
    [{ a: 'x' }, { a: 'x', b: 1 }],
    [{ a: 'x', b: 'y' }, { b: 1 }],
  ),
  partial: row(Type.Partial(Point), [{}, { x: 1 }, { label: 'a' }], [{ x: 'a' }, { z: 1 }]),
  required: row(Type.Required(Point), [{ x: 1, y: 2, label: '' }], [{ x: 1, y: 2 }]),
  pick: row(Type.Pick(Point, ['x']), [{ x: 1 }], [{}, { x: 'a' }]),
  omit: row(Type.Omit(Point, ['y']), [{ x: 1 }, { x: 1, label: 'a' }], [{}, { x: 1, label: 1 }]),
  composite: row(
    Type.Composite([Type.Object({ a: Type.Number() }), Type.Object({ b: Type.Number() })], SHUT),
    [{ a: 1, b: 2 }],
    [{ a: 1 }, { a: 1, b: 2, c: 3 }],
  ),
  intersect: row(
    Type.Intersect([Type.Object({ a: Type.Number() }), Type.Object({ b: Type.Number() })]),
    [
      { a: 1, b: 2 },
      { a: 1, b: 2, c: 3 },
    ],
    [{ a: 1 }, { b: 1 }, { a: 1, b: 'x' }],
  ),
  'intersect of strings': row(
    Type.Intersect([Type.String({ minLength: 2 }), Type.String({ pattern: '^a' })]),
    ['ab', 'abc'],
    ['a', 'bb', 1],
  ),
  'intersect with a union': row(
    Type.Intersect([
      Type.Object({ id: Type.String() }),
      Type.Union([Type.Object({ k: Type.Literal('a') }), Type.Object({ k: Type.Literal('b'), n: Type.Number() })]),
    ]),
    [
      { id: 'x', k: 'a' },
      { id: 'x', k: 'b', n: 1 },
    ],
    [{ id: 'x' }, { k: 'a' }, { id: 'x', k: 'b' }, { id: 'x', k: 'c' }],
  ),
  'record of strings': row(
    Type.Record(Type.String(), Type.Number()),
    [{}, { a: 1 }, { '': 0, __proto__x: 1 }],
    [{ a: 'x' }, [], null],
  ),
  'record of literals': row(
    Type.Record(Type.Union([Type.Literal('a'), Type.Literal('b')]), Type.Number()),
    [{ a: 1, b: 2 }],
    [{ a: 1 }, { a: 1, b: 'x' }],
  ),
  'record by pattern': row(
    Type.Record(Type.String({ pattern: '^x-' }), Type.Number()),
    [{}, { 'x-a': 1 }, { other: 'free' }],
    [{ 'x-a': 'no' }],
  ),
  'record by pattern, closed': row(
    Type.Record(Type.String({ pattern: '^x-' }), Type.Number(), SHUT),
    [{}, { 'x-a': 1 }],
    [{ 'x-a': 'no' }, { other: 1 }],
  ),
  'record of numbers': row(
    Type.Record(Type.Number(), Type.String()),
    [{}, { 1: 'a' }, { '-1.5': 'b' }, { other: 5 }],
    [{ 1: 2 }],
  ),
  'record of templates': row(
    Type.Record(Type.TemplateLiteral('k${string}'), Type.String()),
    [{}, { ka: 'a' }, { other: 5 }],
    [{ ka: 1 }],
  ),
  'template of literals': row(Type.TemplateLiteral('a${"x"|"y"}'), ['ax', 'ay'], ['a', 'az', 'bax', 'axx']),
  'template of numbers': row(Type.TemplateLiteral('v${0|1|2}'), ['v0', 'v2'], ['v3', 'v', 'v01']),
  'template of strings': row(Type.TemplateLiteral('k${string}'), ['k', 'kk', 'k-1'], ['', 'a', 'ak']),
  'template of a boolean': row(Type.TemplateLiteral('is-${boolean}'), ['is-true', 'is-false'], ['is-', 'is-maybe']),
  'template with signs of patterns': row(
    Type.TemplateLiteral([Type.Literal('a.b|c$'), Type.String()]),
    ['a.b|c$', 'a.b|c$x'],
    ['aXb|c$', 'c$'],
  ),
  readonly: row(Type.Object({ a: Type.Readonly(Type.String()) }, SHUT), [{ a: 'x' }], [{}, { a: 1 }]),
  'readonly optional': row(
    Type.Object({ a: Type.ReadonlyOptional(Type.String()) }, SHUT),
    [{}, { a: 'x' }],
    [{ a: 1 }],
  ),
  recursive: row(
    Tree,
    [
      { name: 'a', children: [] },
      { name: 'a', children: [{ name: 'b', children: [] }] },
    ],
    [{ name: 'a' }, { name: 'a', children: [{}] }, { name: 'a', children: [{ name: 1, children: [] }] }],
  ),
  module: row(
    Type.Module({
      Node: Type.Object({ value: Type.Number(), next: Type.Optional(Type.Ref('Node')) }, SHUT),
    }).Import('Node'),
    [{ value: 1 }, { value: 1, next: { value: 2, next: { value: 3 } } }],
    [{}, { value: 1, next: {} }, { value: 1, next: { value: 'x' } }],
  ),
  'module of two': row(
    Type.Module({
      Even: Type.Object({ odd: Type.Optional(Type.Ref('Odd')) }, SHUT),
      Odd: Type.Object({ even: Type.Optional(Type.Ref('Even')) }, SHUT),
    }).Import('Even'),
    [{}, { odd: {} }, { odd: { even: { odd: {} } } }],
    [{ even: {} }, { odd: { odd: {} } }],
  ),
  'keys of an object': row(Type.KeyOf(Point), ['x', 'y', 'label'], ['z', '', 1]),
  'index of an object': row(Type.Index(Point, ['label']), ['a'], [1, null]),
  'extract of a union': row(
    Type.Extract(Type.Union([Type.Literal('a'), Type.Literal('b')]), Type.Literal('a')),
    ['a'],
    ['b'],
  ),
  'exclude of a union': row(
    Type.Exclude(Type.Union([Type.Literal('a'), Type.Literal('b')]), Type.Literal('a')),
    ['b'],
    ['a'],
  ),
  'capitalized literals': row(
    Type.Capitalize(Type.Union([Type.Literal('ab'), Type.Literal('cd')])),
    ['Ab', 'Cd'],
    ['ab'],
  ),
  'not a string': row(Type.Not(Type.String()), [1, null, {}], ['a', '']),
  'not a literal': row(Type.Not(Type.Literal('a')), ['b', 1], ['a']),
  'string with bounds': row(Type.String({ minLength: 1, maxLength: 3 }), ['a', 'abc'], ['', 'abcd']),
  'string of code points': row(Type.String({ maxLength: 1 }), ['🚀', 'é'], ['🚀🚀', 'e\u0301'], { typeBox: UTF_16 }),
  'array with bounds': row(
    Type.Array(Type.Null(), { minItems: 1, maxItems: 2 }),
    [[null], [null, null]],
    [[], [null, null, null]],
  ),
  'array of different items': row(
    Type.Array(Type.Unknown(), { uniqueItems: true }),
    [[], [1, '1', true, null], [{ a: 1 }, { a: 2 }], [[1], [2]]],
    [
      [1, 1],
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
      [[1], [1]],
      [null, null],
    ],
  ),
  'unsafe type': row(Type.Unsafe({ type: 'string', minLength: 1 }), ['a'], ['', 1]),
};
