import { describe, expect, it } from 'vitest';
import type { StructureNode } from '../../src/runtime/format.js';
import { SchemaReader } from '../../src/runtime/structure/schema-reader.js';

const end: StructureNode = { type: 'string' };
const definitions: Readonly<Record<string, StructureNode>> = {
  End: end,
  'a/b~c d': end,
  Chain: { $ref: '#/$defs/End', maxLength: 3 },
  Round: { $ref: '#/$defs/Trip' },
  Trip: { $ref: '#/$defs/Round' },
};
const reader = new SchemaReader({ root: {}, definitions });

describe('references', () => {
  it.each([
    ['#/$defs/End', end],
    ['#/$defs/a~1b~0c%20d', end],
    ['#/$defs/Missing', undefined],
    ['#/$defs/constructor', undefined],
    ['https://example.com/other', undefined],
  ])('%s', ($ref, node) => {
    expect(reader.referred({ $ref })).toBe(node);
  });

  it('leads one step, or to the end of a chain', () => {
    expect(reader.referred({ $ref: '#/$defs/Chain' })).toBe(definitions.Chain);
    expect(reader.resolve({ $ref: '#/$defs/Chain' })).toBe(end);
    expect(reader.resolve(end)).toBe(end);
  });

  it('ends in a circle', () => {
    expect([definitions.Round, definitions.Trip]).toContain(reader.resolve({ $ref: '#/$defs/Round' }));
  });
});

describe('the schemas of a part', () => {
  const named: StructureNode = { type: 'number' };
  const matched: StructureNode = { minimum: 1 };
  const others: StructureNode = { type: 'boolean' };
  const node: StructureNode = {
    properties: { 'x-size': named, name: end },
    patternProperties: { '^x-': matched },
    additionalProperties: others,
  };

  it.each([
    ['name', [end]],
    ['x-size', [matched, named]],
    ['x-color', [matched]],
    ['other', [others]],
    ['toString', [others]],
    ['__proto__', [others]],
  ])('property %s', (key, schemas) => {
    expect(reader.propertySchemas(node, key)).toEqual(schemas);
  });

  it.each([
    [{ prefixItems: [named], items: end }, 0, [named]],
    [{ prefixItems: [named], items: end }, 1, [end]],
    [{ prefixItems: [named], items: false }, 1, []],
    [{}, 0, []],
  ] as [StructureNode, number, StructureNode[]][])('item of %j at %i', (array, index, schemas) => {
    expect(reader.itemSchemas(array, index)).toEqual(schemas);
  });
});
