import { type Rows, row } from './row.js';

const number = { type: 'number' };
const string = { type: 'string' };
const object = (more: object): object => ({ type: 'object', ...more });

/** References: to definitions, in chains and rings, beside other keywords. */
export const REFERENCES: Rows = {
  'to a definition': row({ $ref: '#/$defs/A', $defs: { A: string } }, ['a'], [1]),
  'to a definition of draft-07': row({ $ref: '#/definitions/A', definitions: { A: string } }, ['a'], [1], {
    dialect: 'draft-07',
  }),
  'in a chain': row(
    { $ref: '#/$defs/A', $defs: { A: { $ref: '#/$defs/B' }, B: { $ref: '#/$defs/C' }, C: string } },
    ['a'],
    [1],
  ),
  'in a chain with constraints on the way': row(
    {
      $ref: '#/$defs/A',
      minLength: 1,
      $defs: { A: { $ref: '#/$defs/B', maxLength: 3 }, B: { type: 'string', pattern: '^a' } },
    },
    ['a', 'abc'],
    ['', 'b', 'abcd', 1],
  ),
  'to one definition twice': row(
    object({
      properties: { a: { $ref: '#/$defs/N' }, b: { $ref: '#/$defs/N' } },
      additionalProperties: false,
      $defs: { N: number },
    }),
    [{}, { a: 1, b: 2 }],
    [{ a: 'x' }, { b: null }],
  ),
  'to itself': row(
    {
      $ref: '#/$defs/T',
      $defs: { T: object({ properties: { t: { $ref: '#/$defs/T' } }, additionalProperties: false }) },
    },
    [{}, { t: { t: {} } }],
    [{ t: 1 }, { t: { x: 1 } }],
  ),
  'to itself in an array': row(
    { $ref: '#/$defs/T', $defs: { T: { type: ['array', 'number'], items: { $ref: '#/$defs/T' } } } },
    [1, [], [1, [2, [3]]]],
    ['a', [['a']], [null]],
  ),
  'to itself in a union': row(
    {
      $ref: '#/$defs/J',
      $defs: {
        J: {
          anyOf: [
            number,
            { type: 'array', items: { $ref: '#/$defs/J' } },
            object({ additionalProperties: { $ref: '#/$defs/J' } }),
          ],
        },
      },
    },
    [1, [1, { a: [2] }], {}],
    ['a', [true], { a: { b: null } }],
  ),
  'to each other': row(
    {
      $ref: '#/$defs/A',
      $defs: {
        A: object({ properties: { b: { $ref: '#/$defs/B' } }, additionalProperties: false }),
        B: object({ properties: { a: { $ref: '#/$defs/A' } }, additionalProperties: false }),
      },
    },
    [{}, { b: { a: { b: {} } } }],
    [{ a: {} }, { b: { b: {} } }],
  ),
  'beside a description': row({ $ref: '#/$defs/A', description: 'An A.', $defs: { A: string } }, ['a'], [1]),
  'beside a type': row(
    { $ref: '#/$defs/A', type: 'integer', $defs: { A: { type: 'number', minimum: 1 } } },
    [1, 2],
    [0, 1.5, 'a'],
  ),
  'beside properties': row(
    object({
      $ref: '#/$defs/A',
      properties: { b: number },
      required: ['b'],
      $defs: { A: object({ properties: { a: number }, required: ['a'] }) },
    }),
    [{ a: 1, b: 1 }],
    [{ a: 1 }, { b: 1 }, { a: 'x', b: 1 }],
  ),
  'in allOf': row({ allOf: [{ $ref: '#/$defs/A' }, { maxLength: 2 }], $defs: { A: string } }, ['ab'], ['abc', 1]),
  'in not': row({ not: { $ref: '#/$defs/A' }, $defs: { A: string } }, [1], ['a']),
  'by a name with signs': row({ $ref: '#/$defs/a~1b~0c%25d', $defs: { 'a/b~c%d': string } }, ['a'], [1]),
  'by a name with a space': row({ $ref: '#/$defs/a%20b', $defs: { 'a b': string } }, ['a'], [1]),
  'by a name beyond Latin': row({ $ref: '#/$defs/日本', $defs: { 日本: string } }, ['a'], [1]),
  'by the names of an object': row(
    object({
      properties: { a: { $ref: '#/$defs/constructor' }, b: { $ref: '#/$defs/toString' } },
      $defs: { constructor: string, toString: number },
    }),
    [{ a: 'x', b: 1 }],
    [{ a: 1 }, { b: 'x' }],
  ),
  'to a definition that accepts anything': row(
    object({ properties: { a: { $ref: '#/$defs/Any' } }, $defs: { Any: {} } }),
    [{ a: null }, {}],
    [1],
  ),
  'to a list': row({ $ref: '#/$defs/E', $defs: { E: { enum: ['a', 1] } } }, ['a', 1], ['b', 2]),
};
