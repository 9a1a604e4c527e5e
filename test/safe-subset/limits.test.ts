import { describe, expect, it } from 'vitest';
import { checkSchema, limits, validateValue } from '../../src/safe-subset/index.js';
import { codesAndPaths, errorsOf, nestedItems, propertiesSchema } from './support.js';

const { nodes, depth, enumOptions, enumChars, constChars, branches, valueDepth, refChain } = limits;

interface Case {
  readonly title: string;
  readonly fits: unknown;
  readonly exceeds: unknown;
  readonly code: string;
  readonly at: string;
}

const text = (length: number): string => 'x'.repeat(length);
const list = (length: number): number[] => Array.from({ length }, (_, n) => n);
const nestedLists = (levels: number): unknown => {
  let value: unknown = 0;
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
};

const CASES: readonly Case[] = [
  {
    title: 'nodes, the outermost included',
    fits: propertiesSchema(nodes.max - 1),
    exceeds: propertiesSchema(nodes.max),
    code: 'safe-subset/nodes',
    at: `/properties/p${nodes.max - 1}`,
  },
  {
    title: 'levels, the outermost being 0',
    fits: nestedItems(depth.max),
    exceeds: nestedItems(depth.max + 1),
    code: 'safe-subset/depth',
    at: '/items'.repeat(depth.max + 1),
  },
  {
    title: 'options of an enum',
    fits: { enum: list(enumOptions.max) },
    exceeds: { enum: list(enumOptions.max + 1) },
    code: 'safe-subset/enum-options',
    at: '/enum',
  },
  {
    title: 'the length of an enum, as JSON text in UTF-16 units',
    fits: { enum: [text(enumChars.max - '[""]'.length)] },
    exceeds: { enum: [text(enumChars.max - '[""]'.length - 1), 1] },
    code: 'safe-subset/enum-chars',
    at: '/enum',
  },
  {
    title: 'the length of an enum that JSON writes as escapes',
    fits: { enum: ['\n'.repeat((enumChars.max - '[""]'.length) / 2)] },
    exceeds: { enum: ['\n'.repeat((enumChars.max - '[""]'.length) / 2 + 1)] },
    code: 'safe-subset/enum-chars',
    at: '/enum',
  },
  {
    title: 'characters of a const beyond the basic plane, two units each',
    fits: { const: '😀'.repeat((constChars.max - '""'.length) / 2) },
    exceeds: { const: '😀'.repeat((constChars.max - '""'.length) / 2 + 1) },
    code: 'safe-subset/const-chars',
    at: '/const',
  },
  {
    title: 'branches',
    fits: { oneOf: list(branches.max).map(() => ({})) },
    exceeds: { oneOf: list(branches.max + 1).map(() => ({})) },
    code: 'safe-subset/branches',
    at: '/oneOf',
  },
  {
    title: 'levels of a const',
    fits: { const: nestedLists(valueDepth.max) },
    exceeds: { const: nestedLists(valueDepth.max + 1) },
    code: 'safe-subset/const',
    at: '/const',
  },
];

describe('limits are inclusive', () => {
  it.each(CASES)('$title', ({ fits, exceeds, code, at }) => {
    expect(checkSchema(fits).issues).toEqual([]);
    expect(codesAndPaths(errorsOf(checkSchema(exceeds).issues))).toEqual([[code, at]]);
  });
});

describe('references in a row', () => {
  /** A schema that reaches its type after this many references. */
  function chain(references: number): { readonly $ref: string; readonly $defs: Readonly<Record<string, unknown>> } {
    const named = Array.from({ length: references }, (_, n) => [
      `d${n}`,
      n === references - 1 ? { type: 'string' } : { $ref: `#/$defs/d${n + 1}` },
    ]);
    return { $ref: '#/$defs/d0', $defs: Object.fromEntries(named) };
  }

  it('are followed up to the limit, and start again with each property', () => {
    expect(validateValue(chain(refChain.max), 'a').issues).toEqual([]);
    expect(codesAndPaths(validateValue(chain(refChain.max + 1), 'a').issues)).toEqual([['safe-subset/ref', '']]);
    const { $ref, $defs } = chain(refChain.max);
    const inner = { items: { $ref }, $defs };
    expect(validateValue({ ...inner, $ref: '#/$defs/any', $defs: { ...$defs, any: {} } }, ['a']).issues).toEqual([]);
  });
});

describe('stats', () => {
  it.each([
    ['one schema', {}, { nodes: 1, depth: 0, cost: 1 }],
    ['what is no schema', null, { nodes: 1, depth: 0, cost: 0 }],
    ['properties and items', { properties: { a: { items: {} }, b: {} } }, { nodes: 4, depth: 2, cost: 4 }],
    ['additional properties', { additionalProperties: { anyOf: [{}, {}] } }, { nodes: 4, depth: 2, cost: 4 }],
    ['a flag is no schema', { additionalProperties: false }, { nodes: 1, depth: 0, cost: 1 }],
    ['definitions cost where they are used', { $defs: { a: { items: {} } } }, { nodes: 3, depth: 2, cost: 1 }],
    [
      'a definition used twice',
      { properties: { a: { $ref: '#/$defs/d' }, b: { $ref: '#/$defs/d' } }, $defs: { d: { items: {} } } },
      { nodes: 5, depth: 2, cost: 7 },
    ],
    ['recursion is not written out', { items: { $ref: '#' } }, { nodes: 2, depth: 1, cost: 2 }],
  ])('%s', (_title, schema, stats) => {
    expect(checkSchema(schema).stats).toEqual(stats);
  });

  it('names the largest part of a schema with too many nodes', () => {
    const rows = { type: 'array', items: propertiesSchema(nodes.max - 190) };
    const schema = { properties: { rows, columns: propertiesSchema(nodes.max - 312) } };
    const [issue] = errorsOf(checkSchema(schema).issues);
    expect(issue?.message).toBe(
      'The schema has 502 schema objects, more than 500; the largest part, at `/properties/rows`, has 312.',
    );
  });
});
