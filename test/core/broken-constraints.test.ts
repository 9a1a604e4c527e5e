import { describe, expect, it } from 'vitest';
import { brokenConstraints, type Comparison, type Constraints } from '../../core/schema/broken-constraints.js';
import { itemSchemas, propertySchemas } from '../../core/schema/inner-schemas.js';

const byRegExp: Comparison = { matches: (pattern, text) => new RegExp(pattern, 'u').test(text) };

function keywords(schema: Constraints, value: unknown, comparison = byRegExp): string[] {
  return [...brokenConstraints(schema, value, comparison)].map(({ keyword }) => keyword);
}

describe('broken constraints', () => {
  it.each<[schema: Constraints, value: unknown, broken: readonly string[]]>([
    [{}, null, []],
    [{ type: 'integer' }, 1.5, ['type']],
    [{ type: ['string', 'null'] }, null, []],
    [{ const: { a: [0], b: 1 } }, { b: 1, a: [-0] }, []],
    [{ const: null }, 'null', ['const']],
    [{ const: undefined }, 0, ['const']],
    [{ enum: [1, [2]] }, [2], []],
    [{ enum: [] }, 1, ['enum']],
    [{ type: 'string', const: 1, enum: [2] }, 3, ['type', 'const', 'enum']],
    [{ minLength: 2, maxLength: 1 }, '😀', ['minLength']],
    [{ pattern: '^a' }, 'ba', ['pattern']],
    [{ minLength: 2, minItems: 2, minProperties: 2, minimum: 2, pattern: 'x' }, true, []],
    [
      { minimum: 2, maximum: 0, exclusiveMinimum: 1, exclusiveMaximum: 1 },
      1,
      ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'],
    ],
    [{ multipleOf: 0.01 }, 0.29, []],
    [{ multipleOf: 0.01 }, 0.295, ['multipleOf']],
    [{ minItems: 2 }, [1], ['minItems']],
    [{ items: false, prefixItems: [{}] }, [1, 2], ['maxItems']],
    [{ maxItems: 1, items: false }, [1], ['maxItems']],
    [{ uniqueItems: true }, [{ a: 1, b: 2 }, 1, { b: 2, a: 1 }], ['uniqueItems']],
    [{ uniqueItems: true }, [1, '1', null, 'null'], []],
    [{ required: ['toString', '__proto__', undefined] }, {}, ['required', 'required']],
    [{ minProperties: 1, required: ['a'] }, {}, ['minProperties', 'required']],
    [{ maxProperties: 0 }, JSON.parse('{"__proto__":1}'), ['maxProperties']],
  ])('%j: of %j', (schema, value, broken) => {
    expect(keywords(schema, value)).toEqual(broken);
  });

  it('says by how much a limit is broken, and which items are equal', () => {
    expect([...brokenConstraints({ maxLength: 1 }, 'a😀b', byRegExp)]).toEqual([
      { keyword: 'maxLength', size: 3, limit: 1 },
    ]);
    expect([...brokenConstraints({ uniqueItems: true }, ['b', 'a', 'a', 'b'], byRegExp)]).toEqual([
      { keyword: 'uniqueItems', first: 1, second: 2, item: 'a' },
    ]);
  });

  it.each<[schema: Constraints, value: unknown, values: number]>([
    [{ const: [1, [2]], required: ['a'] }, [1, [2]], 8],
    [{ enum: [1, 2, 3] }, 4, 3],
    [{ uniqueItems: true }, [1, 2, 1], 3],
  ])('pays for each value that %j compares with %j, and ends when it cannot', (schema, value, values) => {
    const paid: unknown[] = [];
    const pay = (most: number) => (part: unknown) => paid.push(part) <= most;
    const all = keywords(schema, value, { ...byRegExp, pay: pay(values) });
    expect(paid).toHaveLength(values);
    for (let budget = 0; budget < values; budget += 1) {
      paid.length = 0;
      expect(keywords(schema, value, { ...byRegExp, pay: pay(budget) })).toEqual([]);
    }
    expect(keywords(schema, value)).toEqual(all);
  });
});

describe('inner schemas', () => {
  const schema = {
    properties: { a: { title: 'a' } },
    patternProperties: { '^a': { title: '^a' } },
    additionalProperties: { title: 'rest' },
  };

  it.each([
    ['a', ['^a', 'a']],
    ['ab', ['^a']],
    ['b', ['rest']],
    ['toString', ['rest']],
  ])('of the property %s', (key, titles) => {
    expect(propertySchemas(schema, key, byRegExp.matches).map(({ title }) => title)).toEqual(titles);
  });

  it('of items', () => {
    expect(itemSchemas({ prefixItems: [{ title: '0' }], items: { title: 'rest' } }, 0)).toEqual([{ title: '0' }]);
    expect(itemSchemas({ prefixItems: [{ title: '0' }], items: { title: 'rest' } }, 1)).toEqual([{ title: 'rest' }]);
    expect(itemSchemas({ items: false }, 0)).toEqual([]);
  });
});
