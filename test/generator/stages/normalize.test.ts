import { describe, expect, it } from 'vitest';
import type { NormalSchema } from '../../../generator/model.js';
import { buildModel } from '../../../generator/stages/build-model.js';
import { NORMALIZER_RULES } from '../../../generator/stages/normalize.js';
import { toyOf } from '../../support/runtime-format.js';

/** A loose schema and its normal form. */
interface Fixture {
  readonly name: string;
  readonly in: object;
  readonly out: NormalSchema;
}

const text = { type: 'string' };

/** By the title of the rule that they are about. The whole normalizer runs over each. */
const FIXTURES: Readonly<Record<string, readonly Fixture[]>> = {
  'a record with any property names is additionalProperties': [
    {
      name: 'as TypeBox writes it',
      in: { type: 'object', patternProperties: { '^(.*)$': text } },
      out: { type: 'object', additionalProperties: text },
    },
    {
      name: 'but not where a pattern tells keys apart',
      in: { type: 'object', patternProperties: { '^x-': text } },
      out: { type: 'object', patternProperties: { '^x-': text } },
    },
    {
      name: 'not with named properties, to which a pattern applies too',
      in: { type: 'object', properties: { a: { minLength: 1 } }, patternProperties: { '^(.*)$': text } },
      out: { type: 'object', properties: { a: { minLength: 1 } }, patternProperties: { '^(.*)$': text } },
    },
    {
      name: 'nor where additionalProperties has a word already',
      in: { type: 'object', additionalProperties: false, patternProperties: { '^(.*)$': text } },
      out: { type: 'object', additionalProperties: false, patternProperties: { '^(.*)$': text } },
    },
  ],
  'additionalProperties that allow anything are left out': [
    { name: 'true', in: { type: 'object', additionalProperties: true }, out: { type: 'object' } },
    { name: 'an empty schema', in: { type: 'object', additionalProperties: {} }, out: { type: 'object' } },
    {
      name: 'a record of anything',
      in: { type: 'object', patternProperties: { '^(.*)$': {} } },
      out: { type: 'object' },
    },
    {
      name: 'but one that says what the others are stays',
      in: { type: 'object', additionalProperties: { description: 'Other properties.' } },
      out: { type: 'object', additionalProperties: { description: 'Other properties.' } },
    },
  ],
  'a tuple is prefixItems, and items for the rest': [
    {
      name: 'closed, as TypeBox writes it',
      in: { type: 'array', items: [text, {}], additionalItems: false, minItems: 2, maxItems: 2 },
      out: { type: 'array', minItems: 2, maxItems: 2, prefixItems: [text, {}], items: false },
    },
    {
      name: 'with a rest',
      in: { type: 'array', items: [text], additionalItems: { type: 'number' } },
      out: { type: 'array', prefixItems: [text], items: { type: 'number' } },
    },
    { name: 'open', in: { type: 'array', items: [text] }, out: { type: 'array', prefixItems: [text] } },
    {
      name: 'without places',
      in: { type: 'array', items: [], additionalItems: false },
      out: { type: 'array', items: false },
    },
  ],
  'a minContains of one is left out, and contains with it where any number of items may match': [
    { name: 'the default', in: { contains: text, minContains: 1 }, out: { contains: text } },
    { name: 'any number', in: { contains: text, minContains: 0 }, out: {} },
    {
      name: 'but not up to a number',
      in: { contains: text, minContains: 0, maxContains: 1 },
      out: { contains: text, minContains: 0, maxContains: 1 },
    },
  ],
  'dependencies are dependentRequired and dependentSchemas': [
    {
      name: 'each value by its kind',
      in: { dependencies: { a: ['b'], c: { minProperties: 2 } } },
      out: { dependentRequired: { a: ['b'] }, dependentSchemas: { c: { minProperties: 2 } } },
    },
    {
      name: 'next to those that are there',
      in: {
        dependentRequired: { a: ['b'] },
        dependentSchemas: { a: { minProperties: 2 } },
        dependencies: { a: ['b', 'c'], d: ['e'] },
      },
      out: { dependentRequired: { a: ['b', 'c'], d: ['e'] }, dependentSchemas: { a: { minProperties: 2 } } },
    },
    {
      name: 'two schemas of one property',
      in: { dependentSchemas: { a: { minProperties: 2 } }, dependencies: { a: { maxProperties: 3 } } },
      out: { dependentSchemas: { a: { allOf: [{ minProperties: 2 }, { maxProperties: 3 }] } } },
    },
    { name: 'none', in: { dependencies: {} }, out: {} },
  ],
  'a negation of nothing is left out, and one of everything is the only constraint': [
    {
      name: 'as TypeBox writes it',
      in: { ...text, not: {}, description: 'None.' },
      out: { description: 'None.', not: {} },
    },
    { name: 'of what is only described', in: { not: { title: 'Anything' } }, out: { not: {} } },
    { name: 'of the schema `true`', in: { ...text, not: true }, out: { not: {} } },
    { name: 'of the schema `false`', in: { ...text, not: false }, out: text },
    { name: 'twice', in: { ...text, not: { not: { not: {} } } }, out: { not: {} } },
    { name: 'but one of something stays', in: { not: text }, out: { not: text } },
  ],
  'a branch that nothing passes leaves the choice to the others, and passes nothing when it is all there is': [
    { name: 'anyOf', in: { anyOf: [text, { not: {} }, { type: 'null' }] }, out: { anyOf: [text, { type: 'null' }] } },
    { name: 'oneOf, down to one', in: { oneOf: [{ not: {} }, text] }, out: text },
    { name: 'none is left', in: { ...text, anyOf: [{ not: {} }, { not: true }] }, out: { not: {} } },
    { name: 'allOf', in: { type: 'object', allOf: [{ not: {} }, { required: [] }] }, out: { not: {} } },
    { name: 'through unions', in: { allOf: [{ anyOf: [{ oneOf: [{ not: {} }] }] }] }, out: { not: {} } },
  ],
  'additionalProperties that nothing passes are false': [
    {
      name: 'next to named properties',
      in: { type: 'object', additionalProperties: { not: {} }, properties: { a: text } },
      out: { type: 'object', additionalProperties: false, properties: { a: text } },
    },
    {
      name: 'as TypeBox writes a record of nothing',
      in: { type: 'object', patternProperties: { '^(.*)$': { not: {} } } },
      out: { type: 'object', additionalProperties: false },
    },
  ],
  'an empty tuple is an array without items': [
    {
      name: 'as TypeBox writes it',
      in: { type: 'array', minItems: 0, maxItems: 0 },
      out: { type: 'array', maxItems: 0 },
    },
  ],
  'a union of literals is an enum': [
    {
      name: 'of texts',
      in: {
        anyOf: [
          { const: 'a', type: 'string' },
          { const: 'b', type: 'string' },
        ],
        description: 'One.',
      },
      out: { description: 'One.', enum: ['a', 'b'] },
    },
    {
      name: 'of values of several types',
      in: { anyOf: [{ const: 1, type: 'number' }, { const: true, type: 'boolean' }, { const: null }] },
      out: { enum: [1, true, null] },
    },
    {
      name: 'of bare values',
      in: { anyOf: [{ const: 'a' }, { enum: ['b', 1] }] },
      out: { enum: ['a', 'b', 1] },
    },
    {
      name: 'of unions of literals',
      in: { anyOf: [{ anyOf: [{ const: 'a' }, { const: 'b' }] }, { enum: ['c'] }] },
      out: { enum: ['a', 'b', 'c'] },
    },
    {
      name: 'of which exactly one must match',
      in: { oneOf: [{ const: 'a', type: 'string' }, { enum: [{ b: 1 }] }] },
      out: { enum: ['a', { b: 1 }] },
    },
    {
      name: 'but not where a literal matches two branches of oneOf',
      in: { oneOf: [{ const: { a: 1, b: 2 } }, { enum: [{ b: 2, a: 1 }, 3] }] },
      out: { oneOf: [{ const: { a: 1, b: 2 } }, { enum: [{ b: 2, a: 1 }, 3] }] },
    },
    {
      name: 'but not one with something to say of a literal',
      in: { anyOf: [{ const: 'a', description: 'The first.' }, { const: 'b' }] },
      out: { anyOf: [{ description: 'The first.', const: 'a' }, { const: 'b' }] },
    },
    {
      name: 'not next to values that must match as well',
      in: { enum: ['a'], anyOf: [{ const: 'a' }, { const: 'b' }] },
      out: { enum: ['a'], anyOf: [{ const: 'a' }, { const: 'b' }] },
    },
  ],
  'a union of one is that one': [
    { name: 'anyOf', in: { anyOf: [{ type: 'string', title: 'A' }], title: 'B' }, out: { title: 'B', type: 'string' } },
    { name: 'oneOf', in: { oneOf: [{ $ref: '#/$defs/A' }], $defs: { A: {} } }, out: { $ref: '#/$defs/A' } },
    {
      name: 'both at once',
      in: { anyOf: [{ minLength: 1 }], oneOf: [{ maxLength: 2 }] },
      out: { minLength: 1, maxLength: 2 },
    },
    {
      name: 'but not where both assert something by one keyword',
      in: { type: 'object', properties: { a: text }, anyOf: [{ properties: { b: text } }] },
      out: { type: 'object', properties: { a: text }, anyOf: [{ properties: { b: text } }] },
    },
  ],
  'const and enum have no type beside their values': [
    { name: 'const', in: { const: 'a', type: 'string' }, out: { const: 'a' } },
    { name: 'a whole number', in: { const: 1, type: 'integer' }, out: { const: 1 } },
    { name: 'enum', in: { enum: [1, 2.5], type: 'number' }, out: { enum: [1, 2.5] } },
    { name: 'null', in: { const: null, type: 'null' }, out: { const: null } },
    {
      name: 'lists and objects',
      in: { enum: [[1], { a: 1 }], type: ['array', 'object'] },
      out: { enum: [[1], { a: 1 }] },
    },
    { name: 'several types', in: { enum: ['a', null], type: ['string', 'null'] }, out: { enum: ['a', null] } },
  ],
};

const rootOf = (schema: object): NormalSchema => buildModel(toyOf(schema)).root;

describe.each(NORMALIZER_RULES.map(({ title }) => title))('%s', (title) => {
  const fixtures = FIXTURES[title] ?? [];

  it('has a fixture that it changes', () => {
    const rule = NORMALIZER_RULES.find((other) => other.title === title);
    const changed = fixtures.filter(({ in: loose }) => rule?.apply(loose as NormalSchema) !== loose);
    expect(changed.length).toBeGreaterThan(0);
  });

  it.each(fixtures)('$name', ({ in: loose, out }) => {
    const normal = rootOf(loose);
    expect(normal).toEqual(out);
    expect(Object.keys(normal)).toEqual(Object.keys(out));
    expect(rootOf(normal.$ref === undefined ? normal : { ...normal, $defs: { A: {} } })).toEqual(normal);
  });

  it.each(fixtures)('$name, deep inside', ({ in: loose, out }) => {
    const { $defs, ...schema } = loose as NormalSchema;
    const within = { type: 'object', properties: { 'a/b': { type: 'array', prefixItems: [schema] } }, $defs };
    expect(rootOf(within)).toEqual({
      type: 'object',
      properties: { 'a/b': { type: 'array', prefixItems: [out] } },
    });
  });
});

it('the fixtures are about rules that there are', () => {
  expect(Object.keys(FIXTURES)).toEqual(NORMALIZER_RULES.map(({ title }) => title));
});

it('schemas that are true or false are spelled out where a schema must stand', () => {
  expect(rootOf({ type: 'object', properties: { a: true, b: false }, not: false, items: true })).toEqual({
    type: 'object',
    properties: { a: {}, b: { not: {} } },
    items: true,
  });
});
