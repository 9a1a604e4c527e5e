import { type TSchema, Type } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import { defineFormat, type PublishOptions } from '../../../core/format.js';
import { generate } from '../../../generator/index.js';
import { ModelError } from '../../../generator/model.js';
import { buildModel } from '../../../generator/stages/build-model.js';
import { closed } from '../../../schemas/kit/scalars.js';
import { shared } from '../../../schemas/kit/shared.js';
import { toyOf } from '../../support/runtime-format.js';

function nested(levels: number): TSchema {
  let schema: TSchema = Type.String();
  for (let level = 0; level < levels; level += 1) schema = Type.Array(schema);
  return schema;
}

function endlessList(): unknown[] {
  const list: unknown[] = [];
  list.push(list);
  return list;
}

function refusalOf(schema: object, publish: PublishOptions = {}): ModelError | undefined {
  try {
    buildModel(toyOf(schema, publish));
  } catch (error) {
    if (error instanceof ModelError) return error;
    throw error;
  }
  return undefined;
}

class Version {
  readonly major = 1;
}

/** What is rejected as the value of a property `a/b`, by code and pointer below that property. */
const REFUSED: readonly (readonly [name: string, schema: object, code: ModelError['code'], below: string])[] = [
  ['Type.Date', Type.Date(), 'not-json', ''],
  ['Type.BigInt', Type.BigInt(), 'not-json', ''],
  ['Type.Undefined', Type.Undefined(), 'not-json', ''],
  ['Type.Void', Type.Void(), 'not-json', ''],
  ['Type.Symbol', Type.Symbol(), 'not-json', ''],
  ['Type.Uint8Array', Type.Uint8Array(), 'not-json', ''],
  ['Type.RegExp with a flag', Type.RegExp(/a/i), 'not-json', ''],
  ['Type.Enum of an array', Type.Enum(['a', 'b'] as never), 'bad-value', ''],
  ['an $id that is a number', { $id: 7 }, 'bad-value', '/$id'],
  ['Type.Function', Type.Function([], Type.String()), 'not-json', ''],
  ['Type.Constructor', Type.Constructor([], Type.Object({})), 'not-json', ''],
  ['Type.Promise', Type.Promise(Type.String()), 'not-json', ''],
  ['Type.Iterator', Type.Iterator(Type.String()), 'not-json', ''],
  [
    'Type.Transform',
    Type.Transform(Type.String())
      .Decode((value) => new Date(value))
      .Encode((value) => value.toISOString()),
    'not-json',
    '',
  ],
  ['Type.Undefined in a union', Type.Union([Type.String(), Type.Undefined()]), 'not-json', '/anyOf/1'],
  ['a date as default', Type.String({ default: new Date(0) }), 'not-json', '/default'],
  ['a function as default', Type.String({ default: () => 'a' }), 'not-json', '/default'],
  ['a regular expression as pattern', { type: 'string', pattern: /^a$/ }, 'not-json', '/pattern'],
  ['an instance among the examples', Type.String({ examples: ['a', new Version()] }), 'not-json', '/examples/1'],
  ['undefined among the examples', Type.String({ examples: [undefined] }), 'not-json', '/examples/0'],
  ['NaN as bound', Type.Number({ minimum: Number.NaN }), 'not-json', '/minimum'],
  ['infinity as default', Type.Number({ default: Number.POSITIVE_INFINITY }), 'not-json', '/default'],
  ['a big integer as constant', { const: 1n }, 'not-json', '/const'],
  ['a default that contains itself', { default: endlessList() }, 'too-deep', '/default/0/0/0'],
  ['a typo in a keyword', Type.String({ maxLenght: 3 }), 'unsupported-keyword', '/maxLenght'],
  ['a negative count', { contains: {}, minContains: -1 }, 'bad-value', '/minContains'],
  ['a count that is not an integer', { contains: {}, maxContains: 1.5 }, 'bad-value', '/maxContains'],
  ['contains with an array of schemas', { contains: [{}] }, 'bad-value', '/contains'],
  ['minContains without contains', { minContains: 2 }, 'unsupported-keyword', '/minContains'],
  ['maxContains without contains', { maxContains: 2 }, 'unsupported-keyword', '/maxContains'],
  ['else without if', { else: { type: 'null' } }, 'unsupported-keyword', '/else'],
  ['a count of none of at least one', { contains: {}, maxContains: 0 }, 'bad-value', '/maxContains'],
  ['counts that exclude each other', { contains: {}, minContains: 3, maxContains: 2 }, 'bad-value', '/maxContains'],
  ['a count that is above the length', { contains: {}, minContains: 3, maxItems: 2 }, 'bad-value', '/maxItems'],
  ['a misspelt count', { contains: {}, minContain: 1 }, 'unsupported-keyword', '/minContain'],
  ['lengths that exclude each other', Type.String({ minLength: 5, maxLength: 2 }), 'bad-value', '/minLength'],
  ['sizes that exclude each other', Type.Array(Type.Null(), { minItems: 3, maxItems: 1 }), 'bad-value', '/minItems'],
  ['bounds that exclude each other', Type.Number({ minimum: 5, maximum: 2 }), 'bad-value', '/minimum'],
  ['bounds that only touch', Type.Number({ exclusiveMinimum: 5, maximum: 5 }), 'bad-value', '/exclusiveMinimum'],
  ['a constant outside its enum', { const: 2, enum: [1] }, 'bad-value', '/const'],
  [
    'a tuple that is longer than it may be',
    { type: 'array', prefixItems: [{ type: 'null' }], items: false, minItems: 2 },
    'bad-value',
    '/minItems',
  ],
  [
    'more required properties than are allowed',
    closed({ a: Type.Null(), b: Type.Null() }, { maxProperties: 1 }),
    'bad-value',
    '/maxProperties',
  ],
  [
    'more properties than a closed object has',
    closed({ a: Type.Null() }, { minProperties: 2 }),
    'bad-value',
    '/minProperties',
  ],
  [
    'closed objects in one intersection',
    Type.Intersect([closed({ a: Type.Null() }), closed({ b: Type.Null() })]),
    'bad-value',
    '',
  ],
  [
    'a branch with a property that the closed object around it rejects',
    {
      type: 'object',
      properties: { a: {} },
      additionalProperties: false,
      anyOf: [{ required: ['a'] }, { properties: { b: {} } }],
    },
    'bad-value',
    '/anyOf/1/properties',
  ],
  [
    'a consequence with a property that the closed object around it rejects',
    {
      type: 'object',
      properties: { a: {} },
      additionalProperties: false,
      if: { minProperties: 1 },
      else: { properties: { b: {} } },
    },
    'bad-value',
    '/else/properties',
  ],
  [
    'bounds of two parts that exclude each other',
    Type.Intersect([Type.Number({ minimum: 5 }), Type.Number({ maximum: 2 })]),
    'bad-value',
    '',
  ],
  ['constants of two parts', Type.Intersect([Type.Literal('a'), Type.Literal('b')]), 'bad-value', ''],
  [
    'unevaluatedProperties',
    Type.Intersect([Type.Object({})], { unevaluatedProperties: false }),
    'unsupported-keyword',
    '/unevaluatedProperties',
  ],
  ['dependencies on a number', { dependencies: { a: 1 } }, 'bad-value', '/dependencies/a'],
  ['dependencies on a list of numbers', { dependencies: { a: [1] } }, 'bad-value', '/dependencies'],
  ['dependentSchemas on a list', { dependentSchemas: { a: ['b'] } }, 'unsupported-keyword', '/dependentSchemas/a/0'],
  ['a misspelt dependency', { dependencys: { a: ['b'] } }, 'unsupported-keyword', '/dependencys'],
  [
    'a needed schema with a property that the closed object around it rejects',
    closed({ a: Type.Null() }, { dependentSchemas: { a: { properties: { b: {} } } } }),
    'bad-value',
    '/dependentSchemas/a/properties',
  ],
  [
    'a needed schema that requires a property without a schema',
    { type: 'object', properties: { a: {} }, dependentSchemas: { a: { required: ['b'] } } },
    'ghost-required',
    '/dependentSchemas/a/required',
  ],
  [
    'a needed schema of a property with the name of the keyword',
    {
      type: 'object',
      properties: { dependentSchemas: { type: 'object', properties: { a: {} }, not: { required: ['b'] } } },
    },
    'ghost-required',
    '/properties/dependentSchemas/not/required',
  ],
  [
    'additionalItems next to one schema for all',
    { items: {}, additionalItems: false },
    'unsupported-keyword',
    '/additionalItems',
  ],
  ['a keyword called __proto__', JSON.parse('{"__proto__":1}'), 'unsupported-keyword', '/__proto__'],
  ['an unknown type', { type: 'text' }, 'unsupported-type', '/type'],
  ['an unknown type among several', { type: ['string', 'undefined'] }, 'unsupported-type', '/type'],
  ['an unknown format', Type.String({ format: 'semver' }), 'unsupported-format', '/format'],
  ['an enum with null, whose type is text', { type: 'string', enum: ['a', null] }, 'impossible-enum', ''],
  [
    'such an enum in a union of literals',
    { anyOf: [{ const: 'a' }, { type: 'string', enum: ['b', null] }] },
    'impossible-enum',
    '/anyOf/1',
  ],
  ['a constant of another type', { type: 'integer', const: 1.5 }, 'impossible-enum', ''],
  ['an enum without values', { enum: [] }, 'bad-value', '/enum'],
  ['a literal twice', Type.Union([Type.Literal('a'), Type.Literal('a')]), 'bad-value', '/enum'],
  [
    'a required property that a closed object lacks',
    { type: 'object', properties: {}, required: ['ghost'], additionalProperties: false },
    'ghost-required',
    '/required',
  ],
  [
    'a required property that nothing describes',
    { type: 'object', required: ['ghost'] },
    'ghost-required',
    '/required',
  ],
  [
    'a required property that no pattern fits',
    { type: 'object', patternProperties: { '^x-': {} }, required: ['ghost'] },
    'ghost-required',
    '/required',
  ],
  [
    'a required property that only the prototype has',
    { type: 'object', properties: {}, required: ['toString'] },
    'ghost-required',
    '/required',
  ],
  [
    'a property required twice',
    { type: 'object', properties: { a: {} }, required: ['a', 'a'] },
    'bad-value',
    '/required',
  ],
  ['a pattern that does not compile', Type.String({ pattern: '(' }), 'bad-pattern', '/pattern'],
  ['a pattern that compiles without the u flag only', Type.String({ pattern: '\\_' }), 'bad-pattern', '/pattern'],
  ['a pattern of keys that does not compile', { patternProperties: { '(': {} } }, 'bad-pattern', '/patternProperties'],
  ['a length below 0', Type.String({ minLength: -1 }), 'bad-value', '/minLength'],
  ['a length that is not a whole number', Type.String({ maxLength: 1.5 }), 'bad-value', '/maxLength'],
  ['a bound that is text', { maximum: '3' }, 'bad-value', '/maximum'],
  ['a step of 0', Type.Number({ multipleOf: 0 }), 'bad-value', '/multipleOf'],
  ['a union of nothing', { anyOf: [] }, 'bad-value', '/anyOf'],
  ['a union that is not an array', { anyOf: { type: 'string' } }, 'bad-value', '/anyOf'],
  ['properties that are an array', { properties: [{}] }, 'bad-value', '/properties'],
  ['a property that is not a schema', { properties: { x: 'string' } }, 'bad-value', '/properties/x'],
  ['a description that is not a string', { description: 7 }, 'bad-value', '/description'],
  ['examples that are no list', { examples: 'a' }, 'bad-value', '/examples'],
  ['a flag that is none', { uniqueItems: 'yes' }, 'bad-value', '/uniqueItems'],
  ['an empty array of types', { type: [] }, 'bad-value', '/type'],
  ['a property whose name no file can hold', { properties: { '\ud800': {} } }, 'bad-value', '/properties'],
  ['a definition whose name no file can hold', { $defs: { '\ud800': {} } }, 'bad-value', '/$defs'],
  [
    'recursion without a name',
    Type.Recursive((self) => Type.Object({ kids: Type.Array(self) })),
    'unnamed-recursion',
    '',
  ],
  ['a reference to nothing', Type.Ref('Nothing'), 'missing-definition', ''],
  ['a reference into a definition', { $ref: '#/$defs/A/properties/x' }, 'missing-definition', ''],
  ['a reference to a file', { $ref: 'other.schema.json' }, 'missing-definition', ''],
  ['a reference to the web', { $ref: 'https://example.com/a.json' }, 'missing-definition', ''],
  ['four hundred lists in each other', nested(400), 'too-deep', '/items/items'],
];

describe('what cannot be printed faithfully is refused', () => {
  it.each(REFUSED)('%s, in the document', (_, part, code, below) => {
    const error = refusalOf({ type: 'object', properties: { 'a/b': part } });
    expect(error).toBeDefined();
    const at = `/properties/a~1b${below}`;
    expect([error?.code, error?.format, error?.definition]).toEqual([code, 'toy/card', '']);
    // Where the nesting itself is the fault, the pointer is cut.
    if (code === 'too-deep') expect(error?.pointer.startsWith(at)).toBe(true);
    else expect(error?.pointer).toBe(at);
    expect(error?.message).toMatch(/^toy\/card, at \/properties\/a~1b.*: .+\.?$/s);
  });

  it.each(REFUSED)('%s, in a definition', (_, part, code, below) => {
    const Named = { $id: 'Named', type: 'object', properties: { 'a/b': part } };
    const error = refusalOf(Type.Object({ named: shared(Named as unknown as TSchema) }));
    expect([error?.code, error?.format, error?.definition]).toEqual([code, 'toy/card', 'Named']);
    if (code !== 'too-deep') expect(error?.pointer).toBe(`/properties/a~1b${below}`);
    expect(error?.message).toMatch(/^toy\/card, definition Named, at /);
  });

  it('recursion without a name as the document', () => {
    const error = refusalOf(Type.Recursive((self) => Type.Object({ kids: Type.Array(self) })));
    expect([error?.code, error?.pointer]).toEqual(['unnamed-recursion', '']);
  });

  it('two definitions of one name', () => {
    const error = refusalOf(
      Type.Object({
        a: closed({ x: Type.Number() }, { $id: 'Point' }),
        b: closed({ y: Type.Number() }, { $id: 'Point' }),
      }),
    );
    expect([error?.code, error?.pointer]).toEqual(['clashing-definitions', '/properties/b']);
    expect(error?.message).toContain('`Point`');
  });

  it('a definition that is called like the document and is not it', () => {
    const inner = closed({ x: Type.Number() }, { $id: 'Card' });
    expect(refusalOf(closed({ a: inner }, { $id: 'Card' }))?.code).toBe('clashing-definitions');
  });

  it.each<[string, Readonly<Record<string, object>>, string]>([
    ['directly', { A: { $ref: '#/$defs/A' } }, 'A → A'],
    ['by way of another', { A: { $ref: '#/$defs/B' }, B: { allOf: [{ $ref: '#/$defs/A' }] } }, 'A → B → A'],
    ['in one branch of a union', { A: { anyOf: [{ type: 'string' }, { $ref: '#/$defs/A', minLength: 2 }] } }, 'A → A'],
    ['behind a negation', { A: { not: { oneOf: [{ $ref: '#/$defs/A' }, {}] } } }, 'A → A'],
    ['as a condition', { A: { if: { $ref: '#/$defs/A' }, else: { minimum: 1 } } }, 'A → A'],
    ['where a condition does not hold', { A: { if: { type: 'null' }, else: { $ref: '#/$defs/A' } } }, 'A → A'],
    ['where a property is given', { A: { dependentSchemas: { a: { allOf: [{ $ref: '#/$defs/A' }] } } } }, 'A → A'],
  ])('a definition that comes back to itself for the same value, %s', (_, $defs, way) => {
    const error = refusalOf({ type: 'object', properties: { a: { $ref: '#/$defs/A' } }, $defs });
    expect([error?.code, error?.definition]).toEqual(['endless-reference', 'A']);
    expect(error?.message).toContain(way);
  });

  it.each([
    ['minContains', { minContains: 2 }],
    ['maxContains', { maxContains: 2 }],
  ])('%s in draft-07, which does not have it', (keyword, bounds) => {
    const schema = { type: 'object', properties: { 'a/b': { contains: { type: 'null' }, ...bounds } } };
    expect(refusalOf(schema)).toBeUndefined();
    const error = refusalOf(schema, { dialect: 'draft-07' });
    expect([error?.code, error?.pointer]).toEqual(['unsupported-keyword', `/properties/a~1b/${keyword}`]);
    expect(error?.message).toContain(`draft-07 has no \`${keyword}\``);
    expect(error?.refusals[0]?.hint).toContain('Publish the format as 2020-12');
  });

  it('a definition to be published that is not there', () => {
    const error = refusalOf(Type.Object({}), { definitions: ['Ghost'] });
    expect([error?.code, error?.definition]).toEqual(['missing-definition', 'Ghost']);
  });

  it('a definition to be written out that refers to itself', () => {
    const Tree = Type.Recursive((self) => Type.Object({ kids: Type.Array(self) }), { $id: 'Tree' });
    const error = refusalOf(Type.Object({ tree: Tree }), { definitions: [] });
    expect([error?.code, error?.definition]).toEqual(['too-deep', 'Tree']);
  });

  it('definitions that are too deep once they are written out', () => {
    const $defs = Object.fromEntries(
      ['A', 'B', 'C'].map((name, index) => [name, withLeaf(90, index === 2 ? {} : { $ref: `#/$defs/${'BC'[index]}` })]),
    );
    expect(refusalOf({ $ref: '#/$defs/A', $defs })).toBeUndefined();
    expect(refusalOf({ $ref: '#/$defs/A', $defs }, { definitions: [] })?.code).toBe('too-deep');
  });

  it('two formats of one id, however it is written', async () => {
    const format = toyOf(Type.Object({}));
    await expect(generate([format, format])).rejects.toMatchObject({ code: 'clashing-formats', format: 'toy/card' });
  });
});

describe('what can be printed is not refused', () => {
  it.each<[string, object]>([
    ['nesting of two hundred levels', nested(199)],
    [
      'a required property that a pattern describes',
      { type: 'object', patternProperties: { '^x-': {} }, required: ['x-a'] },
    ],
    ['a required property of an open map', Type.Object({}, { additionalProperties: Type.String(), required: ['a'] })],
    ['an enum of all types', { enum: ['a', 1, true, null, { x: 1 }] }],
    ['Type.Never', Type.Never()],
    ['Type.Not', Type.Not(Type.String())],
    ['Type.TemplateLiteral', Type.TemplateLiteral('a-$'.concat('{1|2}'))],
    ['Type.Intersect', Type.Intersect([Type.Object({ a: Type.String() }), Type.Object({ b: Type.String() })])],
    ['a property that is undefined', { type: 'string', description: undefined }],
    ['the same definition, once made optional', twice()],
    [
      'parts that are closed with the same properties',
      Type.Intersect([closed({ a: Type.Null() }), closed({ a: Type.Null() })]),
    ],
    [
      'a property that a closed part rejects, and that never passes',
      Type.Intersect([closed({ a: Type.Null() }), Type.Object({ b: Type.Optional(Type.Never()) })]),
    ],
    [
      'a property that a pattern of the closed part describes',
      Type.Intersect([
        { type: 'object', patternProperties: { '^b': {} }, additionalProperties: false } as never,
        Type.Object({ b: Type.Null() }),
      ]),
    ],
    ['a branch that lists another value', { enum: ['a'], anyOf: [{ const: 'a' }, { const: 'b' }] }],
  ])('%s', (_, schema) => {
    expect(refusalOf(schema)).toBeUndefined();
  });
});

describe('a format that cannot be used is refused when it is declared', () => {
  const good = {
    id: 'toy/card',
    title: 'Toy',
    description: 'A toy.',
    fileNames: ['toy.json'],
    schema: Type.Object({}),
    source: 'schemas/toy/card.schema.ts',
    behavior: { rules: [] },
  };

  it.each([
    ['bad-format-id', { id: 'card' }],
    ['bad-format-id', { id: 'Toy/card' }],
    ['bad-format-id', { id: '../toy/card' }],
    ['bad-source', { source: '../card.schema.ts' }],
    ['bad-source', { source: 'schemas/../../card.schema.ts' }],
    ['bad-source', { source: '/card.schema.ts' }],
    ['bad-source', { source: 'schemas/card.ts' }],
    ['bad-behavior-from', { behaviorFrom: 'schemas/toy/behavior.ts' }],
    ['bad-behavior-from', { behaviorFrom: '../behavior.ts#toyBehavior' }],
    ['bad-files-from', { filesFrom: 'src/toy/files.ts' }],
    ['bad-files-from', { filesFrom: '../files.ts#toyFiles' }],
    ['no-file-name', { fileNames: [] }],
    ['rules-without-module', { behavior: { rules: [{}] } }],
  ])('%s: %j', (code, wrong) => {
    expect(() => defineFormat({ ...good, ...wrong } as never)).toThrowError(expect.objectContaining({ code }));
  });
});

function withLeaf(levels: number, leaf: object): object {
  let schema = leaf;
  for (let level = 0; level < levels; level += 1) schema = { items: schema };
  return schema;
}

function twice(): TSchema {
  const Point = closed({ x: Type.Number() }, { $id: 'Point' });
  return Type.Object({ a: Point, b: Type.Optional(Point), c: Type.Readonly(Type.Optional(Point)) });
}
