import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { limits } from '../../schemas/neuralis/tables/limits.js';
import { cardDataKeys, TRUNCATION_MARKER } from '../../schemas/neuralis/tables/surfaces.js';
import { boundCardData } from '../../src/neuralis/card-data/bound-card-data.js';

function bounded(payload: unknown) {
  const result = boundCardData(payload);
  if (!result.ok) throw new Error(`${result.issue.code} ${result.issue.path}: ${result.issue.message}`);
  return result;
}

function bytesOf(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function* stringsIn(value: unknown): Iterable<string> {
  if (typeof value === 'string') yield value;
  else if (Array.isArray(value)) for (const item of value) yield* stringsIn(item);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, member] of Object.entries(value)) {
      yield key;
      yield* stringsIn(member);
    }
  }
}

/** Strings around the limits, of characters that take one to six bytes as JSON text. */
const longText = fc
  .tuple(fc.constantFrom('a', 'é', '€', '😀', '"', '\u0000', 'a😀'), fc.integer({ min: 0, max: 40_000 }))
  .map(([unit, count]) => unit.repeat(count));

const json = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 5, withCrossShrink: true },
    fc.oneof(
      fc.string({ unit: 'binary' }),
      longText,
      fc.double({ noNaN: true, noDefaultInfinity: true }),
      fc.boolean(),
    ),
    fc.constant(null),
    fc.array(tie('value'), { maxLength: 12 }),
    fc.dictionary(
      fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('pending', 'status', '__proto__')),
      tie('value'),
    ),
  ),
})).value;

const payload = fc.record(Object.fromEntries([...cardDataKeys, 'token', 'conversationId'].map((key) => [key, json])), {
  requiredKeys: [],
});

test('limits hold, the text parses, a second run changes nothing', () => {
  fc.assert(
    fc.property(payload, (value) => {
      const first = bounded(value);
      expect(bytesOf(first.data)).toBeLessThanOrEqual(limits.cardDataBytes);
      expect(cardDataKeys).toEqual(expect.arrayContaining(Object.keys(first.data)));
      expect(JSON.parse(JSON.stringify(first.data))).toEqual(first.data);
      for (const text of stringsIn(first.data)) {
        expect(text.length).toBeLessThanOrEqual(limits.cardDataStringUnits);
        expect(text).not.toMatch(/\p{Surrogate}/u);
      }
      const marked = [...stringsIn(first.data)].some((text) => text.endsWith(TRUNCATION_MARKER));
      expect(first.truncated).toBe(marked);
      if (!first.truncated) {
        const kept = Object.entries(value).filter(([key]) => (cardDataKeys as readonly string[]).includes(key));
        expect(first.data).toEqual(JSON.parse(JSON.stringify(Object.fromEntries(kept))));
      }
      expect(bounded(first.data)).toEqual(first);
    }),
    { numRuns: 300 },
  );
});

describe('the limits are inclusive', () => {
  const text = (units: number) => bounded({ name: 'x'.repeat(units) });
  it('keeps a string of exactly the limit', () => expect(text(limits.cardDataStringUnits).truncated).toBe(false));
  it('cuts one that is longer by one', () => {
    const { data, truncated } = text(limits.cardDataStringUnits + 1);
    expect(truncated).toBe(true);
    expect(data.name).toHaveLength(limits.cardDataStringUnits);
    expect(String(data.name).endsWith(TRUNCATION_MARKER)).toBe(true);
  });

  const filled = (bytes: number) => {
    const empty = bytesOf({ result: [''] });
    const items = Array.from({ length: 8 }, () => 'x'.repeat(16_000));
    items.push('x'.repeat(bytes - empty - items.length * 16_003));
    return { result: items };
  };
  it('keeps a payload of exactly the limit', () => {
    const whole = filled(limits.cardDataBytes);
    expect(bytesOf(whole)).toBe(limits.cardDataBytes);
    expect(bounded(whole)).toMatchObject({ truncated: false, data: whole });
  });
  it('cuts one that is larger by one byte', () => {
    const larger = filled(limits.cardDataBytes + 1);
    expect(bytesOf(larger)).toBe(limits.cardDataBytes + 1);
    const { data, truncated } = bounded(larger);
    expect(truncated).toBe(true);
    expect((data.result as unknown[]).at(-1)).toBe(TRUNCATION_MARKER);
  });
});

describe('what is cut', () => {
  it('is the largest property, not the small ones beside it', () => {
    const rows = Array.from({ length: 5000 }, (_, index) => ({ index, text: 'x'.repeat(50) }));
    const { data } = bounded({
      name: 'query',
      input: { filter: 'a' },
      result: rows,
      structuredContent: { total: 5000 },
    });
    expect(data).toMatchObject({ name: 'query', input: { filter: 'a' }, structuredContent: { total: 5000 } });
    const kept = data.result as unknown[];
    expect(kept.at(-1)).toBe(TRUNCATION_MARKER);
    expect(kept.slice(0, 100)).toEqual(rows.slice(0, 100));
  });

  it('is never what says that the call is still running', () => {
    const many = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`key-${index}`, index]));
    const first = bounded({ structuredContent: { ...many, pending: true } });
    expect(first).toMatchObject({ truncated: true, status: 'running' });
    expect(first.data.structuredContent).toMatchObject({ pending: true, [TRUNCATION_MARKER]: true });
    expect(bounded(first.data)).toEqual(first);
  });

  it('may be a key that is longer than the limit', () => {
    const { data, truncated } = bounded({ result: { ['k'.repeat(limits.cardDataStringUnits + 1)]: 1, kept: 2 } });
    expect(truncated).toBe(true);
    expect(data.result).toEqual({ kept: 2, [TRUNCATION_MARKER]: true });
  });

  it('stays small if a payload repeats one shared part many times', () => {
    let shared: unknown = { text: 'x' };
    for (let level = 0; level < 200; level++) shared = { left: shared, right: shared };
    const { data, truncated } = bounded({ result: shared });
    expect(truncated).toBe(true);
    expect(bytesOf(data)).toBeLessThanOrEqual(limits.cardDataBytes);
  });
});

test.each([
  [{ structuredContent: { pending: true } }, 'running'],
  [{ structuredContent: { status: 'pending' } }, 'running'],
  [{ result: { pending: true } }, 'running'],
  [{ result: { status: 'pending' }, structuredContent: { rows: [] } }, 'running'],
  [{ status: 'running' }, 'settled'],
  [{ status: 'pending' }, 'settled'],
  [{ input: { pending: true } }, 'settled'],
  [{ result: { done: false } }, 'settled'],
  [{ result: { pending: 'true' } }, 'settled'],
  [{ result: { pending: 1, status: 'Pending' } }, 'settled'],
  [{ result: { nested: { pending: true } } }, 'settled'],
  [{ result: '{"pending":true}' }, 'settled'],
  [{ result: [{ pending: true }] }, 'settled'],
  [{}, 'settled'],
])('%j is %s', (value, status) => expect(bounded(value).status).toBe(status));

describe('a payload that is not JSON gives an issue', () => {
  const cyclic: Record<string, unknown> = {};
  cyclic.self = [cyclic];
  const deep = (levels: number) => {
    let value: unknown = 1;
    for (let level = 0; level < levels; level++) value = [value];
    return { result: value };
  };
  const proxy = new Proxy(
    {},
    {
      ownKeys: () => {
        throw new Error('no');
      },
    },
  );
  it.each([
    ['a cycle', { result: cyclic }, 'json/not-json', '/result/self/0'],
    ['a bigint', { input: { n: 1n } }, 'json/not-json', '/input/n'],
    ['NaN', { input: [Number.NaN] }, 'json/not-finite', '/input/0'],
    ['infinity', { result: Number.POSITIVE_INFINITY }, 'json/not-finite', '/result'],
    ['a function', { result: { toJSON: () => 1 } }, 'json/not-json', '/result/toJSON'],
    ['a symbol', { result: Symbol('x') }, 'json/not-json', '/result'],
    ['a date', { result: new Date(0) }, 'json/not-json', '/result'],
    ['a map', { structuredContent: new Map() }, 'json/not-json', '/structuredContent'],
    ['a hole', { result: new Array(3) }, 'json/not-json', '/result/0'],
    ['a proxy that throws', { result: proxy }, 'json/not-json', ''],
    ['one level more than allowed', deep(limits.cardDataDepth + 1), 'json/too-deep', undefined],
    ['100,000 levels', deep(100_000), 'json/too-deep', undefined],
    ['a string', 'payload', 'json/not-json', ''],
    ['an array', [], 'json/not-json', ''],
    ['null', null, 'json/not-json', ''],
    ['nothing', undefined, 'json/not-json', ''],
  ])('%s', (_, value, code, path) => {
    const result = boundCardData(value);
    expect(result).toMatchObject({
      ok: false,
      issue: { code, severity: 'error', ...(path === undefined ? {} : { path }) },
    });
  });

  it('accepts exactly the deepest nesting allowed', () =>
    expect(bounded(deep(limits.cardDataDepth)).truncated).toBe(false));

  it('accepts the same object twice if it is not a cycle', () => {
    const part = { a: 1 };
    expect(bounded({ input: part, result: [part, part] }).data).toEqual({ input: part, result: [part, part] });
  });

  it('omits undefined values, as JSON does', () =>
    expect(bounded({ name: 'a', input: undefined, result: { a: undefined } }).data).toEqual({ name: 'a', result: {} }));
});
