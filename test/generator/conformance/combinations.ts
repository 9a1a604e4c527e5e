import { ALL_KINDS, type Rows, row } from './row.js';

const number = { type: 'number' };
const string = { type: 'string' };
const closed = (properties: object, required: readonly string[] = Object.keys(properties)): object => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

const shapes = [
  closed({ kind: { const: 'circle' }, r: number }),
  closed({ kind: { const: 'box' }, w: number, h: number }),
  closed({ kind: { enum: ['dot', 'spot'] } }),
];
const SHAPES = { valid: [{ kind: 'circle', r: 1 }, { kind: 'box', w: 1, h: 2 }, { kind: 'spot' }] };
const NO_SHAPES = [
  {},
  { kind: 'circle' },
  { kind: 'dot', r: 1 },
  { kind: 'circle', r: 'x' },
  { kind: 'line' },
  { kind: null },
  null,
  'circle',
];

/** Combinators, by themselves and with each other. */
export const COMBINATIONS: Rows = {
  allOf: row({ allOf: [{ minimum: 1 }, { maximum: 3 }] }, [1, 3, 'a'], [0, 4]),
  'allOf of nothing more': row({ allOf: [{}] }, ALL_KINDS, []),
  'allOf of types': row({ allOf: [{ type: ['string', 'number'] }, { type: ['number', 'null'] }] }, [1], ['a', null]),
  'allOf beside other keywords': row(
    { type: 'string', minLength: 1, allOf: [{ maxLength: 2 }] },
    ['a'],
    ['', 'abc', 1],
  ),
  'allOf of objects': row(
    {
      allOf: [
        { type: 'object', required: ['a'], properties: { a: number } },
        { required: ['b'], properties: { b: string } },
      ],
    },
    [
      { a: 1, b: 'x' },
      { a: 1, b: 'x', c: null },
    ],
    [{ a: 1 }, { b: 'x' }, { a: 'x', b: 'x' }, null],
  ),
  'allOf in allOf': row(
    { allOf: [{ allOf: [string, { minLength: 1 }] }, { allOf: [{ maxLength: 2 }] }] },
    ['a'],
    ['', 'abc', 1],
  ),
  anyOf: row({ anyOf: [{ minimum: 5 }, { maximum: 1 }] }, [0, 6, 'a'], [3]),
  'anyOf of types': row({ anyOf: [string, number] }, ['a', 1], [null, true, [], {}]),
  'anyOf of one': row({ anyOf: [string] }, ['a'], [1]),
  'anyOf of everything': row({ anyOf: [string, {}] }, ALL_KINDS, []),
  'anyOf beside a type': row({ type: 'string', anyOf: [{ minLength: 3 }, { pattern: '^a' }] }, ['abc', 'a'], ['b', 1]),
  'anyOf of tagged objects': row({ anyOf: shapes }, SHAPES.valid, NO_SHAPES),
  'oneOf of tagged objects': row({ oneOf: shapes }, SHAPES.valid, NO_SHAPES),
  'anyOf of tagged objects that are named': row(
    {
      anyOf: shapes.map((_, index) => ({ $ref: `#/$defs/S${index}` })),
      $defs: Object.fromEntries(shapes.map((shape, index) => [`S${index}`, shape])),
    },
    SHAPES.valid,
    NO_SHAPES,
  ),
  'anyOf of objects and other types': row(
    { anyOf: [...shapes, string, { type: 'null' }] },
    [...SHAPES.valid, 'a', null],
    [{ kind: 'line' }, 1, []],
  ),
  'anyOf of objects without tags': row(
    { anyOf: [closed({ a: number }), closed({ b: number })] },
    [{ a: 1 }, { b: 1 }],
    [{}, { a: 1, b: 1 }, { a: 'x' }, { c: 1 }],
  ),
  'anyOf of objects that share a tag': row(
    {
      anyOf: [
        closed({ t: { const: 'a' }, x: string }),
        closed({ t: { const: 'a' }, y: number }),
        closed({ t: { const: 'b' }, z: number }),
      ],
    },
    [
      { t: 'a', x: '' },
      { t: 'a', y: 1 },
      { t: 'b', z: 1 },
    ],
    [{ t: 'a' }, { t: 'a', y: 'no' }, { t: 'b', x: '' }, { t: 'c' }],
  ),
  'anyOf of objects with an optional tag': row(
    { anyOf: [closed({ t: { const: 'a' }, x: string }, ['x']), closed({ t: { const: 'b' }, y: number })] },
    [{ x: '' }, { t: 'a', x: '' }, { t: 'b', y: 1 }],
    [{ y: 1 }, { t: 'b', x: '' }, { t: 'b' }, {}],
  ),
  'anyOf of tags that are numbers and booleans': row(
    { anyOf: [closed({ v: { const: 1 } }), closed({ v: { const: true } }), closed({ v: { const: null } })] },
    [{ v: 1 }, { v: true }, { v: null }],
    [{ v: '1' }, { v: false }, { v: 0 }, {}],
  ),
  'anyOf of two tags': row(
    {
      anyOf: [
        closed({ a: { const: 1 }, b: { const: 1 } }),
        closed({ a: { const: 1 }, b: { const: 2 } }),
        closed({ a: { const: 2 }, b: { const: 1 } }),
      ],
    },
    [
      { a: 1, b: 2 },
      { a: 2, b: 1 },
    ],
    [{ a: 2, b: 2 }, { a: 1 }, { b: 1 }, { a: 3, b: 1 }],
  ),
  'anyOf in anyOf': row(
    { anyOf: [{ anyOf: [string, { type: 'null' }] }, { anyOf: [{ const: 1 }, { const: 2 }] }] },
    ['a', null, 2],
    [3, true],
  ),
  'anyOf in items': row(
    { type: 'array', items: { anyOf: shapes } },
    [[], SHAPES.valid],
    [[{}], [{ kind: 'box', w: 1 }], [1]],
  ),
  oneOf: row({ oneOf: [{ minimum: 5 }, { maximum: 7 }] }, [4, 8], [5, 6, 7, 'a']),
  'oneOf of types': row({ oneOf: [string, { type: 'integer' }] }, ['a', 1], [1.5, null]),
  'oneOf of an integer and a number': row({ oneOf: [{ type: 'integer' }, number] }, [1.5], [1, 'a']),
  'oneOf of one': row({ oneOf: [string] }, ['a'], [1]),
  'oneOf of constants': row({ oneOf: [{ const: 'a' }, { const: 'b' }, { const: 1 }] }, ['a', 1], ['c', '1']),
  'oneOf of constants with a title each': row(
    {
      oneOf: [
        { const: 'a', title: 'A' },
        { const: 'b', description: 'B' },
      ],
    },
    ['a', 'b'],
    ['c', null],
  ),
  'oneOf of the same constant twice': row(
    { oneOf: [{ const: 'a' }, { const: 'a' }, { const: 'b' }] },
    ['b'],
    ['a', 'c'],
  ),
  'oneOf of lists that overlap': row({ oneOf: [{ enum: ['a', 'b'] }, { enum: ['b', 'c'] }] }, ['a', 'c'], ['b', 'd']),
  'oneOf of objects that overlap': row(
    {
      oneOf: [
        { type: 'object', required: ['a'], properties: { a: {} } },
        { type: 'object', required: ['b'], properties: { b: {} } },
      ],
    },
    [{ a: 1 }, { b: 1 }],
    [{}, { a: 1, b: 1 }, null],
  ),
  'oneOf in oneOf': row({ oneOf: [{ oneOf: [{ minimum: 0 }, { maximum: -5 }] }, string] }, [1, -6, 'a'], [-3]),
  'oneOf in anyOf': row({ anyOf: [{ oneOf: [{ minimum: 0 }, { maximum: 5 }] }, { const: 3 }] }, [-1, 6, 3], [2]),
  not: row({ not: string }, [1, null], ['a']),
  'not of a constant': row({ not: { const: 'a' } }, ['b', null], ['a']),
  'not of a list': row({ type: 'string', not: { enum: ['a', 'b'] } }, ['c'], ['a', 'b', 1]),
  'not of a pattern': row({ type: 'string', not: { pattern: '^x' } }, ['ax', ''], ['x']),
  'not of not': row({ not: { not: string } }, ['a'], [1]),
  'not of anyOf': row({ not: { anyOf: [string, number] } }, [null, true], ['a', 1]),
  'not of an object': row(
    { not: { type: 'object', required: ['a'], properties: { a: { const: 1 } } } },
    [{}, { a: 2 }, 1],
    [{ a: 1 }],
  ),
  'not in a property': row(
    { type: 'object', properties: { a: { type: 'string', not: { const: '' } } }, additionalProperties: false },
    [{}, { a: 'x' }],
    [{ a: '' }, { a: 1 }],
  ),
  'all combinators at once': row(
    {
      type: 'number',
      allOf: [{ minimum: 0 }],
      anyOf: [{ multipleOf: 2 }, { multipleOf: 3 }],
      oneOf: [{ maximum: 10 }, { minimum: 20 }],
      not: { const: 6 },
    },
    [2, 3, 9, 20, 21],
    [-2, 1, 6, 12, 23, 'a'],
  ),
  'a type beside anyOf of objects': row(
    {
      type: 'object',
      anyOf: [
        { required: ['a'], properties: { a: number } },
        { required: ['b'], properties: { b: number } },
      ],
    },
    [{ a: 1 }, { b: 1 }, { a: 1, b: 1 }, { a: 1, c: 1 }],
    [{}, { a: 'x' }, 1, null],
  ),
  'properties beside anyOf': row(
    {
      type: 'object',
      properties: { id: string },
      required: ['id'],
      anyOf: [
        { type: 'object', properties: { a: number }, required: ['a'] },
        { type: 'object', properties: { b: number }, required: ['b'] },
      ],
    },
    [
      { id: 'x', a: 1 },
      { id: 'x', b: 1 },
    ],
    [{ a: 1 }, { id: 'x' }, { id: 1, a: 1 }],
  ),
  true: row({ type: 'object', properties: { a: true } }, [{ a: 1 }, {}], [1]),
};
