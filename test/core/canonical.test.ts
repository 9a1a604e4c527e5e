import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, sameJson } from '../../core/json/canonical.js';
import { ALL_DIFFERENT, CANONICAL, EQUAL } from '../../generator/print/code/validator-support.js';
import { canonicalWithin } from '../../schemas/nemu/grammar/budget.js';
import { canonicalText } from '../../schemas/safe-subset/read/canonical-text.js';
import { readJson } from '../../schemas/safe-subset/read/read-json.js';

const printed: {
  readonly canonical: (value: unknown) => string;
  readonly equal: (left: unknown, right: unknown) => boolean;
  readonly allDifferent: (items: readonly unknown[]) => boolean;
} = new Function(
  `${[CANONICAL, EQUAL, ALL_DIFFERENT].map(({ text }) => text).join('\n')}\nreturn { canonical, equal, allDifferent };`,
)();

/** All who write a canonical text, by what they write it for. */
const WRITERS: Readonly<Record<string, (value: unknown) => string | undefined>> = {
  core: canonical,
  nemu: (value) => canonicalWithin(value, { left: 1_000_000 }),
  'the safe subset': (value) => {
    const read = readJson(value, { depth: 2_000, parts: 1_000_000 });
    return read.ok ? canonicalText(read.node) : undefined;
  },
  'printed validators': printed.canonical,
};

describe('one canonical text, whoever writes it', () => {
  it.each<[string, unknown, string]>([
    ['null', null, 'null'],
    ['zero', 0, '0'],
    ['minus zero', -0, '0'],
    ['minus zero inside', [-0, { a: -0 }], '[0,{"a":0}]'],
    ['numbers however they are written', [1e3, 0.1, 1e21, -5], '[1000,0.1,1e+21,-5]'],
    ['a text', 'a"\\\n', '"a\\"\\\\\\n"'],
    ['lone surrogates', ['\ud83d', '\ude00', '\ude00\ud83d'], '["\\ud83d","\\ude00","\\ude00\\ud83d"]'],
    ['a pair', '\u{1f600}', '"\u{1f600}"'],
    ['line separators', '\u2028\u2029', '"\u2028\u2029"'],
    ['empty containers', [{}, [], [[]], { a: {} }], '[{},[],[[]],{"a":{}}]'],
    ['keys in any order', { b: 1, a: 2, '': 3, B: 4 }, '{"":3,"B":4,"a":2,"b":1}'],
    ['keys like indexes', { 10: 1, 9: 2, a: 3 }, '{"10":1,"9":2,"a":3}'],
    // By code point the second key would come first.
    ['keys by UTF-16 unit', { '\uff01': 1, '\u{1f600}': 2 }, '{"\u{1f600}":2,"\uff01":1}'],
    ['a lone surrogate as key', { '\ud83d': 1, '\ud83c': 2 }, '{"\\ud83c":2,"\\ud83d":1}'],
    ['composed and decomposed keys', { '\u00e9': 1, 'e\u0301': 2 }, '{"e\u0301":2,"\u00e9":1}'],
    [
      'hostile keys',
      JSON.parse('{"toString":1,"__proto__":{"b":1,"a":2}}'),
      '{"__proto__":{"a":2,"b":1},"toString":1}',
    ],
    ['a member called toJSON', { toJSON: 1, length: 0 }, '{"length":0,"toJSON":1}'],
    ['members of one object again', ((part) => [part, part])({ a: 1 }), '[{"a":1},{"a":1}]'],
    ['one level after another', { a: [1, { c: [2], b: 3 }, 4], b: [] }, '{"a":[1,{"b":3,"c":[2]},4],"b":[]}'],
  ])('%s', (_, value, text) => {
    for (const [name, write] of Object.entries(WRITERS)) expect(write(value), name).toBe(text);
  });

  it('holds for all of JSON', () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' }), (value) => {
        const text = canonical(value);
        expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)));
        for (const [name, write] of Object.entries(WRITERS)) expect(write(value), name).toBe(text);
      }),
      { numRuns: 300, seed: 11 },
    );
  });
});

describe('canonical', () => {
  const deep = (levels: number, around: (inner: unknown) => unknown): unknown => {
    let value: unknown = 0;
    for (let level = 0; level < levels; level += 1) value = around(value);
    return value;
  };

  it('goes to any depth', () => {
    expect(canonical(deep(100_000, (inner) => [inner]))).toBe(`${'['.repeat(100_000)}0${']'.repeat(100_000)}`);
    expect(canonical(deep(100_000, (a) => ({ a })))).toBe(`${'{"a":'.repeat(100_000)}0${'}'.repeat(100_000)}`);
  });

  it('takes a list of any length', () => {
    expect(canonical(new Array(300_000).fill(1))).toHaveLength(600_001);
  });

  it('writes a hole as nothing that JSON has', () => {
    // biome-ignore lint/suspicious/noSparseArray: the hole is the case -- test input
    expect([canonical([1, , 2]), canonical(undefined)]).toEqual(['[1,undefined,2]', 'undefined']);
  });

  it('asks before each value, in the order written, and ends with the first no', () => {
    const asked: unknown[] = [];
    const value = { b: [1, 2], a: 'x' };
    expect(canonical(value, (part) => asked.push(part) > 0)).toBe('{"a":"x","b":[1,2]}');
    expect(asked).toEqual([value, 'x', [1, 2], 1, 2]);
    for (let paid = 0; paid < 5; paid += 1) {
      let left = paid;
      expect(canonical(value, () => left-- > 0)).toBeUndefined();
    }
  });
});

describe('sameJson', () => {
  it.each<[unknown, unknown, boolean]>([
    [{ a: 1, b: [2] }, { b: [2], a: 1 }, true],
    [0, -0, true],
    [[0], [-0], true],
    [[1, 2], [2, 1], false],
    [{}, [], false],
    [null, {}, false],
    [null, undefined, false],
    [{ a: undefined }, {}, false],
    ['1', 1, false],
    [1, true, false],
    ['\u00e9', 'e\u0301', false],
    [['a', 'b'], ['a,b'], false],
    [['"a"'], ['\\"a\\"'], false],
    [{ 'a":1,"b': 1 }, { a: 1, b: 1 }, false],
    [[[]], [], false],
    [[undefined], [], false],
    [[undefined], [null], false],
    [JSON.parse('{"__proto__":1}'), {}, false],
  ])('%j and %j: %s', (left, right, same) => {
    expect([sameJson(left, right), sameJson(right, left)]).toEqual([same, same]);
  });

  it('agrees with what printed validators call equal', () => {
    const values = [0, -0, '', 'a', null, true, [], {}, [0], [-0], { a: 1, b: 2 }, { b: 2, a: 1 }, { a: [] }];
    for (const left of values) {
      for (const right of values) {
        expect(printed.equal(left, right)).toBe(sameJson(left, right));
        expect(printed.allDifferent([left, right])).toBe(!sameJson(left, right));
      }
    }
  });
});
