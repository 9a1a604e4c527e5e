import { describe, expect, it } from 'vitest';
import { structuralCode } from '../../core/codes/structural-code.js';
import { docs } from '../../generator/emitters/docs.js';
import type { NormalSchema } from '../../generator/model.js';
import { tablesOf } from '../support/markdown.js';
import { context, smallModel } from '../support/model.js';

describe('structuralCode', () => {
  it.each([
    ['type', 'schema/type'],
    ['maxLength', 'schema/max-length'],
    ['exclusiveMinimum', 'schema/exclusive-minimum'],
    ['additionalProperties', 'schema/unknown-key'],
    ['items', 'schema/max-items'],
    ['prefixItems', 'schema/max-items'],
    ['constructor', 'schema/constructor'],
    ['__proto__', 'schema/__proto__'],
  ])('of %s is %s', (keyword, code) => {
    expect(structuralCode(keyword)).toBe(code);
  });
});

/** The `schema/…` codes in the table of codes, without their first word. */
async function listedCodes(root: NormalSchema): Promise<string[]> {
  const pages = await docs.emit([smallModel({ root })], context);
  const cells = tablesOf(pages[0]?.text ?? '').flatMap((rows) => rows.map(([first = '']) => first));
  return cells.flatMap((cell) => /^<a id="[^"]*"><\/a>`schema\/([^`]+)`$/.exec(cell)?.[1] ?? []);
}

describe('the codes on a page', () => {
  it.each<[string, schema: NormalSchema, codes: readonly string[]]>([
    ['of a schema without constraints', {}, []],
    ['of annotations', { title: 'a', description: 'b', default: 1, examples: [1], deprecated: true }, []],
    [
      'of a string',
      { type: 'string', minLength: 1, maxLength: 2, pattern: 'a' },
      ['max-length', 'min-length', 'pattern', 'type'],
    ],
    ['of a string format', { type: 'string', format: 'uri' }, ['format', 'type']],
    [
      'of a number',
      { minimum: 0, maximum: 9, exclusiveMinimum: 0, exclusiveMaximum: 9, multipleOf: 2 },
      ['exclusive-maximum', 'exclusive-minimum', 'maximum', 'minimum', 'multiple-of'],
    ],
    ['of values', { anyOf: [{ const: null }, { enum: [1] }] }, ['const', 'enum']],
    ['of a choice', { oneOf: [{ type: 'string' }, { type: 'null' }] }, ['one-of', 'type']],
    [
      'of an object that is closed',
      { properties: { a: { const: 1 } }, additionalProperties: false },
      ['const', 'unknown-key'],
    ],
    ['of an object that is open', { additionalProperties: true, required: [] }, []],
    [
      'of a map',
      { additionalProperties: { type: 'null' }, minProperties: 1, maxProperties: 2 },
      ['max-properties', 'min-properties', 'type'],
    ],
    ['of an object that needs a property', { required: ['a'] }, ['required']],
    ['of a list', { items: { type: 'null' }, minItems: 1, uniqueItems: true }, ['min-items', 'type', 'unique-items']],
    ['of a list that ends', { prefixItems: [{ type: 'null' }], items: false }, ['max-items', 'type']],
    ['of a list that goes on', { prefixItems: [{ type: 'null' }], items: true }, ['type']],
    ['of names, which are told as one', { propertyNames: { pattern: 'a', maxLength: 9 } }, ['property-names']],
    ['of what is ruled out, which is told as one', { not: { properties: { a: { const: 1 } } } }, ['not']],
    ['of parts', { allOf: [{ patternProperties: { a: { maximum: 1 } } }] }, ['maximum']],
  ])('%s', async (_, schema, codes) => {
    expect(await listedCodes(schema)).toEqual(codes);
  });
});
