import { describe, expect, it } from 'vitest';
import type { NormalSchema } from '../../../generator/model.js';
import { codeSpan } from '../../../generator/print/markdown/code-span.js';
import { constraintWords, innerConstraintWords } from '../../../generator/print/words/constraint-words.js';
import { annotate } from '../../../schemas/kit/annotate.js';

const CASES: readonly { node: NormalSchema; words: string[] }[] = [
  { node: {}, words: [] },
  { node: { type: 'string', maxLength: 80 }, words: ['At most 80 characters.'] },
  { node: { type: 'string', minLength: 1 }, words: ['Not empty.'] },
  { node: { type: 'string', minLength: 0, maxLength: 500 }, words: ['At most 500 characters.'] },
  { node: { type: 'string', minLength: 2, maxLength: 48 }, words: ['2 to 48 characters.'] },
  { node: { type: 'string', minLength: 1, maxLength: 1 }, words: ['Exactly 1 character.'] },
  { node: { type: 'integer', minimum: 200, maximum: 2400 }, words: ['Between 200 and 2400.'] },
  { node: { type: 'number', minimum: 0 }, words: ['At least 0.'] },
  {
    node: { type: 'number', exclusiveMinimum: 0, maximum: 1, multipleOf: 0.5 },
    words: ['At most 1.', 'Above 0.', 'A multiple of 0.5.'],
  },
  {
    node: { type: 'array', minItems: 1, maxItems: 32, uniqueItems: true },
    words: ['1 to 32 items.', 'No duplicate items.'],
  },
  { node: { type: 'array', minItems: 1 }, words: ['At least 1 item.'] },
  { node: { type: 'array', maxItems: 0 }, words: ['No items.'] },
  { node: { type: 'object', maxProperties: 1 }, words: ['At most 1 property.'] },
  {
    node: { type: 'string', format: 'uri', maxLength: 300 },
    words: ['Must be a URI with its scheme, such as `https://example.com`.', 'At most 300 characters.'],
  },
  {
    node: { type: 'string', pattern: '^a', ...annotate({ constraint: 'a word in `a`' }) },
    words: ['Must be a word in `a`.'],
  },
  { node: { type: 'string', pattern: '^`' }, words: ['Must match `` ^` ``.'] },
  { node: { type: 'array', contains: { const: 'a' } }, words: ['At least 1 item of the value `"a"`.'] },
  {
    node: { type: 'array', contains: { enum: ['a', 2] }, minContains: 2, maxContains: 3 },
    words: ['2 to 3 items of the value `"a"` or `2`.'],
  },
  {
    node: { type: 'array', contains: { type: 'string', minLength: 1, pattern: '^a' }, minContains: 0, maxContains: 1 },
    words: ['At most 1 item of type `string`: not empty; must match `^a`.'],
  },
  {
    node: {
      type: 'array',
      contains: { type: 'object', properties: { kind: { const: 'a' } }, required: ['kind'] },
      maxContains: 1,
    },
    words: ['Exactly 1 item of type `object` where `kind` is `"a"`.'],
  },
  {
    node: {
      dependentRequired: { a: ['b', 'c'] },
      dependentSchemas: { d: { required: ['e'], properties: { f: { maxLength: 3 } } }, g: { not: {} } },
    },
    words: [
      'With `a`, also `b`, `c`.',
      'When `d` is given, `e` must be given.',
      'When `d` is given, `f`: at most 3 characters.',
      'Never when `g` is given.',
    ],
  },
  { node: { type: 'array', items: { type: 'string', maxLength: 40 } }, words: ['Each item: at most 40 characters.'] },
  { node: { type: 'array', items: { $ref: '#/$defs/Port' } }, words: [] },
  {
    node: { type: 'array', prefixItems: [{ type: 'string', minLength: 1 }], items: false },
    words: ['Item 1: not empty.'],
  },
  {
    node: { type: 'object', propertyNames: { maxLength: 9 }, additionalProperties: { type: 'integer', minimum: 1 } },
    words: ['Each property name: at most 9 characters.', 'Each value: at least 1.'],
  },
  { node: { not: { enum: ['a', null] } }, words: ['Not one of `"a"`, `null`.'] },
  {
    node: { anyOf: [{ type: 'string', maxLength: 80 }, { type: 'object', minProperties: 1 }, { $ref: '#/$defs/A' }] },
    words: ['As a string: at most 80 characters.', 'As an object: at least 1 property.'],
  },
  {
    node: { anyOf: [{ required: ['path'] }, { required: ['url', 'hash'] }] },
    words: ['At least one of: `path`, `url` with `hash`.'],
  },
  { node: { oneOf: [{ required: ['a'] }, { required: ['b'] }] }, words: ['Exactly one of: `a`, `b`.'] },
  { node: { not: { const: false } }, words: ['Not `false`.'] },
  {
    node: { allOf: [{ maxLength: 3 }, { maxLength: 3, minLength: 1 }] },
    words: ['At most 3 characters.', '1 to 3 characters.'],
  },
];

describe('constraintWords', () => {
  it.each(CASES)('says $words', ({ node, words }) => {
    expect([...constraintWords(node), ...innerConstraintWords(node)]).toEqual(words);
  });

  it('stops at nesting it cannot say', () => {
    let node: NormalSchema = { type: 'string', maxLength: 1 };
    for (let level = 0; level < 50_000; level += 1) node = { type: 'array', items: node };
    expect([...constraintWords(node), ...innerConstraintWords(node)]).toEqual([]);
  });
});

describe('codeSpan', () => {
  it.each([
    ['a', '`a`'],
    ['', '`""`'],
    ['a`b', '``a`b``'],
    ['`', '`` ` ``'],
    ['a\r\nb', '`a⏎b`'],
    [' ', '` `'],
    [' a ', '`  a  `'],
  ])('%j', (text, span) => {
    expect(codeSpan(text)).toBe(span);
  });
});
