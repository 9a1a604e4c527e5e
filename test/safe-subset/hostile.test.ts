import { describe, expect, it } from 'vitest';
import { checkSubsetSchema } from '../../schemas/safe-subset/check-subset-schema.js';
import { evaluate } from '../../schemas/safe-subset/evaluate/evaluate.js';
import { prepare } from '../../schemas/safe-subset/evaluate/prepare.js';
import { table } from '../../schemas/safe-subset/tables/index.js';
import { checkSchema, limits, validateValue } from '../../src/safe-subset/index.js';
import { codesAndPaths, doublingSchema, errorsOf, nestedItems, propertiesSchema } from './support.js';

/** Wraps a value so that every operation on its objects and arrays is counted. */
function counting(value: unknown): { readonly value: unknown; readonly asked: () => number } {
  let asked = 0;
  const count = <T>(result: T): T => {
    asked += 1;
    return result;
  };
  const wrapped = new WeakMap<object, object>();
  const wrap = (part: unknown): unknown => {
    if (typeof part !== 'object' || part === null) return part;
    const known = wrapped.get(part);
    if (known !== undefined) return known;
    const proxy = new Proxy(part, {
      get: (target, key) => count(wrap(Reflect.get(target, key))),
      getOwnPropertyDescriptor: (target, key) => count(Reflect.getOwnPropertyDescriptor(target, key)),
      getPrototypeOf: (target) => count(Reflect.getPrototypeOf(target)),
      has: (target, key) => count(Reflect.has(target, key)),
      ownKeys: (target) => count(Reflect.ownKeys(target)),
    });
    wrapped.set(part, proxy);
    return proxy;
  };
  return { value: wrap(value), asked: () => asked };
}

const ring = (length: number): unknown => ({
  $ref: '#/$defs/d0',
  $defs: Object.fromEntries(Array.from({ length }, (_, n) => [`d${n}`, { $ref: `#/$defs/d${(n + 1) % length}` }])),
});

const numbered = (length: number, name: string): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length }, (_, n) => [`${name}${n}`, 1]));

const SCHEMAS: readonly {
  readonly title: string;
  readonly size: number;
  readonly schema: () => unknown;
  readonly first: string | undefined;
}[] = [
  { title: '100,000 nested items', size: 100_000, schema: () => nestedItems(100_000), first: 'safe-subset/depth' },
  { title: '100,000 properties', size: 100_000, schema: () => propertiesSchema(100_000), first: 'safe-subset/nodes' },
  { title: 'a ring of references', size: 400, schema: () => ring(400), first: undefined },
  { title: 'doubling through 30 definitions', size: 90, schema: () => doublingSchema(30), first: undefined },
  {
    title: '200,000 options',
    size: 200_000,
    schema: () => ({ enum: Array.from({ length: 200_000 }, () => 1) }),
    first: 'safe-subset/enum-options',
  },
  {
    title: '200,000 required names',
    size: 200_000,
    schema: () => ({ required: Array.from({ length: 200_000 }, () => 'a') }),
    first: undefined,
  },
  {
    title: '10,000 unknown keywords',
    size: 10_000,
    schema: () => numbered(10_000, 'unknown'),
    first: 'safe-subset/unknown-keyword',
  },
];

describe('hostile schemas take work linear in their size', () => {
  it.each(SCHEMAS)('$title', ({ size, schema, first }) => {
    const watched = counting(schema());
    const { findings, walk } = checkSubsetSchema(watched.value);
    expect(findings.find(({ severity }) => severity === 'error')?.code).toBe(first);
    expect(watched.asked()).toBeLessThan(40 * size + 1_000);
    expect(walk.steps).toBeLessThanOrEqual(size + 1_000);
  });

  it('gives the same result without the wrapper', () => {
    for (const { schema, first } of SCHEMAS) expect(errorsOf(checkSchema(schema()).issues)[0]?.code).toBe(first);
  });
});

describe('hostile schemas', () => {
  it('lists at most as many faults as a report holds, and says that there were more', () => {
    const { issues } = checkSchema(numbered(10_000, 'unknown'));
    expect(errorsOf(issues)).toHaveLength(limits.listed.max);
    expect(issues.at(-1)).toMatchObject({ code: 'safe-subset/issues', severity: 'warning', path: '' });
    expect(issues.at(-1)?.message).toContain('10,000');
  });

  it('says that the rest was not looked at', () => {
    const schema = { properties: Object.fromEntries(Array.from({ length: 40 }, (_, n) => [`p${n}`, { bad: 1 }])) };
    const { issues } = checkSchema(schema);
    expect(errorsOf(issues)).toHaveLength(limits.issues.max);
    expect(issues.at(-1)).toMatchObject({ code: 'safe-subset/issues', severity: 'warning' });
  });

  it('keeps prototypes out of it', () => {
    const schema = JSON.parse(
      '{"properties":{"__proto__":{"type":"zz"},"constructor":{"type":"string"}},"__proto__":{}}',
    );
    expect(codesAndPaths(checkSchema(schema).issues)).toEqual([
      ['safe-subset/type', '/properties/__proto__/type'],
      ['safe-subset/unknown-keyword', '/__proto__'],
    ]);
    for (const name of ['constructor', 'toString', 'hasOwnProperty']) {
      expect(codesAndPaths(checkSchema({ [name]: 1 }).issues)).toEqual([['safe-subset/unknown-keyword', `/${name}`]]);
      expect(checkSchema({ type: name }).valid).toBe(false);
      expect(checkSchema({ format: name }).valid).toBe(false);
      expect(checkSchema({ $ref: `#/$defs/${name}`, $defs: {} }).valid).toBe(false);
    }
  });

  it.each([
    ['10 MB of options', { enum: ['x'.repeat(10_000_000)] }, ['safe-subset/enum-chars']],
    [
      'infinite numbers',
      JSON.parse('{"minimum":1e999,"const":1e999,"enum":[1e999]}'),
      ['safe-subset/minimum', 'safe-subset/const', 'safe-subset/enum'],
    ],
    ['lone surrogates', { properties: { '\ud800': { type: '\udfff' } } }, ['safe-subset/type']],
    ['a const that holds itself', { const: cyclic() }, ['safe-subset/const']],
    ['a schema that holds itself', cyclic('items'), ['safe-subset/depth']],
    ['a class instance', new (class Schema {})(), ['safe-subset/schema']],
    ['an array with one item', [{}], ['safe-subset/schema']],
    ['a function', () => ({}), ['safe-subset/schema']],
    ['a proxy that throws', thrower(), ['safe-subset/schema']],
    [
      'a getter that throws',
      {
        get type() {
          throw new Error('no');
        },
      },
      ['safe-subset/schema'],
    ],
    ['an array with a false length', { required: pretender() }, ['safe-subset/required']],
  ])('rejects %s', (_title, schema, codes) => {
    expect(errorsOf(checkSchema(schema).issues).map((issue) => issue.code)).toEqual(codes);
    expect(validateValue(schema, 1)).toMatchObject({
      valid: false,
      issues: [{ code: 'safe-subset/schema', path: '' }],
    });
  });

  it('does not evaluate the samples of a schema that multiplies', () => {
    const schema = { ...doublingSchema(30), default: 1, examples: Array.from({ length: 1_000 }, () => 1) };
    expect(checkSchema(schema).issues.map((issue) => issue.code)).toEqual(['safe-subset/cost']);
  });

  it('caps advice too, and says so', () => {
    const required = Array.from({ length: 50_000 }, (_, n) => `n${n}`);
    const member = { required, additionalProperties: false };
    const { valid, issues } = checkSchema({ properties: { a: member, b: member } });
    expect(valid).toBe(true);
    expect(issues).toHaveLength(limits.listed.max + 1);
    expect(issues.at(-1)).toMatchObject({ code: 'safe-subset/issues', severity: 'warning', hint: limits.issues.fix });
  });

  it('reads of all samples together what one value may have', () => {
    const large = counting(Array.from({ length: 10_000 }, () => 1));
    checkSubsetSchema({
      properties: Object.fromEntries(Array.from({ length: 400 }, (_, n) => [`p${n}`, { default: large.value }])),
    });
    expect(large.asked()).toBeLessThan(10 * limits.valueParts.max);
  });

  it('spends on all samples together what one value may cost', () => {
    const many = Array.from({ length: 300_000 }, () => 1);
    const watched = counting({ type: 'string', examples: many });
    const { findings } = checkSubsetSchema(watched.value);
    expect(findings).toHaveLength(limits.listed.max);
    expect(watched.asked()).toBeLessThan(10 * many.length);
  });
});

describe('hostile values take at most the allowed steps', () => {
  const run = (schema: unknown, value: unknown): ReturnType<typeof evaluate> => {
    const { walk } = checkSubsetSchema(schema);
    const prepared = walk.root === undefined ? undefined : prepare(walk, table).get(walk.root);
    if (prepared === undefined) throw new Error('the schema must be an accepted one');
    return evaluate(prepared, value, table);
  };

  it.each([
    ['doubling references', doublingSchema(30), 1],
    ['doubling references into a value', doublingSchema(30, { type: 'array', items: { $ref: '#/$defs/d0' } }), [[[1]]]],
    [
      'branches that each go into the value',
      {
        anyOf: [
          { items: { $ref: '#' }, minItems: 1 },
          { items: { $ref: '#' }, minItems: 1 },
        ],
      },
      deepList(64),
    ],
    [
      'a large object, checked repeatedly',
      doublingSchema(20, { properties: { no: {} }, required: ['no'] }),
      numbered(190_000, 'k'),
    ],
    [
      'a long array of required names, looked up repeatedly',
      doublingSchema(20, { required: Object.keys(numbered(190_000, 'k')), anyOf: [{ type: 'string' }] }),
      numbered(190_000, 'k'),
    ],
    ['a large array, compared repeatedly', doublingSchema(20, { const: 1 }), Array.from({ length: 190_000 }, () => 1)],
    ['a long string, read repeatedly', doublingSchema(20, { format: 'email' }), 'a'.repeat(1_000_000)],
  ])('%s', (_title, schema, value) => {
    const { steps, isExhausted, findings } = run(schema, value);
    expect(isExhausted).toBe(true);
    expect(steps).toBe(limits.steps.max);
    expect(findings.length).toBeGreaterThan(0);
  });

  it('never passes what it could not decide', () => {
    const { $defs } = doublingSchema(30);
    const result = run({ oneOf: [{}, { $ref: '#/$defs/d0' }], $defs }, 1);
    expect(result).toMatchObject({ isExhausted: true, findings: [{ path: '', keyword: 'budget' }] });
  });

  it('says it once', () => {
    const schema = { items: { anyOf: [{ type: 'string' }, { type: 'null' }, { type: 'integer' }] } };
    const { issues } = validateValue(
      schema,
      Array.from({ length: 150_000 }, () => 1),
    );
    expect(issues.filter(({ code }) => code === 'safe-subset/budget')).toHaveLength(1);
  });

  it.each([
    ['undefined', undefined, ''],
    ['a number beyond JSON', { a: [Number.NaN] }, '/a/0'],
    ['a function', { f: () => 1 }, '/f'],
    ['an undefined property', { a: undefined }, '/a'],
    ['a date', [new Date(0)], '/0'],
    ['a bigint', 1n, ''],
    ['a symbol', Symbol('s'), ''],
    ['a hole', Object.assign([1], { 2: 2 }), '/1'],
    ['a cycle', cyclic(), '/self'.repeat(limits.valueDepth.max + 1)],
    ['100,000 levels', nestedItems(100_000), '/items'.repeat(limits.valueDepth.max + 1)],
    [
      'more parts than are read',
      Array.from({ length: limits.valueParts.max }, () => 0),
      `/${limits.valueParts.max - 1}`,
    ],
    ['a proxy that throws', { p: thrower() }, '/p'],
    ['an array with a false length', pretender(), '/0'],
  ])('rejects %s', (_title, value, path) => {
    expect(codesAndPaths(validateValue({}, value).issues)).toEqual([['safe-subset/json', path]]);
  });

  it('takes values of another realm and without a prototype', () => {
    expect(validateValue({ type: 'object' }, Object.create(null)).valid).toBe(true);
  });
});

function cyclic(name = 'self'): unknown {
  const value: Record<string, unknown> = {};
  value[name] = value;
  return value;
}

function thrower(): object {
  const fail = (): never => {
    throw new Error('no');
  };
  return new Proxy({}, { getPrototypeOf: fail, ownKeys: fail, get: fail, getOwnPropertyDescriptor: fail });
}

function pretender(): unknown {
  const list: unknown[] = [];
  list.length = 4_000_000_000;
  return list;
}

function deepList(levels: number): unknown {
  let value: unknown = [];
  for (let level = 0; level < levels; level += 1) value = [value];
  return value;
}
