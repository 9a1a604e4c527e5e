import { describe, expect, it } from 'vitest';
import { LETTERPRESS } from '../../../core/annotations.js';
import type { NormalSchema } from '../../../generator/model.js';
import { markDiscriminators } from '../../../generator/stages/mark-discriminators.js';

const variant = (properties: NormalSchema['properties'], required: readonly string[] = []): NormalSchema => ({
  type: 'object',
  properties: properties ?? {},
  required,
});
const kind = (...values: string[]): NormalSchema => ({ enum: values });
const definitions = new Map<string, NormalSchema>([
  ['A', variant({ note: { type: 'string' }, kind: kind('a') }, ['kind'])],
  ['B', variant({ kind: kind('b', 'c') }, ['kind'])],
  ['Inner', { anyOf: [{ $ref: '#/$defs/A' }, { $ref: '#/$defs/B' }] }],
]);
const A: NormalSchema = { $ref: '#/$defs/A' };
const B: NormalSchema = { $ref: '#/$defs/B' };

function discriminator(schema: NormalSchema): string | undefined {
  return markDiscriminators(schema, definitions)[LETTERPRESS]?.discriminator;
}

describe('the discriminator of a union', () => {
  it.each<[string, NormalSchema, string | undefined]>([
    ['definitions', { anyOf: [A, B] }, 'kind'],
    ['oneOf', { oneOf: [A, B] }, 'kind'],
    ['a union inside a union', { anyOf: [{ $ref: '#/$defs/Inner' }, variant({ kind: kind('d') }, ['kind'])] }, 'kind'],
    ['a string beside the objects', { anyOf: [{ type: 'string' }, A, B] }, 'kind'],
    ['an overlap of values', { anyOf: [A, variant({ kind: kind('a') }, ['kind'])] }, undefined],
    ['an optional property', { anyOf: [A, variant({ kind: kind('d') })] }, undefined],
    ['no union', A, undefined],
    ['one that the author names', { anyOf: [A, B], [LETTERPRESS]: { discriminator: 'note' } }, 'note'],
  ])('%s', (_, schema, name) => {
    expect(discriminator(schema)).toBe(name);
  });

  it('is said at every union, however deep, and the schema is left as it was', () => {
    const schema: NormalSchema = { type: 'object', properties: { list: { type: 'array', items: { anyOf: [A, B] } } } };
    const marked = JSON.stringify(markDiscriminators(schema, definitions));
    expect(marked).toContain('"discriminator":"kind"');
    expect(JSON.stringify(schema)).not.toContain('discriminator');
  });
});
