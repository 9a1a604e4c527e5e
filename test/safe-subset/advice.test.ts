import { describe, expect, it } from 'vitest';
import { checkSchema } from '../../src/safe-subset/index.js';
import { codesAndPaths, doublingSchema } from './support.js';

const CASES: readonly (readonly [string, unknown, readonly (readonly [string, string])[]])[] = [
  ['a reference to itself', { $ref: '#' }, [['safe-subset/idle-loop', '/$ref']]],
  [
    'a ring of references, none of them used',
    { $defs: { a: { $ref: '#/$defs/b' }, b: { $ref: '#/$defs/a' } } },
    [['safe-subset/idle-loop', '/$defs/b/$ref']],
  ],
  [
    'a loop through a branch',
    { anyOf: [{ type: 'string' }, { $ref: '#' }] },
    [['safe-subset/idle-loop', '/anyOf/1/$ref']],
  ],
  ['recursion that goes into the value', { properties: { next: { $ref: '#' } } }, []],
  ['recursion through items', { items: { anyOf: [{ $ref: '#' }, {}] } }, []],
  ['two references to one definition', { oneOf: [{ $ref: '#/$defs/a' }, { $ref: '#/$defs/a' }], $defs: { a: {} } }, []],
  ['references that multiply', doublingSchema(30), [['safe-subset/cost', '']]],
  ['references that multiply a little', doublingSchema(8), []],
  [
    'references that multiply and end where they began',
    doublingSchema(30, { items: { $ref: '#/$defs/d0' } }),
    [['safe-subset/cost', '']],
  ],
  [
    'references that multiply on different properties',
    {
      $ref: '#/$defs/d0',
      $defs: Object.fromEntries(
        Array.from({ length: 30 }, (_, n) => {
          const next = n === 29 ? {} : { $ref: `#/$defs/d${n + 1}` };
          return [`d${n}`, { properties: { a: next, b: next } }];
        }),
      ),
    },
    [['safe-subset/cost', '']],
  ],
  ['minLength above maxLength', { minLength: 3, maxLength: 2 }, [['safe-subset/empty-range', '/minLength']]],
  ['minLength equal to maxLength', { minLength: 2, maxLength: 2 }, []],
  ['minItems above maxItems', { minItems: 1, maxItems: 0 }, [['safe-subset/empty-range', '/minItems']]],
  [
    'minProperties above maxProperties',
    { minProperties: 1, maxProperties: 0 },
    [['safe-subset/empty-range', '/minProperties']],
  ],
  ['minimum above maximum', { minimum: 1.5, maximum: 1 }, [['safe-subset/empty-range', '/minimum']]],
  ['minimum equal to maximum', { minimum: 1, maximum: 1 }, []],
  ['open bounds that meet', { exclusiveMinimum: 1, maximum: 1 }, [['safe-subset/empty-range', '/exclusiveMinimum']]],
  [
    'a required name in a closed object',
    { properties: { a: {} }, required: ['a', 'b', 'b'], additionalProperties: false },
    [['safe-subset/impossible-required', '/required/1']],
  ],
  [
    'a required name that only a prototype has',
    { properties: {}, required: ['toString'], additionalProperties: false },
    [['safe-subset/impossible-required', '/required/0']],
  ],
  ['a required name in an open object', { required: ['b'] }, []],
  ['a default of the wrong type', { type: 'string', default: 1 }, [['safe-subset/default', '/default']]],
  [
    'a default that is wrong inside',
    { properties: { a: { type: 'string' } }, default: { a: 1 } },
    [['safe-subset/default', '/default/a']],
  ],
  [
    'examples',
    { properties: { a: { enum: [1, 2], examples: [1, 3, 2, 4] } } },
    [
      ['safe-subset/examples', '/properties/a/examples/1'],
      ['safe-subset/examples', '/properties/a/examples/3'],
    ],
  ],
  ['examples that are not an array', { type: 'string', examples: 1 }, []],
  [
    'a default behind a reference',
    { properties: { a: { $ref: '#/$defs/n', default: 'x' } }, $defs: { n: { type: 'number' } } },
    [['safe-subset/default', '/properties/a/default']],
  ],
  ['a default JSON cannot hold', JSON.parse('{"default":1e999}'), [['safe-subset/default', '/default']]],
  [
    'several, in the order of the document',
    { default: 1, minLength: 3, maxLength: 2, properties: { a: { minimum: 2, maximum: 1 } }, type: 'string' },
    [
      ['safe-subset/default', '/default'],
      ['safe-subset/empty-range', '/minLength'],
      ['safe-subset/empty-range', '/properties/a/minimum'],
    ],
  ],
];

describe('advice', () => {
  it.each(CASES)('%s', (_title, schema, warnings) => {
    const report = checkSchema(schema);
    expect(codesAndPaths(report.issues)).toEqual(warnings);
    expect(report.valid).toBe(true);
    for (const { severity, basis, hint } of report.issues) {
      expect({ severity, basis }).toEqual({ severity: 'warning', basis: 'advice' });
      expect(hint).toMatch(/^[A-Z].*\.$/);
    }
  });

  it('stands in the order of the document, among errors', () => {
    const report = checkSchema({
      minItems: 2,
      maxItems: 1,
      pattern: 'a',
      properties: { a: { minimum: 2, maximum: 1 } },
    });
    expect(report.issues.map((issue) => issue.path)).toEqual(['/minItems', '/pattern', '/properties/a/minimum']);
  });
});
