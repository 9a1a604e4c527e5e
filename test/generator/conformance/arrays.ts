import { kindsBut, type Rows, row } from './row.js';

const array = (more: object): object => ({ type: 'array', ...more });
const number = { type: 'number' };
const string = { type: 'string' };

/** Arrays: items, places, sizes, and items that are all different. */
export const ARRAYS: Rows = {
  contains: row(
    { type: 'array', contains: { const: 'a' } },
    [['a'], ['b', 'a'], ['a', 'a']],
    [[], ['b'], [['a']], ...kindsBut('array')],
  ),
  'contains of other types': row({ contains: { type: 'string' } }, [null, 1, {}, 'a', ['a']], [[], [1]]),
  'contains at least': row(
    { type: 'array', contains: { type: 'number', minimum: 2 }, minContains: 2 },
    [
      [2, 3],
      [1, 2, 'a', 3],
    ],
    [[], [2], [2, 1], ['2', '3']],
  ),
  'contains at most': row(
    { type: 'array', contains: { type: 'number' }, maxContains: 1 },
    [[1], ['a', 1]],
    [[], ['a'], [1, 2], [1, 'a', 2]],
  ),
  'contains none or few': row(
    { type: 'array', contains: { type: 'number' }, minContains: 0, maxContains: 1 },
    [[], ['a'], [1]],
    [[1, 2], null],
  ),
  'contains that nothing has to match': row(
    { type: 'array', contains: { type: 'number' }, minContains: 0 },
    [[], ['a'], [1, 2]],
    [null],
  ),
  'contains exactly, with items and other sizes': row(
    {
      type: 'array',
      items: { type: ['string', 'number'] },
      contains: { type: 'number' },
      minContains: 2,
      maxContains: 2,
      maxItems: 3,
      uniqueItems: true,
    },
    [
      [1, 2],
      ['a', 1, 2],
    ],
    [[1], [1, 1], [1, 2, 3], [1, 2, null], ['a', 'b', 1, 2]],
  ),
  'contains anything, and nothing': row(
    { type: 'object', properties: { any: { contains: true, maxContains: 2 }, none: { contains: false } } },
    [{ any: [1] }, { any: [1, null] }, { none: 1 }],
    [{ any: [] }, { any: [1, 2, 3] }, { none: [] }, { none: [1] }],
  ),
  'contains in a tuple': row(
    { type: 'array', prefixItems: [{ type: 'string' }], items: { type: 'number' }, contains: { minimum: 5 } },
    [['a'], ['a', 5], ['a', 1, 5]],
    [[], ['a', 'b'], [1, 5]],
  ),
  'contains by reference, inside allOf, anyOf and itself': row(
    {
      allOf: [
        { type: 'array', contains: { $ref: '#/$defs/Big' } },
        { contains: { type: 'string' }, maxContains: 1 },
      ],
      anyOf: [{ contains: { const: 7 } }, { contains: { const: 8 } }, { maxItems: 2 }],
      not: { contains: { type: 'array', contains: { const: 'deep' } } },
      $defs: { Big: { type: 'number', minimum: 5 } },
    },
    [
      [5, 'a'],
      [7, 'a', 1],
    ],
    [[5], ['a'], [5, 'a', 1], [7, 'a', 'b'], [5, 'a', ['deep']], [7, 'a', ['deep']], {}],
  ),
  'contains through recursion': row(
    {
      type: 'object',
      properties: { kids: { type: 'array', contains: { $ref: '#', properties: { name: { const: 'heir' } } } } },
    },
    [{}, { kids: [{}] }, { kids: [{ kids: [{}] }] }],
    [{ kids: [] }, { kids: [{ kids: [] }] }, { kids: [{ name: 'x' }] }, 1],
  ),
  'contains of objects': row(
    {
      type: 'array',
      contains: { type: 'object', properties: { kind: { const: 'main' } }, required: ['kind'] },
      maxContains: 1,
    },
    [[{ kind: 'main' }], [{}, { kind: 'main' }, 1]],
    [[], [{}], [{ kind: 'main' }, { kind: 'main', a: 1 }]],
  ),
  'contains in draft-07': row(
    { type: 'array', contains: { $ref: '#/$defs/A' }, minContains: 1, $defs: { A: { const: 'a' } } },
    [['a'], ['b', 'a']],
    [[], ['b']],
    { dialect: 'draft-07' },
  ),
  'contains that nothing has to match, in draft-07': row(
    { type: 'array', contains: { type: 'number' }, minContains: 0 },
    [[], ['a'], [1, 2]],
    [null],
    { dialect: 'draft-07' },
  ),
  items: row(array({ items: number }), [[], [1], [1, 2]], [['a'], [1, 'a'], {}]),
  'items without a type': row({ items: number }, [[], [1], {}, 'a'], [['a']]),
  'no items': row(array({ items: false }), [[]], [[null]]),
  'any items': row(array({ items: true }), [[], [null, 'a']], [{}]),
  places: row(array({ prefixItems: [number, string] }), [[], [1], [1, 'a'], [1, 'a', null]], [['a'], [1, 2]]),
  'places and no others': row(
    array({ prefixItems: [number, string], items: false }),
    [[], [1], [1, 'a']],
    [[1, 'a', 2], ['a']],
  ),
  'places and the rest': row(
    array({ prefixItems: [number], items: string }),
    [[], [1], [1, 'a', 'b']],
    [[1, 2], ['a']],
  ),
  'places in the words of draft-07': row(
    array({ items: [number, string], additionalItems: false, minItems: 2 }),
    [[1, 'a']],
    [[], [1], [1, 'a', 'b'], ['a', 1]],
    { dialect: 'draft-07' },
  ),
  'places and the rest in the words of draft-07': row(
    array({ items: [number], additionalItems: string }),
    [[], [1], [1, 'a']],
    [[1, 2], ['a']],
    { dialect: 'draft-07' },
  ),
  'a place that is never taken': row(array({ prefixItems: [number, false] }), [[], [1]], [[1, 2], ['a']]),
  'at least': row(array({ minItems: 2 }), [[1, 2]], [[], [1]]),
  'at most': row(array({ maxItems: 1 }), [[], [1]], [[1, 2]]),
  'exactly none': row(array({ maxItems: 0 }), [[]], [[1]]),
  'sizes of other types': row({ minItems: 1 }, [[1], {}, '', null], [[]]),
  different: row(
    array({ uniqueItems: true }),
    [
      [],
      [1],
      [1, 2],
      ['1', 1],
      [[], {}],
      [0, false, null, ''],
      [{ a: 1 }, { b: 1 }],
      [
        [1, 2],
        [2, 1],
      ],
    ],
    [
      [1, 1],
      ['a', 'b', 'a'],
      [{}, {}],
      [[], []],
      [{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }],
      [0, -0],
    ],
  ),
  'different, of strings': row(array({ items: string, uniqueItems: true }), [['a', 'A']], [['a', 'a'], [1]]),
  'different, with __proto__': row(
    array({ uniqueItems: true }),
    [
      [JSON.parse('{"__proto__":1}'), {}],
      [JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":2}')],
    ],
    [[JSON.parse('{"__proto__":1}'), JSON.parse('{"__proto__":1}')]],
  ),
  'not asked to be different': row(array({ uniqueItems: false }), [[1, 1]], [{}]),
  'a constant array': row({ const: [1, [2]] }, [[1, [2]]], [[1], [1, 2], [], [[2], 1]]),
  'a list of arrays': row({ enum: [[], [1]] }, [[], [1]], [[2], [1, 1], {}]),
  'arrays of arrays of objects': row(
    array({ items: array({ items: { type: 'object', required: ['a'], properties: { a: number } }, minItems: 1 }) }),
    [[], [[{ a: 1 }]]],
    [[[]], [[{}]], [{ a: 1 }]],
  ),
};
