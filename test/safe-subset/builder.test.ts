import { Type } from '@sinclair/typebox';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { SafeSchema as GeneratedSchema } from '../../generated/safe-subset/safe-subset.types.js';
import {
  checkSchema,
  type Infer,
  type SafeSchema,
  type SchemaInput,
  s,
  validateValue,
} from '../../src/safe-subset/index.js';

describe('the JSON that the builder makes', () => {
  it.each([
    [
      'an optional property',
      s.object({ filter: s.optional(s.string({ maxLength: 200 })) }),
      { type: 'object', properties: { filter: { type: 'string', maxLength: 200 } } },
    ],
    [
      'required properties',
      s.object({ a: s.integer(), b: s.optional(s.null()) }),
      { type: 'object', properties: { a: { type: 'integer' }, b: { type: 'null' } }, required: ['a'] },
    ],
    ['no properties', s.object({}), { type: 'object', properties: {} }],
    [
      'a closed object',
      s.object({}, { additionalProperties: false, title: 'T' }),
      { type: 'object', properties: {}, additionalProperties: false, title: 'T' },
    ],
    ['an array', s.array(s.boolean(), { maxItems: 3 }), { type: 'array', items: { type: 'boolean' }, maxItems: 3 }],
    ['an enum', s.enum(['a', null]), { enum: ['a', null] }],
    ['a const', s.const({ a: [1] }), { const: { a: [1] } }],
    ['a union', s.union([s.string(), s.null()]), { anyOf: [{ type: 'string' }, { type: 'null' }] }],
    ['exactly one', s.oneOf([s.string()]), { oneOf: [{ type: 'string' }] }],
    [
      'a record',
      s.record(s.number({ minimum: 0 })),
      { type: 'object', additionalProperties: { type: 'number', minimum: 0 } },
    ],
    ['a reference', s.ref('a/b~c'), { $ref: '#/$defs/a~1b~0c' }],
    ['a reference to the outermost schema', s.ref('#'), { $ref: '#' }],
    ['anything', s.any({ description: 'Whatever.' }), { description: 'Whatever.' }],
    ['no trace of undefined', s.string({ maxLength: undefined }), { type: 'string' }],
  ])('%s', (_title, schema, json) => {
    expect(JSON.stringify(schema)).toBe(JSON.stringify(json));
    expect(checkSchema({ ...schema, $defs: { 'a/b~c': {} } }).valid).toBe(true);
  });

  it('keeps hostile property names', () => {
    const schema = s.object(
      JSON.parse('{"__proto__":{"type":"string"},"constructor":{"type":"null"}}') as Record<string, SchemaInput>,
    );
    expect(JSON.stringify(schema.properties)).toBe('{"__proto__":{"type":"string"},"constructor":{"type":"null"}}');
    expect(Object.getPrototypeOf(schema.properties)).toBe(Object.prototype);
  });

  it('is frozen all the way down, and leaves what it was given alone', () => {
    const options = { list: ['a'] };
    const schema = s.object({ a: s.const(options) });
    const constant = schema.properties?.a;
    expect(Object.isFrozen(schema)).toBe(true);
    expect(Object.isFrozen(constant)).toBe(true);
    expect(constant?.const).toEqual(options);
    expect(Object.isFrozen(constant?.const)).toBe(true);
    expect(Object.isFrozen(options)).toBe(false);
  });

  it('leaves what types did not stop to the checker', () => {
    const schema = s.string({ pattern: 'a' } as object);
    expect(checkSchema(schema).issues.map((issue) => issue.code)).toEqual(['safe-subset/pattern']);
  });

  it.each([
    ['a function', () => s.const((() => 1) as never), 'not-json'],
    ['a number beyond JSON', () => s.const(Number.NaN), 'not-json'],
    [
      'a cycle',
      () => {
        const cycle: Record<string, unknown> = {};
        cycle.self = cycle;
        return s.const(cycle as never);
      },
      'not-json',
    ],
  ])('throws for %s', (_title, build, code) => {
    expect(build).toThrowError(expect.objectContaining({ code }));
  });
});

describe('a TypeBox schema', () => {
  const schema = Type.Object({
    filter: Type.Optional(Type.String({ maxLength: 200 })),
    kind: Type.Union([Type.Literal('a'), Type.Literal('b')]),
  });

  it('is taken where a schema is asked for, and checked', () => {
    const input: SchemaInput = schema;
    expect(checkSchema(input).issues).toEqual([]);
    expect(validateValue(input, { kind: 'a' }).valid).toBe(true);
    expect(validateValue(input, { kind: 'c' }).issues.map((issue) => issue.path)).toEqual(['/kind']);
    expect(checkSchema(Type.String({ pattern: 'a' })).issues.map((issue) => issue.path)).toEqual(['/pattern']);
  });

  it('prints without its symbols inside a builder', () => {
    const outer = s.object({ inner: schema });
    expect(Object.getOwnPropertySymbols(outer.properties?.inner ?? {})).toEqual([]);
    expectTypeOf<Infer<typeof outer>>().toEqualTypeOf<{ inner: { filter?: string; kind: 'a' | 'b' } }>();
  });
});

describe('types', () => {
  it('are those that the generator prints', () => {
    expectTypeOf<GeneratedSchema>().toEqualTypeOf<SafeSchema>();
    const generated: GeneratedSchema = s.array(s.enum(['a']));
    expect(checkSchema(generated).valid).toBe(true);
  });

  it('infers the type of values', () => {
    const schema = s.object({
      id: s.string({ format: 'uuid' }),
      size: s.optional(s.integer({ minimum: 1 })),
      tags: s.array(s.enum(['x', 'y'])),
      extra: s.record(s.union([s.number(), s.null()])),
      node: s.ref<{ name: string }>('node'),
      kind: s.const('leaf'),
      free: s.any(),
    });
    expectTypeOf<Infer<typeof schema>>().toEqualTypeOf<{
      id: string;
      size?: number;
      tags: ('x' | 'y')[];
      extra: Record<string, number | null>;
      node: { name: string };
      kind: 'leaf';
      free: unknown;
    }>();
    const open = s.object({ a: s.string() }, { additionalProperties: s.number() });
    expectTypeOf<Infer<typeof open>['other']>().toEqualTypeOf<string | number>();
    expectTypeOf<Infer<SafeSchema>>().toEqualTypeOf<unknown>();
    expect(schema.type).toBe('object');
  });

  it('has no word for what the subset forbids', () => {
    const forbidden = [
      // @ts-expect-error -- a regular expression would run in the app
      () => s.string({ pattern: '^a' }),
      // @ts-expect-error -- not a keyword for strings
      () => s.string({ maximum: 3 }),
      // @ts-expect-error -- not a format of the subset
      () => s.string({ format: 'time' }),
      // @ts-expect-error -- not a keyword for numbers
      () => s.integer({ maxLength: 3 }),
      // @ts-expect-error -- a default must have the type of the values
      () => s.integer({ default: 'a' }),
      // @ts-expect-error -- a default must be one of the values
      () => s.enum(['a', 'b'], { default: 'c' }),
      // @ts-expect-error -- an optional property is only allowed in an object
      () => s.array(s.optional(s.string())),
      // @ts-expect-error -- no values
      () => s.union([]),
      // @ts-expect-error -- no values
      () => s.enum([]),
      // @ts-expect-error -- an unknown option
      () => s.object({}, { patternProperties: {} }),
      // @ts-expect-error -- `pattern` inside a property
      () => s.object({ a: { type: 'string', pattern: 'a' } }),
    ];
    expect(forbidden).toHaveLength(11);
    // @ts-expect-error -- `pattern` in a schema written by hand
    const byHand: SafeSchema = { type: 'string', pattern: '^a' };
    // @ts-expect-error -- `pattern` deep in a schema written by hand
    const deep: SchemaInput = { type: 'object', properties: { a: { type: 'string', pattern: '^a' } } };
    // @ts-expect-error -- a reference to another document
    const far: SchemaInput = { $ref: 'https://example.com/schema.json' };
    for (const schema of [byHand, deep, far]) expect(checkSchema(schema).valid).toBe(false);
    const fine: SchemaInput = { type: 'object', properties: { a: { type: ['string', 'null'], maxLength: 3 } } };
    expect(checkSchema(fine).valid).toBe(true);
  });
});
