import { Type } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import { type Behavior, defineFormat, type Format, type FormatExample } from '../../core/format.js';
import { defineRule, type Rule } from '../../core/rule.js';
import { validators } from '../../generator/emitters/validators.js';
import { generate } from '../../generator/index.js';
import { ModelError, type ModelErrorDetails } from '../../generator/model.js';
import { Refusals } from '../../generator/refusals.js';
import { buildModel } from '../../generator/stages/build-model.js';
import { compileValidator } from '../../generator/trial/compile-validator.js';
import { tryFormat } from '../../generator/trial/try-format.js';
import { closed } from '../../schemas/kit/scalars.js';
import { shared } from '../../schemas/kit/shared.js';
import { context } from '../support/model.js';
import { toyOf } from '../support/runtime-format.js';

/** What is refused once everything was printed: code, definition, pointer and message of each. */
async function refusalsOf(format: Format): Promise<readonly ModelErrorDetails[]> {
  const model = buildModel(format);
  const [validator] = await validators.emit([model], context);
  const refusals = new Refusals();
  tryFormat(format, model, validator?.text ?? '', refusals.of(format.id));
  try {
    refusals.throwIfAny();
  } catch (error) {
    if (error instanceof ModelError) return error.refusals;
    throw error;
  }
  return [];
}

const Point = Type.Object({ x: Type.Integer({ minimum: 0 }) }, { $id: 'Point' });
const PointRef = shared(Point);

describe('a value that its own schema rejects is refused', () => {
  it.each<[string, object, string, string, string]>([
    ['a default of another type', Type.Number({ default: 'oops' }), '', '/default', 'Expected a number'],
    ['a default outside the bounds', Type.Number({ minimum: 5, default: 1 }), '', '/default', '`1`'],
    ['a default without the pattern', Type.String({ pattern: '^a', default: 'b' }), '', '/default', '`b`'],
    ['an example that is too long', Type.String({ maxLength: 1, examples: ['a', 'ab'] }), '', '/examples/1', '`ab`'],
    ['a default that lacks a required property', closed({ a: Type.Null() }, { default: {} }), '', '/default', '`a`'],
    ['a default behind a reference', { allOf: [PointRef], default: { x: -1 } }, '', '/default', 'at `/x`'],
    ['an example beside a reference', { ...PointRef, examples: [{ x: 1 }, { x: 'a' }] }, '', '/examples/1', 'at `/x`'],
    [
      'a default that no branch accepts',
      { anyOf: [{ type: 'string' }, { type: 'null' }], default: 1 },
      '',
      '/default',
      '`1`',
    ],
    [
      'a default that a condition rejects',
      { if: { maximum: 1 }, else: { multipleOf: 2 }, default: 3 },
      '',
      '/default',
      '`3`',
    ],
    ['a default in an array', Type.Array(Type.Null(), { default: [null, 0] }), '', '/default', 'at `/1`'],
    ['a constant that is too long', { const: 'abc', maxLength: 2 }, '', '/const', '`abc`'],
    ['a listed value that is too long', { enum: ['ab', 'abc'], maxLength: 2 }, '', '/enum/1', '`abc`'],
    ['a listed value behind a reference', { enum: [{ x: 1 }, { y: 1 }], allOf: [PointRef] }, '', '/enum/1', '`x`'],
  ])('%s', async (_, schema, definition, below, message) => {
    const inside = await refusalsOf(toyOf({ type: 'object', properties: { a: schema } }));
    expect(inside).toMatchObject([{ code: 'bad-value', definition, pointer: `/properties/a${below}` }]);
    expect(inside[0]?.message).toContain(message);
    const Named = shared(Type.Unsafe({ ...schema, $id: 'Named' }));
    const named = await refusalsOf(toyOf(Type.Object({ a: Named })));
    expect(named).toMatchObject([{ code: 'bad-value', definition: 'Named', pointer: below }]);
  });

  it.each<[string, object]>([
    ['a default behind a reference', { allOf: [PointRef], default: { x: 1 } }],
    ['a default of one branch', { anyOf: [{ type: 'string' }, { type: 'null' }], default: null }],
    [
      'a default of a union of objects',
      Type.Union([closed({ a: Type.Null() }), closed({ b: Type.Null() })], { default: { b: null } }),
    ],
    ['a multiple in decimal', Type.Number({ multipleOf: 0.01, default: 0.29 })],
  ])('but not %s', async (_, schema) => {
    expect(await refusalsOf(toyOf({ type: 'object', properties: { a: schema } }))).toEqual([]);
  });
});

const sorted = defineRule<{ readonly list: readonly number[] }>({
  id: 'toy/sorted',
  severity: 'error',
  basis: 'contract',
  summary: 'The list is sorted.',
  rationale: 'Readers search it.',
  fix: 'Sort the list.',
  valid: [{ title: 'two numbers', document: { list: [1, 2] } }],
  invalid: [{ title: 'swapped', document: { list: [2, 1] }, at: ['/list/1'] }],
  *check({ list = [] }) {
    for (const [index, value] of list.entries())
      if ((list[index - 1] ?? Number.NEGATIVE_INFINITY) > (value ?? 0))
        yield { path: `/list/${index}`, message: 'It is smaller than the one before.' };
  },
});

function withRule(changes: Partial<Rule<{ readonly list: readonly number[] }>>, more: Partial<Format> = {}): Format {
  const behavior: Behavior = { rules: [{ ...sorted, ...changes } as never] };
  return { ...toyOf(closed({ list: Type.Array(Type.Number()) }), {}, behavior), ...more };
}

const example = (name: string, document: unknown): FormatExample => ({ name, title: 'One', document });

describe('an example that is not what it says is refused', () => {
  it('nothing, where all are right', async () => {
    const examples = [
      example('minimal.json', { list: [] }),
      example('toy.sorted.swapped.json', { list: [2, 1] }),
      example('schema.type.text.json', { list: 'a' }),
    ];
    expect(await refusalsOf(withRule({}, { examples }))).toEqual([]);
  });

  it.each<[string, Format, string]>([
    [
      'a valid example with a fault in its structure',
      withRule({}, { examples: [example('minimal.json', {})] }),
      '`minimal.json` is not valid: ',
    ],
    [
      'a valid example that breaks a rule',
      withRule({}, { examples: [example('minimal.json', { list: [2, 1] })] }),
      '`toy/sorted` at `/list/1`',
    ],
    [
      'an invalid example that is valid',
      withRule({}, { examples: [example('toy.sorted.swapped.json', { list: [1] })] }),
      'does not raise `toy/sorted`',
    ],
    [
      'an invalid example with another fault',
      withRule({}, { examples: [example('schema.type.text.json', {})] }),
      'does not raise `schema/type`',
    ],
    [
      'a section with a document that is not valid',
      withRule({}, { reference: [{ title: 'More', text: 'Text.', example: { document: {} } }] }),
      'the example of the section `More` is not valid',
    ],
    [
      'a valid example of a rule that breaks it',
      withRule({ valid: [{ title: 'two numbers', document: { list: [2, 1] } }] }),
      '`two numbers` of the rule `toy/sorted` is given as valid',
    ],
    [
      'a valid example of a rule with a fault elsewhere',
      withRule({ valid: [{ title: 'none', document: {} }] }),
      '`schema/required` at `/list`',
    ],
    [
      'an invalid example of a rule that it accepts',
      withRule({ invalid: [{ title: 'swapped', document: { list: [1] }, at: ['/list/1'] }] }),
      'raises nothing, not `toy/sorted` at `/list/1`',
    ],
    [
      'an invalid example of a rule with another place',
      withRule({ invalid: [{ title: 'swapped', document: { list: [2, 1] }, at: ['/list/0'] }] }),
      'raises `toy/sorted` at `/list/1`, not `toy/sorted` at `/list/0`',
    ],
  ])('%s', async (_, format, message) => {
    const refusals = await refusalsOf(format);
    expect(refusals).toMatchObject([{ code: 'bad-example', format: 'toy/card' }]);
    expect(refusals[0]?.message).toContain(message);
    expect(refusals[0]?.hint).toMatch(/^[A-Z].*\.$/);
  });

  it('but not a part of other JSON that a section shows', async () => {
    const reference = [{ title: 'More', text: 'Text.', example: { document: { any: [1] }, pick: '/any' } }];
    expect(await refusalsOf(withRule({}, { reference }))).toEqual([]);
  });
});

describe('`acceptsSchemaKey`', () => {
  const shut = closed({ a: Type.Null() });
  const open = closed({ $schema: Type.Optional(Type.String()), a: Type.Null() });
  const other = closed({ $schema: Type.Optional(Type.String()), b: Type.Null() });

  it.each<[string, object]>([
    ['a closed object', shut],
    ['one closed branch', Type.Union([open, closed({ b: Type.Null() })])],
    [
      'a closed part',
      Type.Intersect([
        Type.Object({ a: Type.Null() }),
        { type: 'object', additionalProperties: false, properties: { a: {} } } as never,
      ]),
    ],
    ['a closed definition', Type.Object({}, { allOf: [shared(closed({ a: Type.Null() }, { $id: 'Shut' }))] })],
    ['a key of another value', closed({ $schema: Type.Optional(Type.Literal('https://example.com/')) })],
    ['names that exclude it', { type: 'object', propertyNames: { pattern: '^[a-z]' } }],
  ])('is refused where %s rejects the key', async (_, schema) => {
    expect(await refusalsOf({ ...toyOf(schema), acceptsSchemaKey: true })).toMatchObject([
      { code: 'rejected-schema-key' },
    ]);
    expect(await refusalsOf(toyOf(schema))).toEqual([]);
  });

  it.each<[string, object]>([
    ['a closed object with the key', open],
    ['an open one', Type.Object({ a: Type.Null() })],
    ['branches with the key', Type.Union([open, other])],
    [
      'names by pattern',
      { type: 'object', patternProperties: { '^\\$': { type: 'string' } }, additionalProperties: false },
    ],
  ])('holds for %s', async (_, schema) => {
    expect(await refusalsOf({ ...toyOf(schema), acceptsSchemaKey: true })).toEqual([]);
  });
});

describe('generate', () => {
  it('refuses at once what is found before and after printing, in every format', async () => {
    const bad = { ...toyOf(Type.Object({ a: Type.Number({ default: 'x' }) })), id: 'toy/first' };
    const unknown = { ...toyOf({ type: 'object', maxLenght: 1 }), id: 'toy/second' };
    const rejected = generate([defineFormat(bad), defineFormat(unknown)]);
    await expect(rejected).rejects.toMatchObject({
      refusals: [
        { format: 'toy/first', code: 'bad-value', pointer: '/properties/a/default' },
        { format: 'toy/second', code: 'unsupported-keyword' },
      ],
    });
  });
});

describe('compileValidator', () => {
  it('runs what it was given, and notices what does not run', () => {
    expect(compileValidator('export const validate = a;\nfunction a(data) { return data === 1; }')(1)).toBe(true);
    expect(() => compileValidator('export const validate = a;\nfunction a(data) {')).toThrow(SyntaxError);
    expect(() => compileValidator('export const validate = a;')).toThrow(ReferenceError);
    expect(() => compileValidator('export default 1;')).toThrow('no export `validate`');
  });
});
