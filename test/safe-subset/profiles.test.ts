import { describe, expect, it } from 'vitest';
import { PROFILES } from '../../schemas/safe-subset/profiles/index.js';
import { checkSchema, reportProfile } from '../../src/safe-subset/index.js';
import { codesAndPaths, warningsOf } from './support.js';

const tool = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  type: 'object',
  properties: {
    url: { type: 'string', format: 'uri' },
    size: { type: ['integer', 'null'], exclusiveMinimum: 0 },
    kind: { enum: ['a', 1] },
    tags: { type: 'array', items: { $ref: '#/$defs/tag' }, uniqueItems: true },
  },
  required: ['url', 'size', 'kind'],
  $defs: { tag: { const: 'x' } },
};

const strict = {
  type: 'object',
  properties: { a: { type: 'string' } },
  required: ['a'],
  additionalProperties: false,
};

describe('profiles', () => {
  it.each([
    ['core', []],
    ['mcp', ['/$schema']],
    [
      'openai-strict',
      ['/additionalProperties', '/properties/url/format', '/properties/tags', '/properties/tags/uniqueItems'],
    ],
    [
      'gemini',
      [
        '/properties/size/type',
        '/properties/size/exclusiveMinimum',
        '/properties/kind/enum',
        '/properties/tags/items/$ref',
        '/properties/tags/uniqueItems',
        '/$defs/tag/const',
      ],
    ],
  ])('%s lists what would be rejected there', (id, paths) => {
    const report = reportProfile(tool, id);
    expect(report.valid).toBe(true);
    expect(report.stats).toEqual(checkSchema(tool).stats);
    expect([...codesAndPaths(report.issues)].sort()).toEqual(paths.map((path) => [`safe-subset/${id}`, path]).sort());
    for (const { severity, basis, hint } of report.issues) {
      expect({ severity, basis }).toEqual({ severity: 'warning', basis: 'advice' });
      expect(hint).toContain('Seen in: ');
    }
  });

  // Strict tools require `additionalProperties: false`, and function declarations reject it.
  const { additionalProperties: _, ...open } = strict;

  it.each([
    ['core', strict],
    ['mcp', strict],
    ['openai-strict', strict],
    ['gemini', open],
  ])('%s has no findings for a schema made for it', (id, schema) => {
    expect(reportProfile(schema, id).issues).toEqual([]);
  });

  it.each([
    ['a root that is no object', { type: 'string' }, ['/type']],
    ['a root without a type', { anyOf: [strict] }, ['/anyOf', '/type']],
    [
      'options in all',
      { ...strict, properties: { a: { anyOf: Array.from({ length: 5 }, (_, n) => ({ enum: many(n) })) } } },
      [''],
    ],
    ['levels', { ...strict, properties: { a: nested(10) } }, ['']],
    [
      'text in all',
      { ...strict, properties: { a: { anyOf: Array.from({ length: 8 }, () => ({ enum: ['x'.repeat(16_000)] })) } } },
      [''],
    ],
  ])('openai-strict counts: %s', (_title, schema, paths) => {
    const { issues } = reportProfile(schema, 'openai-strict');
    expect(
      warningsOf(issues)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(paths);
  });

  it('leaves the verdict to the platform', () => {
    const report = reportProfile({ ...strict, pattern: 'a' }, 'mcp');
    expect(report.valid).toBe(false);
    expect(report.issues.map(({ code }) => code)).toEqual(['safe-subset/pattern']);
  });

  it('gives a source for each requirement', () => {
    for (const { published, requirements } of PROFILES) {
      expect(published).not.toBe('');
      for (const { source } of requirements) expect(source).toMatch(/\d/);
    }
  });

  it('throws for an unknown profile', () => {
    expect(() => reportProfile({}, 'openai-strikt')).toThrowError(
      expect.objectContaining({ code: 'unknown-profile', message: expect.stringContaining('openai-strict') }),
    );
  });
});

function many(from: number): string[] {
  return Array.from({ length: 201 }, (_, n) => `o${from}-${n}`);
}

function nested(levels: number): Record<string, unknown> {
  let schema: Record<string, unknown> = { type: 'string' };
  for (let level = 0; level < levels; level += 1) schema = { type: 'array', items: schema };
  return schema;
}
