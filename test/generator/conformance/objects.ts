// biome-ignore-all lint/suspicious/noTemplateCurlyInString: a name of a property, not a template
import { type Row, type Rows, row } from './row.js';

const object = (more: object): object => ({ type: 'object', ...more });
const number = { type: 'number' };

const WEAK = { types: 'TypeScript wants a property in common with an object of optional properties' };
const UNTYPED = { types: 'a schema with properties and no type is printed as an object' };
const SKIPS = { ajv: 'ajv skips a property of this name' };

const parse = (text: string): unknown => JSON.parse(text);

/** Names that mean something to objects, to TypeScript, to ajv or to json-schema-to-typescript. */
const NAMES = [
  'constructor',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '$ref',
  '$id',
  'tsType',
  'type',
  'properties',
  'length',
  'a-b',
  'a b',
  '1',
  '-1',
  'a.b',
  'a/b',
  'a~b',
  'a"b',
  "a'b",
  'a\\b',
  'a`${b}',
  '日本語',
  '🚀',
  'é',
  'e\u0301',
  '\u200b',
  'class',
  'await',
  'default',
  '%41',
  '',
];

const named = (name: string): [string, Row] => [
  `a property called ${JSON.stringify(name)}`,
  row(
    object({ properties: Object.fromEntries([[name, number]]), required: [name], additionalProperties: false }),
    [Object.fromEntries([[name, 1]])],
    [{}, Object.fromEntries([[name, 'a']]), Object.fromEntries([[`${name}_`, 1]])],
    name === '' ? { ajv: 'ajv never misses a property with the empty name' } : {},
  ),
];

/** Objects: which properties, which names, how many. */
export const OBJECTS: Rows = {
  ...Object.fromEntries(NAMES.map(named)),
  'a property called __proto__': row(
    parse('{"type":"object","properties":{"__proto__":{"type":"number"}}}') as object,
    [{}, parse('{"__proto__":1}')],
    [parse('{"__proto__":"s"}')],
    SKIPS,
  ),
  'a property called __proto__, closed': row(
    parse('{"type":"object","properties":{"__proto__":{"type":"number"}},"additionalProperties":false}') as object,
    [{}, parse('{"__proto__":1}')],
    [parse('{"__proto__":"s"}'), { a: 1 }, parse('{"__proto__":1,"a":1}')],
    SKIPS,
  ),
  'a required __proto__': row(
    parse('{"type":"object","properties":{"__proto__":{}},"required":["__proto__"]}') as object,
    [parse('{"__proto__":1}')],
    [{}, { a: 1 }],
  ),
  '__proto__ where nothing else is allowed': row(
    object({ additionalProperties: false }),
    [{}],
    [parse('{"__proto__":1}')],
  ),
  '__proto__ among all others': row(
    object({ additionalProperties: number }),
    [parse('{"__proto__":1}')],
    [parse('{"__proto__":"a"}')],
  ),
  '__proto__ by pattern': row(
    object({ patternProperties: { '^__': number } }),
    [parse('{"__proto__":1}')],
    [parse('{"__proto__":"a"}')],
  ),
  'the empty name among other required ones': row(
    object({ properties: { a: {}, '': {}, b: {} }, required: ['a', '', 'b'] }),
    [{ a: 1, '': 1, b: 1 }],
    [
      { a: 1, b: 1 },
      { '': 1, b: 1 },
      { a: 1, '': 1 },
    ],
    { ajv: 'ajv never misses a property with the empty name' },
  ),
  'names of the prototype are not given': row(
    object({ required: ['toString'], properties: { toString: {} } }),
    [{ toString: 1 }],
    [{}, { valueOf: 1 }],
  ),
  'required without a type': row(
    { properties: { a: {} }, required: ['a'] },
    [{ a: 1 }, 'a', null, []],
    [{}, { b: 1 }],
    UNTYPED,
  ),
  'properties without a type': row({ properties: { a: number } }, [{ a: 1 }, {}, 'a', [], null], [{ a: 'x' }], UNTYPED),
  'a property that is never allowed': row(object({ properties: { a: false } }), [{}, { b: 1 }], [{ a: null }], WEAK),
  'a property that may be anything': row(
    object({ properties: { a: true }, additionalProperties: false }),
    [{}, { a: null }],
    [{ b: 1 }],
  ),
  'all others by a schema': row(
    object({ properties: { a: { type: 'string' } }, additionalProperties: number }),
    [{ a: 'x', b: 1 }],
    [{ a: 1 }, { b: 'x' }],
  ),
  'all others without properties': row(
    object({ additionalProperties: number }),
    [{}, { a: 1 }],
    [{ a: 'x' }, { a: 1, b: null }],
  ),
  'all others by a union': row(
    object({ additionalProperties: { anyOf: [number, { type: 'null' }] } }),
    [{ a: 1, b: null }],
    [{ a: 'x' }],
  ),
  'by pattern': row(object({ patternProperties: { '^a': number } }), [{}, { ab: 1 }, { b: 'x' }], [{ ab: 'x' }]),
  'by pattern, others closed': row(
    object({ patternProperties: { '^a': number }, additionalProperties: false }),
    [{}, { ab: 1 }],
    [{ b: 1 }, { ab: 'x' }],
  ),
  'by name and by pattern': row(
    object({ properties: { ab: { minimum: 2 } }, patternProperties: { '^a': number }, additionalProperties: false }),
    [{ ab: 2, ac: 0 }],
    [{ ab: 1 }, { ab: 'x' }, { b: 1 }],
  ),
  'by two patterns': row(
    object({ patternProperties: { '^a': number, z$: { minimum: 5 } } }),
    [{ a: 1, z: 5, az: 6 }],
    [{ az: 1 }, { a: 'x' }, { z: 4 }],
  ),
  'by a pattern of code points': row(
    object({ patternProperties: { '^.$': number }, additionalProperties: false }),
    [{ '🚀': 1 }],
    [{ ab: 1 }, { '🚀': 'a' }],
  ),
  'names by a pattern': row(
    object({ propertyNames: { pattern: '^[a-z]+$' } }),
    [{}, { ab: 1 }],
    [{ A: 1 }, { 'a-b': 1 }, { '': 1 }],
  ),
  'names by a length': row(object({ propertyNames: { maxLength: 2 } }), [{ ab: 1 }, { '🚀🚀': 1 }], [{ abc: 1 }]),
  'names by a list': row(
    object({ propertyNames: { enum: ['a', 'b'] } }),
    [{}, { a: 1, b: 2 }],
    [{ c: 1 }, { a: 1, c: 1 }],
  ),
  'names by a definition': row(
    object({ propertyNames: { $ref: '#/$defs/Key' }, $defs: { Key: { type: 'string', pattern: '^k' } } }),
    [{}, { k: 1 }],
    [{ a: 1 }],
  ),
  'no names': row(object({ propertyNames: false }), [{}], [{ a: 1 }, { '': 1 }]),
  'at least some': row(object({ minProperties: 2 }), [{ a: 1, b: 1 }], [{}, { a: 1 }]),
  'at most some': row(object({ maxProperties: 1 }), [{}, { a: 1 }], [{ a: 1, b: 1 }]),
  'exactly none': row(object({ maxProperties: 0 }), [{}], [{ a: 1 }]),
  'numbers of properties of other types': row({ minProperties: 1 }, [{ a: 1 }, [], 'a', 1, null], [{}]),
  'a constant object': row(
    { const: { a: [1, { b: null }] } },
    [{ a: [1, { b: null }] }],
    [{}, { a: [1, { b: 0 }] }, { a: [1] }],
  ),
  'a constant empty object': row({ const: {} }, [{}], [[], null, { a: 1 }]),
  'a list of objects': row({ enum: [{ a: 1, b: 2 }, [], null] }, [{ b: 2, a: 1 }, [], null], [{ a: 1 }, {}, false]),
  'nested closed objects': row(
    object({
      properties: { a: object({ properties: { b: number }, additionalProperties: false }) },
      additionalProperties: false,
    }),
    [{}, { a: {} }, { a: { b: 1 } }],
    [{ a: { c: 1 } }, { a: null }, { b: 1 }],
  ),
  'many properties': row(
    object({
      properties: Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`p${index}`, number])),
      additionalProperties: false,
    }),
    [{}, { p0: 1, p59: 2 }],
    [{ p60: 1 }, { p59: 'x' }],
  ),
  'many required properties': row(
    object({
      properties: Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, number])),
      required: Array.from({ length: 30 }, (_, index) => `p${index}`),
    }),
    [Object.fromEntries(Array.from({ length: 30 }, (_, index) => [`p${index}`, index]))],
    [{}, { p0: 1 }],
  ),
};
