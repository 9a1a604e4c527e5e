import { describe, expect, expectTypeOf, test } from 'vitest';
import { fittingValues } from '../../schemas/nemu/rules/inputs/fitting-values.js';
import { blueprint, type Infer, input, service, step, validateBlueprint } from '../../src/nemu/index.js';
import { ManifestError } from '../../src/runtime/build/manifest-error.js';

const inputs = input.object({
  site_url: input.string({ format: 'uri', description: 'Where the crawl begins.' }),
  depth: input.optional(input.integer({ minimum: 1, maximum: 9, default: 3 })),
  region: input.enum(['eu', 'us'], { default: 'eu' }),
  ratio: input.optional(input.number({ exclusiveMinimum: 0 })),
  hosts: input.array(input.object({ name: input.string(), strict: input.optional(input.boolean()) })),
  nothing: input.null(),
});

const parts = {
  blueprint: {
    slug: 'link-checker',
    name: 'Link checker',
    category: 'monitoring',
    tags: ['links'],
    description: 'Reports dead links.',
    license: 'MIT',
  },
  provenance: { source_repo: 'https://git.example.org/tools/link-checker', author: 'Example Tools' },
  services: [service({ id: 'crawler', role: 'Follows links', workflow_doc: 'workflows/crawler.md' })],
  steps: [step({ id: 'build', file: 'steps/build.md' })],
  verify_e2e: { command: 'npm test', expect: 'All tests pass.' },
};

describe('input', () => {
  test('prints the schema in its own order, required and closed', () => {
    expect(
      JSON.stringify(
        input.object({ a: input.string({ maxLength: 9, title: 'A' }), b: input.optional(input.enum([1, 2.5])) }),
      ),
    ).toBe(
      '{"type":"object","properties":{"a":{"type":"string","title":"A","maxLength":9},"b":{"type":"number","enum":[1,2.5]}},"required":["a"],"additionalProperties":false}',
    );
    expect(input.object({})).toEqual({ type: 'object', properties: {}, additionalProperties: false });
    expect(input.enum([1, 2]).type).toBe('integer');
    expect(input.enum([true]).type).toBe('boolean');
  });

  test('is frozen, and does not share its arguments', () => {
    const examples = ['a'];
    const schema = input.string({ examples });
    examples.push('b');
    expect(schema.examples).toEqual(['a']);
    expect(Object.isFrozen(schema.examples)).toBe(true);
  });

  test('allows a property of any name', () => {
    const schema = input.object({ ['__proto__' as string]: input.string() });
    expect(Object.keys(schema.properties)).toEqual(['__proto__']);
  });

  test('knows the type of its values', () => {
    expectTypeOf<Infer<typeof inputs>>().toEqualTypeOf<{
      site_url: string;
      region: 'eu' | 'us';
      hosts: { name: string; strict?: boolean }[];
      nothing: null;
      depth?: number;
      ratio?: number;
    }>();
    // @ts-expect-error -- a default of another type
    const wrong = input.integer({ default: 'three' });
    // @ts-expect-error -- a default that is not one of the values
    input.enum(['eu', 'us'], { default: 'asia' });
    // @ts-expect-error -- a keyword of another type
    input.string({ minItems: 1 });
    // @ts-expect-error -- values of two types
    input.enum(['one', 2]);
    const report = validateBlueprint({ ...parts, schema_version: '2', inputs: input.object({ wrong }) });
    expect(report.issues.map(({ code }) => code)).toEqual([fittingValues.id]);
  });
});

describe('blueprint', () => {
  test('builds a valid manifest and fills in the version', () => {
    const manifest = blueprint({ ...parts, inputs });
    expect(manifest.schema_version).toBe('2');
    expect(Object.keys(manifest)[0]).toBe('schema_version');
    expect(validateBlueprint(manifest)).toMatchObject({ valid: true, issues: [] });
    expect(Object.isFrozen(manifest.steps)).toBe(true);
  });

  test('throws for what the schema rejects, with every issue', () => {
    const make = () => blueprint({ ...parts, inputs, steps: [step({ id: 'Build', file: './a.md' })] });
    expect(make).toThrow(ManifestError);
    try {
      make();
    } catch (error) {
      expect((error as ManifestError).report.issues.map(({ path }) => path)).toEqual(['/steps/0/id', '/steps/0/file']);
    }
  });
});
