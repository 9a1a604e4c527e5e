import { describe, expect, expectTypeOf, test } from 'vitest';
import { input } from '../../src/nemu/index.js';
import {
  type ObjectOf,
  type OptionalProperty,
  objectProperties,
  optionalProperty,
} from '../../src/runtime/build/object-properties.js';
import { schemaBuilder } from '../../src/runtime/build/schema-builder.js';
import type { InferValue, ValueType } from '../../src/runtime/build/value-type.js';
import { s } from '../../src/safe-subset/index.js';

const build = schemaBuilder({ order: ['type', 'title', 'size'], copy: (schema) => structuredClone(schema) });

describe('schemaBuilder', () => {
  test('puts known keywords in order, keeps unknown ones last and leaves out what is undefined', () => {
    const options = JSON.parse('{"zebra":1,"size":2,"__proto__":3,"constructor":4}') as object;
    expect(JSON.stringify(build({ type: 'box', title: undefined }, { ...options, title: 'lost' }))).toBe(
      '{"type":"box","size":2,"zebra":1,"__proto__":3,"constructor":4}',
    );
  });

  test('lets own keywords win over options', () => {
    expect(build({ type: 'box' }, { type: 'bag' })).toEqual({ type: 'box' });
  });

  test('freezes the copy at every level, and not what was given', () => {
    const options = { title: { words: ['a'] } };
    const schema = build<typeof options>({}, options);
    expect(schema).toEqual(options);
    expect([schema, schema.title, schema.title.words].every(Object.isFrozen)).toBe(true);
    expect([options, options.title, options.title.words].some(Object.isFrozen)).toBe(false);
  });

  test('throws what `copy` throws', () => {
    const refuse = schemaBuilder({
      order: [],
      copy: () => {
        throw new RangeError('too large');
      },
    });
    expect(() => refuse({})).toThrow(RangeError);
  });
});

describe('objectProperties', () => {
  test('tells optional properties from required ones, under any name', () => {
    const given = Object.fromEntries([
      ['__proto__', { type: 'a' }],
      ['b', optionalProperty({ type: 'b' })],
      ['constructor', { type: 'c' }],
    ]);
    const { properties, required } = objectProperties(given);
    expect(JSON.stringify(properties)).toBe('{"__proto__":{"type":"a"},"b":{"type":"b"},"constructor":{"type":"c"}}');
    expect(required).toEqual(['__proto__', 'constructor']);
  });

  test('has one marker for every family', () => {
    const text = { type: 'string' };
    for (const optional of [s.optional(s.string()), input.optional(input.string())]) {
      expect(objectProperties<object>({ text: optional })).toEqual({ properties: { text }, required: [] });
    }
  });
});

test('types: a schema carries the type of its values', () => {
  expectTypeOf<InferValue<{ type: 'box' } & ValueType<'a' | 7>>>().toEqualTypeOf<'a' | 7>();
  expectTypeOf<InferValue<{ type: 'box' }>>().toEqualTypeOf<unknown>();
  type Given = { readonly a: { type: 'a' }; readonly b: OptionalProperty<{ type: 'b' }> };
  expectTypeOf<ObjectOf<Given, { a: string; b: number }>>().toEqualTypeOf<{ a: string; b?: number }>();
});
