import { type Rows, row } from './row.js';

const number = { type: 'number' };
const string = { type: 'string' };
const object = (more: object): object => ({ type: 'object', ...more });
const wants = (...names: readonly string[]): object => ({ required: names });

/** `if`, `then`, `else`: an object literal with the second would look like a promise. */
function conditional(condition: object, yes: unknown, no?: unknown): object {
  return Object.fromEntries([
    ['if', condition],
    ...(yes === undefined ? [] : [['then', yes]]),
    ...(no === undefined ? [] : [['else', no]]),
  ]);
}

const is = (name: string, value: unknown): object => ({ properties: { [name]: { const: value } }, required: [name] });

/** Choices between required properties, conditions, and properties that need others. */
export const CONDITIONS: Rows = {
  'oneOf over required': row(
    object({ properties: { a: number, b: number }, oneOf: [wants('a'), wants('b')] }),
    [{ a: 1 }, { b: 1 }],
    [{}, { a: 1, b: 1 }, { a: 'x' }],
  ),
  'oneOf over required, closed': row(
    object({ properties: { a: number, b: number }, oneOf: [wants('a'), wants('b')], additionalProperties: false }),
    [{ a: 1 }],
    [{}, { a: 1, b: 1 }, { a: 1, c: 1 }],
  ),
  'anyOf over required': row(
    object({ properties: { a: number, b: number }, anyOf: [wants('a'), wants('b')] }),
    [{ a: 1 }, { a: 1, b: 1 }],
    [{}, { b: 'x' }],
  ),
  'not over required': row(
    object({ properties: { a: number, b: number }, not: wants('a', 'b') }),
    [{}, { a: 1 }, { b: 1 }],
    [{ a: 1, b: 1 }],
  ),
  'allOf over anyOf over required': row(
    {
      allOf: [
        object({ properties: { a: number, b: number, c: number } }),
        { anyOf: [wants('a'), wants('b')] },
        { anyOf: [wants('b'), wants('c')] },
      ],
    },
    [{ b: 1 }, { a: 1, c: 1 }],
    [{}, { a: 1 }, { c: 1 }],
  ),
  'required of a property that allOf describes': row(
    { type: 'object', allOf: [{ properties: { a: number } }], anyOf: [wants('a')] },
    [{ a: 1 }],
    [{}, { a: 'x' }],
  ),
  'if and then': row(
    object({ properties: { kind: string, size: number }, ...conditional(is('kind', 'big'), wants('size')) }),
    [{}, { kind: 'small' }, { kind: 'big', size: 1 }, { size: 1 }],
    [{ kind: 'big' }, { kind: 'big', size: 'x' }, { kind: 1 }],
  ),
  'if, then and else': row(
    object({
      properties: { kind: { enum: ['a', 'b'] }, x: number, y: number },
      required: ['kind'],
      ...conditional(is('kind', 'a'), wants('x'), wants('y')),
      additionalProperties: false,
    }),
    [
      { kind: 'a', x: 1 },
      { kind: 'b', y: 1 },
      { kind: 'a', x: 1, y: 1 },
    ],
    [{ kind: 'a' }, { kind: 'b', x: 1 }, {}, { kind: 'c', y: 1 }],
  ),
  'if and else': row(conditional({ type: 'string' }, undefined, { minimum: 5 }), ['a', 5, null], [4]),
  'if alone': row(object({ properties: { a: number }, if: wants('a') }), [{}, { a: 1 }], [{ a: 'x' }]),
  'then and else that are never met': row(
    object({ properties: { a: number }, ...conditional(wants('a'), undefined, false) }),
    [{ a: 1 }],
    [{}],
  ),
  'then with properties of its own': row(
    object({
      properties: { kind: string },
      ...conditional(is('kind', 'big'), { properties: { size: number }, required: ['size'] }),
    }),
    [{ kind: 'big', size: 1 }, { kind: 'small' }, { size: 'free' }],
    [{ kind: 'big' }, { kind: 'big', size: 'x' }],
  ),
  'conditions inside each other': row(
    conditional({ type: 'number' }, conditional({ minimum: 10 }, { maximum: 20 }, { maximum: 5 }), { type: 'string' }),
    [10, 20, 5, -1, 'a'],
    [21, 7, null, {}],
  ),
  'a condition by reference': row(
    {
      ...object({ properties: { a: number, b: number } }),
      ...conditional({ $ref: '#/$defs/HasA' }, { $ref: '#/$defs/HasB' }),
      $defs: {
        HasA: { type: 'object', properties: { a: {} }, required: ['a'] },
        HasB: { type: 'object', properties: { b: {} }, required: ['b'] },
      },
    },
    [{}, { b: 1 }, { a: 1, b: 1 }],
    [{ a: 1 }],
  ),
  'a condition in draft-07': row(
    object({ properties: { a: number, b: number }, ...conditional(wants('a'), wants('b')) }),
    [{}, { a: 1, b: 1 }],
    [{ a: 1 }],
    { dialect: 'draft-07' },
  ),
  'a condition in items': row(
    { type: 'array', items: { type: 'number', ...conditional({ minimum: 10 }, { multipleOf: 10 }) } },
    [[], [1, 3], [10, 20]],
    [[11], ['a']],
  ),
  'a property that needs another': row(
    object({ properties: { from: number, to: number }, dependentRequired: { from: ['to'] } }),
    [{}, { to: 1 }, { from: 1, to: 2 }],
    [{ from: 1 }],
  ),
  'a property that needs several': row(
    object({
      properties: { a: number, b: number, c: number },
      dependentRequired: { a: ['b', 'c'], b: ['c'] },
      additionalProperties: false,
    }),
    [{}, { c: 1 }, { b: 1, c: 1 }, { a: 1, b: 1, c: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }, { b: 1 }, { a: 1, c: 1 }],
  ),
  'a property that needs another, in draft-07': row(
    object({ properties: { from: number, to: number }, dependentRequired: { from: ['to'] } }),
    [{}, { from: 1, to: 2 }],
    [{ from: 1 }],
    { dialect: 'draft-07' },
  ),
  'a property that needs a schema': row(
    object({
      properties: { card: string, address: string, note: string },
      dependentSchemas: { card: { required: ['address'], properties: { note: { maxLength: 3 } } } },
    }),
    [{}, { address: 'a', note: 'long' }, { card: '1', address: 'a', note: 'abc' }],
    [{ card: '1' }, { card: '1', address: 'a', note: 'long' }, { card: 1, address: 'a' }],
  ),
  'a schema for a property that only it describes': row(
    object({ properties: { a: number }, dependentSchemas: { a: { properties: { b: string }, required: ['b'] } } }),
    [{}, { b: 1 }, { a: 1, b: 'x' }],
    [{ a: 1 }, { a: 1, b: 1 }],
  ),
  'properties that exclude each other': row(
    object({
      properties: { a: number, b: number },
      dependentSchemas: { a: { not: wants('b') }, b: { properties: { a: false } } },
      additionalProperties: false,
    }),
    [{}, { a: 1 }, { b: 1 }],
    [{ a: 1, b: 1 }, { c: 1 }],
  ),
  'a property that is never allowed, by what it needs': row(
    object({ properties: { a: number, b: number }, dependentSchemas: { a: false, b: true } }),
    [{}, { b: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
  ),
  'needed schemas by reference, in allOf and anyOf': row(
    {
      allOf: [object({ properties: { a: number, b: number } }), { dependentSchemas: { a: { $ref: '#/$defs/B' } } }],
      anyOf: [{ dependentSchemas: { b: { maxProperties: 1 } } }, wants('a')],
      $defs: { B: { properties: { b: { minimum: 5 } }, required: ['b'] } },
    },
    [{}, { b: 1 }, { a: 1, b: 5 }],
    [{ a: 1 }, { a: 1, b: 4 }, { b: 1, c: 1 }],
  ),
  'needed schemas inside each other': row(
    object({
      properties: { a: {}, b: {}, c: {} },
      dependentSchemas: { a: { dependentSchemas: { b: wants('c') } } },
    }),
    [{ a: 1 }, { b: 1 }, { a: 1, b: 1, c: 1 }],
    [{ a: 1, b: 1 }],
  ),
  'needed schemas through recursion': row(
    object({
      properties: { next: { $ref: '#' }, last: { type: 'boolean' } },
      dependentSchemas: { next: { properties: { last: { const: false } } } },
    }),
    [{}, { last: true }, { next: { last: true }, last: false }],
    [{ next: {}, last: true }, { next: { next: {}, last: true } }],
  ),
  'needed schemas of other types, and names of an object': row(
    {
      dependentSchemas: { length: false, toString: { required: ['valueOf'], properties: { valueOf: {} } }, '': false },
    },
    [1, 'a', [], [1], null, {}, { toString: 1, valueOf: 1 }],
    [{ toString: 1 }, { length: 1 }, { '': 1 }],
  ),
  'a schema for __proto__': row(
    JSON.parse('{"dependentSchemas": {"__proto__": {"maxProperties": 1}}}') as object,
    [{ a: 1, b: 2 }, JSON.parse('{"__proto__": 1}')],
    [JSON.parse('{"__proto__": 1, "b": 2}')],
  ),
  dependencies: row(
    object({
      properties: { a: number, b: number, c: number },
      dependencies: { a: ['b'], b: { required: ['c'] } },
    }),
    [{}, { c: 1 }, { b: 1, c: 1 }, { a: 1, b: 1, c: 1 }],
    [{ a: 1 }, { b: 1 }, { a: 1, b: 1 }],
  ),
  'dependencies in draft-07': row(
    object({
      properties: { a: number, b: number, c: number },
      dependencies: { a: ['b'], b: { required: ['c'] }, c: true },
    }),
    [{}, { c: 1 }, { b: 1, c: 1 }, { a: 1, b: 1, c: 1 }],
    [{ a: 1 }, { b: 1 }, { a: 1, b: 1 }],
    { dialect: 'draft-07' },
  ),
  'both needs of one property': row(
    object({
      properties: { a: number, b: number, c: number },
      dependentRequired: { a: ['b'] },
      dependentSchemas: { a: { properties: { c: { minimum: 5 } } } },
      dependencies: { a: { required: ['c'] } },
    }),
    [{}, { a: 1, b: 1, c: 5 }, { c: 1 }],
    [
      { a: 1, c: 5 },
      { a: 1, b: 1 },
      { a: 1, b: 1, c: 4 },
    ],
  ),
  'both needs of one property, in draft-07': row(
    object({
      properties: { a: number, b: number, c: number },
      dependentRequired: { a: ['b'] },
      dependentSchemas: { a: { $ref: '#/$defs/C' } },
      dependencies: { a: ['b', 'c'] },
      $defs: { C: { properties: { c: { minimum: 5 } } } },
    }),
    [{}, { a: 1, b: 1, c: 5 }, { c: 1 }],
    [
      { a: 1, c: 5 },
      { a: 1, b: 1 },
      { a: 1, b: 1, c: 4 },
    ],
    { dialect: 'draft-07' },
  ),
  'needs of other types': row({ dependentRequired: { a: ['b'] } }, [1, 'a', [], null, {}], [{ a: 1 }]),
  'needs with the names of an object': row(
    object({ properties: { toString: {}, valueOf: {} }, dependentRequired: { toString: ['valueOf'] } }),
    [{}, { toString: 1, valueOf: 1 }],
    [{ toString: 1 }],
  ),
  'annotations of others': row(
    { type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png', 'x-own': { any: ['thing'] } },
    ['', 'abc', '?'],
    [1],
  ),
};
