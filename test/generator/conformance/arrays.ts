import { type Rows, row } from './row.js';

const array = (more: object): object => ({ type: 'array', ...more });
const number = { type: 'number' };
const string = { type: 'string' };

/** Arrays: items, places, sizes, and items that are all different. */
export const ARRAYS: Rows = {
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
