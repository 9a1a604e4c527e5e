import type { StandardSchemaV1 } from '@standard-schema/spec';
import { describe, expect, expectTypeOf, it } from 'vitest';
import type { CardManifest } from '../../generated/neurosquad/card.types.js';
import { FORMATS } from '../../schemas/index.js';
import { type FormatId, formats, standardSchema, UsageError, validate } from '../../src/index.js';
import { cardSchema } from '../../src/neurosquad/index.js';

const CARD = { manifestVersion: 1, name: 'tide-table', displayName: 'Tide', version: '1.0.0', protocol: 1 } as const;

/** A tool that takes a validator of any maker, as the specification has it. */
async function parse<Schema extends StandardSchemaV1>(
  schema: Schema,
  value: unknown,
): Promise<StandardSchemaV1.InferOutput<Schema>> {
  const result = await schema['~standard'].validate(value);
  if (result.issues) throw new Error(JSON.stringify(result.issues.map(({ path }) => path)));
  return result.value;
}

describe('a format as a Standard Schema', () => {
  it.each(formats.map(({ id }) => id))('%s has the verdict of `validate` on its examples', (id) => {
    const schema: StandardSchemaV1 = standardSchema(id);
    expect(schema['~standard']).toMatchObject({ version: 1, vendor: 'letterpress' });
    const examples = FORMATS.find((format) => format.id === id)?.examples ?? [];
    expect(examples.length).toBeGreaterThan(1);
    for (const { name, document } of examples) {
      const result = schema['~standard'].validate(document) as StandardSchemaV1.Result<unknown>;
      expect(result.issues === undefined, name).toBe(validate(id as FormatId, document).valid);
      if (!result.issues) expect(result.value, name).toEqual(document);
    }
  });

  it('types what it hands on', async () => {
    const card = await parse(cardSchema, CARD);
    expectTypeOf(card).toEqualTypeOf<CardManifest>();
    expectTypeOf(await parse(standardSchema('neurosquad/card'), CARD)).toEqualTypeOf<CardManifest>();
    expectTypeOf<StandardSchemaV1.InferInput<typeof cardSchema>>().toEqualTypeOf<CardManifest>();
    expect(card).toEqual(CARD);
  });

  it('hands on a plain copy', () => {
    const given = { ...CARD, license: undefined, keywords: ['a'] };
    const result = cardSchema['~standard'].validate(given);
    expect(result).toEqual({ value: { ...CARD, keywords: ['a'] } });
    const value = 'value' in result ? result.value : undefined;
    expect(Object.keys(value ?? {})).not.toContain('license');
    expect(value?.keywords).not.toBe(given.keywords);
  });

  it('lists errors alone, with keys and indexes, and what to do about each', () => {
    const { issues } = cardSchema['~standard'].validate({
      ...CARD,
      displayName: 'official',
      permissions: ['agents.read', { id: 'network', hosts: ['localhost', 'a.example'] }],
      settings: { 0: 'x' },
      'a/b': 1,
    });
    expect(issues?.map(({ path }) => path)).toEqual([['permissions', 1, 'hosts', 0], ['settings'], ['a/b']]);
    const [first] = validate('neurosquad/card', { ...CARD, 'a/b': 1 }).issues;
    expect(issues?.at(-1)?.message).toBe(`${first?.message} ${first?.hint}`);
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a cycle', Object.assign({}, { a: [] as unknown[] })],
    [
      'a getter that throws',
      {
        get name() {
          throw new Error('no');
        },
      },
    ],
    ['a bigint', { ...CARD, version: 1n }],
  ])('never throws on %s', (_title, value) => {
    expect(cardSchema['~standard'].validate(value).issues?.length).toBeGreaterThan(0);
  });

  it('asks for the verdict that is wanted, and for a format that is known', () => {
    const tolerated = { name: '@a/b', version: '1.0.0', description: 1 };
    expect(standardSchema('drwn/card')['~standard'].validate(tolerated).issues).toHaveLength(1);
    const platform = standardSchema('drwn/card', { profile: 'platform' });
    expect(platform['~standard'].validate(tolerated).issues).toBeUndefined();
    expect(() => standardSchema('drwn/crad' as FormatId)).toThrow(UsageError);
  });
});
