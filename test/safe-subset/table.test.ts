import { describe, expect, it } from 'vitest';
import { checkSubsetSchema } from '../../schemas/safe-subset/check-subset-schema.js';
import { codes } from '../../schemas/safe-subset/codes.js';
import { evaluate } from '../../schemas/safe-subset/evaluate/evaluate.js';
import { prepare } from '../../schemas/safe-subset/evaluate/prepare.js';
import { safeSubset as format } from '../../schemas/safe-subset/index.js';
import { referenceSections } from '../../schemas/safe-subset/reference/index.js';
import { metaSchema } from '../../schemas/safe-subset/safe-subset.schema.js';
import { table } from '../../schemas/safe-subset/tables/index.js';
import type { SubsetTable } from '../../schemas/safe-subset/tables/subset-table.js';
import { codeOf } from '../../schemas/safe-subset/walk/subset-finding.js';
import { checkSchema, formats, keywords, limits, validateValue } from '../../src/safe-subset/index.js';
import { codesAndPaths, propertiesSchema } from './support.js';

describe('one table', () => {
  it('is what everybody reads', () => {
    expect(limits).toBe(table.limits);
    expect(keywords).toBe(table.keywords);
    expect(formats).toBe(table.formats);
    expect(format.reference).toEqual(referenceSections(table));
  });

  it('prints every row on the reference page', () => {
    const rows = new Map(referenceSections(table).map(({ title, table: printed }) => [title, printed?.rows ?? []]));
    const first = (title: string): readonly (string | undefined)[] => (rows.get(title) ?? []).map(([name]) => name);
    const names = (record: object): readonly string[] => Object.keys(record).map((name) => `\`${name}\``);
    expect(first('Keywords')).toEqual(names(table.keywords));
    expect(first('Annotations')).toEqual(names(table.annotations));
    expect(first('Formats')).toEqual(names(table.formats));
    expect(first('Limits')).toEqual(names(table.limits));
    expect(first('Rejected keywords')).toEqual(names(table.refused));
  });
});

describe('a changed table', () => {
  const smaller: SubsetTable = {
    ...table,
    limits: {
      ...table.limits,
      nodes: { ...table.limits.nodes, max: 400 },
      branches: { ...table.limits.branches, max: 3 },
      steps: { ...table.limits.steps, max: 10 },
    },
  };

  it('changes the checker', () => {
    expect(checkSubsetSchema(propertiesSchema(399), { table: smaller }).findings).toEqual([]);
    const { findings } = checkSubsetSchema(propertiesSchema(400), { table: smaller });
    expect(findings.map(({ path, message }) => [path, message])).toEqual([
      ['/properties/p399', 'The schema has 401 schema objects, more than 400.'],
    ]);
    expect(checkSubsetSchema({ anyOf: [{}, {}, {}, {}] }, { table: smaller }).findings[0]?.code).toBe(
      'safe-subset/branches',
    );
  });

  it('changes the meta-schema', () => {
    const printed = JSON.stringify(metaSchema(smaller));
    expect(printed).toContain('at most 400 schema objects');
    expect(printed).not.toContain('at most 500 schema objects');
    expect(metaSchema(smaller).properties.anyOf).toMatchObject({ minItems: 1, maxItems: 3 });
  });

  it('changes the reference page', () => {
    const rows = referenceSections(smaller).find(({ title }) => title === 'Limits')?.table?.rows ?? [];
    expect(rows.find(([name]) => name === '`nodes`')?.[1]).toBe('400 schema objects');
  });

  it('changes the evaluator', () => {
    const { walk } = checkSubsetSchema({ items: {} }, { table: smaller });
    const prepared = walk.root === undefined ? undefined : prepare(walk, smaller).get(walk.root);
    if (prepared === undefined) throw new Error('the schema must be an accepted one');
    expect(evaluate(prepared, [1, 2, 3, 4, 5, 6, 7, 8, 9], smaller).findings).toEqual([]);
    expect(evaluate(prepared, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], smaller).findings).toMatchObject([
      { path: '/9', keyword: 'budget' },
    ]);
  });

  it('removes a keyword everywhere', () => {
    const { multipleOf: _, ...others } = table.keywords;
    const without: SubsetTable = { ...table, keywords: others };
    expect(checkSubsetSchema({ multipleOf: 2 }, { table: without }).findings[0]?.code).toBe(
      'safe-subset/unknown-keyword',
    );
    expect(metaSchema(without).properties).not.toHaveProperty('multipleOf');
  });
});

describe('keywords', () => {
  it.each(Object.entries(keywords))('the example of %s uses it and is valid', (name, { example }) => {
    expect(example).toHaveProperty([name]);
    expect(checkSchema(example).issues).toEqual([]);
  });

  it.each(Object.entries(table.annotations))('%s is allowed', (name) => {
    expect(checkSchema({ [name]: 'text' }).issues).toEqual([]);
    expect(validateValue({ [name]: 'text' }, 1).valid).toBe(true);
  });

  it.each(Object.entries(table.refused))('%s is rejected with its reason', (name, { reason, fix }) => {
    const [issue] = checkSchema({ [name]: {} }).issues;
    expect(issue).toMatchObject({ code: codeOf(name), path: `/${name}`, hint: fix, basis: 'contract' });
    expect(issue?.message).toContain(reason);
  });

  it('are rejected or allowed, never both', () => {
    const allowed = [...Object.keys(table.keywords), ...Object.keys(table.annotations)];
    expect(allowed.filter((name) => Object.hasOwn(table.refused, name))).toEqual([]);
    expect(new Set(allowed).size).toBe(allowed.length);
  });
});

describe('formats', () => {
  it.each(Object.entries(formats))('%s', (name, { valid, invalid }) => {
    for (const text of valid) expect(validateValue({ format: name }, text).issues, text).toEqual([]);
    for (const text of invalid) {
      expect(codesAndPaths(validateValue({ format: name }, text).issues), text).toEqual([['safe-subset/format', '']]);
    }
    expect(validateValue({ format: name }, 5).valid).toBe(true);
  });

  it.each([
    ['uri', `a:${'b'.repeat(8_190)}`, true],
    ['uri', `a:${'b'.repeat(8_191)}`, false],
    ['uri', 'a:', true],
    ['uri', 'a:b\n', false],
    ['email', `${'a'.repeat(64)}@${'b'.repeat(255)}`, true],
    ['email', `${'a'.repeat(65)}@b`, false],
    ['email', `a@${'b'.repeat(256)}`, false],
    ['date', '0000-01-31', true],
    ['date', '2024-01-00', false],
    ['date', '2024-01-01\n', false],
    ['date-time', '2024-01-01T24:00:00.000Z', true],
    ['date-time', '2024-01-01T24:00:00.001Z', false],
    ['date-time', '2024-01-01T24:00:01Z', false],
    ['date-time', '2024-01-01T23:60:00Z', false],
    ['date-time', '2024-01-01T00:00:00+23:59', true],
    ['date-time', '2024-01-01T00:00:00+24:00', false],
    ['date-time', '2024-01-01T00:00:00-00:60', false],
    ['date-time', '2024-01-01T00:00Z', false],
    ['date-time', '2024-01-01T00:00:00.Z', false],
    ['uuid', '00000000-0000-0000-0000-000000000000', true],
  ])('%s %s', (name, text, valid) => {
    expect(validateValue({ format: name }, text).valid).toBe(valid);
  });

  it('reads dates and times as V8 does', () => {
    const two = (n: number): string => String(n).padStart(2, '0');
    const differs = (text: string): boolean => formats['date-time'].matches(text) === Number.isNaN(Date.parse(text));
    const texts: string[] = [];
    for (let first = 0; first < 62; first += 1) {
      for (let second = 0; second < 62; second += 1) {
        texts.push(`2024-${two(first)}-${two(second)}T00:00:00Z`, `2024-01-01T${two(first)}:${two(second)}:00Z`);
        texts.push(`2024-01-01T00:${two(first)}:${two(second)}.5Z`, `2024-01-01T00:00:00-${two(first)}:${two(second)}`);
      }
    }
    expect(texts.filter(differs)).toEqual([]);
  });
});

describe('codes', () => {
  it('are explained, one by one', () => {
    for (const [code, { summary, rationale, fix }] of codes) {
      expect(code).toMatch(/^safe-subset\/[a-z]+(?:-[a-z]+)*$/);
      for (const words of [summary, rationale, fix]) expect(words, code).toMatch(/\.$/);
    }
    const names = [...Object.keys(table.keywords), ...Object.keys(table.refused)].map(codeOf);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each([
    [
      'schemas',
      checkSchema({ pattern: 1, x: 1, type: 1, title: 1, minLength: 3, maxLength: 2, $ref: '#', properties: [] }),
    ],
    ['large schemas', checkSchema({ enum: Array(300).fill(1), const: 'x'.repeat(5_000), anyOf: Array(17).fill({}) })],
    ['values', validateValue({ items: { type: 'string' }, uniqueItems: true, maxItems: 9 }, [1, 1, 'a'])],
    ['values that are none', validateValue({}, undefined)],
    ['values by no schema', validateValue(1, 1)],
  ])('of %s are all explained', (_title, { issues }) => {
    expect(issues.length).toBeGreaterThan(0);
    expect(issues.map(({ code }) => code).filter((code) => !codes.has(code))).toEqual([]);
  });
});
