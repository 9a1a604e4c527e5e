import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { capitalize, uncapitalize } from '../../core/words/capitalize.js';
import { codePointOrder } from '../../core/words/code-point-order.js';
import { describeBriefly, describe as describeValue, quoteValue, typeWords } from '../../core/words/describe.js';
import { editDistance } from '../../core/words/edit-distance.js';
import { escapeUnseen } from '../../core/words/escape-unseen.js';
import { lazyPattern } from '../../core/words/lazy-pattern.js';
import { count, listWords, showCount } from '../../core/words/list.js';
import { nearest } from '../../core/words/nearest.js';
import { codePointName, quote, quoteName } from '../../core/words/quote.js';
import { showBytes } from '../../core/words/show-bytes.js';
import { type Verdict, verdictWords } from '../../core/words/verdict-words.js';

describe('quote', () => {
  it.each([
    ['', '``'],
    ['a b', '`a b`'],
    ['a`b', '"a`b"'],
    ['\u0000\n\u001b[31m', '`\\u0000\\u000A\\u001B[31m`'],
    ['\u202eabc\u200b', '`\\u202Eabc\\u200B`'],
    ['\u2028\ufeff', '`\\u2028\\uFEFF`'],
    ['\ud83d', '`\\uD83D`'],
    ['\u{e0041}', '`\\u{E0041}`'],
    ['\u{1f600}', '`\u{1f600}`'],
    ['x'.repeat(60), `\`${'x'.repeat(60)}\``],
    ['x'.repeat(61), `\`${'x'.repeat(60)}…\``],
    ['\u{1f600}'.repeat(60), `\`${'\u{1f600}'.repeat(60)}\``],
    ['\u{1f600}'.repeat(61), `\`${'\u{1f600}'.repeat(60)}…\``],
    [`${'x'.repeat(59)}\u{1f600}y`, `\`${'x'.repeat(59)}\u{1f600}…\``],
  ])('%j', (text, shown) => {
    expect(quote(text)).toBe(shown);
    expect(quoteName(text)).toBe(text === '' ? 'with the empty name' : shown);
  });

  it('is short, of one line and visible, whatever the text', () => {
    expect(quote('x'.repeat(5_000_000))).toHaveLength(63);
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(quote(text)).toMatch(/^(`[^`]*`|".*`.*")$/s);
        expect(quote(text)).not.toMatch(/[\p{Cc}\p{Cf}\p{Cs}\u2028\u2029]/u);
      }),
      { numRuns: 300, seed: 3 },
    );
  });

  it.each([
    [0, 'U+0000'],
    [0x200b, 'U+200B'],
    [0xd83d, 'U+D83D'],
    [0x1f600, 'U+1F600'],
    [0x10ffff, 'U+10FFFF'],
  ])('names code point %i', (codePoint, name) => {
    expect(codePointName(codePoint)).toBe(name);
  });
});

const revoked = Proxy.revocable([], {});
revoked.revoke();

describe('what a value is', () => {
  it.each<[unknown, full: string, brief: string, quoted: string]>([
    ['x', 'the string `x`', 'the string `x`', '`x`'],
    ['', 'an empty string', 'an empty string', '``'],
    [5, 'the number `5`', '`5`', '`5`'],
    [-0, 'the number `0`', '`0`', '`0`'],
    [1e21, 'the number `1e+21`', '`1e+21`', '`1e+21`'],
    [true, '`true`', '`true`', '`true`'],
    [null, '`null`', '`null`', '`null`'],
    [[], 'an empty array', 'an array', 'an empty array'],
    [[1], 'an array of 1 item', 'an array', 'an array'],
    [[1, 2], 'an array of 2 items', 'an array', 'an array'],
    [{}, 'an object', 'an object', 'an object'],
    [Object.create(null), 'an object', 'an object', 'an object'],
    [{ toString: () => 'no' }, 'an object', 'an object', 'an object'],
    ['a`b', 'the string "a`b"', 'the string "a`b"', '"a`b"'],
  ])('%j', (value, full, brief, quoted) => {
    expect([describeValue(value), describeBriefly(value), quoteValue(value)]).toEqual([full, brief, quoted]);
  });

  it.each<[string, unknown, string]>([
    ['undefined', undefined, '`undefined`'],
    ['NaN', Number.NaN, '`NaN`'],
    ['a function', () => 1, 'a function'],
    ['a symbol', Symbol('a'), 'a symbol'],
    ['a big integer', 1n, 'a bigint'],
    ['a revoked proxy', revoked.proxy, 'an object'],
    ['a date', new Date(0), 'an object'],
  ])('briefly, what is no JSON: %s', (_, value, brief) => {
    expect(describeBriefly(value)).toBe(brief);
  });

  it('undefined is quoted as a word', () => {
    expect(quoteValue(undefined)).toBe('`undefined`');
  });

  it.each([
    ['string', 'a string'],
    ['number', 'a number'],
    ['integer', 'an integer'],
    ['boolean', 'a boolean'],
    ['null', '`null`'],
    ['array', 'an array'],
    ['object', 'an object'],
    ['other', 'other'],
    ['constructor', 'constructor'],
    ['__proto__', '__proto__'],
  ])('the type %s', (type, words) => {
    expect(typeWords(type)).toBe(words);
  });
});

describe('lists and counts', () => {
  it.each([
    [0, '0 bytes'],
    [1, '1 byte'],
    [1023, '1,023 bytes'],
    [1024, '1,024 bytes (1 KiB)'],
    [1025, '1,025 bytes'],
    [262_144, '262,144 bytes (256 KiB)'],
    [1_048_576, '1,048,576 bytes (1 MiB)'],
    [33_554_432, '33,554,432 bytes (32 MiB)'],
  ])('%i bytes', (bytes, shown) => {
    expect(showBytes(bytes)).toBe(shown);
  });

  it.each<[readonly string[], string]>([
    [[], ''],
    [['a'], 'a'],
    [['a', 'b'], 'a or b'],
    [['a', 'b', 'c'], 'a, b or c'],
    [['', ''], ' or '],
  ])('%j', (words, text) => {
    expect(listWords(words, 'or')).toBe(text);
    expect(listWords(words, 'and')).toBe(text.replace(' or ', ' and '));
  });

  it.each<[number, string, string, string]>([
    [0, '0 items', '0 entries', '0'],
    [1, '1 item', '1 entry', '1'],
    [2, '2 items', '2 entries', '2'],
    [999, '999 items', '999 entries', '999'],
    [1000, '1,000 items', '1,000 entries', '1,000'],
    [262144, '262,144 items', '262,144 entries', '262,144'],
    [1234567890, '1,234,567,890 items', '1,234,567,890 entries', '1,234,567,890'],
    [Number.MAX_SAFE_INTEGER, '9,007,199,254,740,991 items', '9,007,199,254,740,991 entries', '9,007,199,254,740,991'],
  ])('%i', (amount, items, entries, shown) => {
    expect([count(amount, 'item'), count(amount, 'entry', 'entries'), showCount(amount)]).toEqual([
      items,
      entries,
      shown,
    ]);
  });
});

describe('capitalize and uncapitalize', () => {
  it.each([
    ['', '', ''],
    ['abc', 'Abc', 'abc'],
    ['ABC', 'ABC', 'aBC'],
    ['`abc`', '`abc`', '`abc`'],
    ['\u00e9a', '\u00c9a', '\u00e9a'],
    ['\u00dfa', 'SSa', '\u00dfa'],
    ['\u{10428}a', '\u{10400}a', '\u{10428}a'],
    ['\u{10400}a', '\u{10400}a', '\u{10428}a'],
    ['\ud83da', '\ud83da', '\ud83da'],
    ['\u{1f600}a', '\u{1f600}a', '\u{1f600}a'],
  ])('%j', (text, upper, lower) => {
    expect([capitalize(text), uncapitalize(text)]).toEqual([upper, lower]);
  });
});

describe('codePointOrder', () => {
  it.each([
    ['', '', 0],
    ['', 'a', -1],
    ['a', 'b', -1],
    ['a', 'ab', -1],
    ['B', 'a', -1],
    ['10', '9', -1],
    ['z', '\u00e9', -1],
    // UTF-16 units say otherwise here.
    ['\uff01', '\u{1f600}', -1],
    ['\ue000', '\u{10000}', -1],
    ['a\uffff', 'a\u{10000}', -1],
    ['\u{1f600}', '\u{1f601}', -1],
    ['\ud7ff', '\u{10000}', -1],
  ])('%j and %j', (left, right, order) => {
    expect([Math.sign(codePointOrder(left, right)), Math.sign(codePointOrder(right, left))]).toEqual([
      order,
      -order + 0,
    ]);
  });

  it('is the order of code points', () => {
    const points = (text: string): number[] => Array.from(text, (character) => character.codePointAt(0) ?? 0);
    const compare = (left: readonly number[], right: readonly number[]): number => {
      const at = left.findIndex((point, index) => point !== right[index]);
      return at === -1 ? Math.sign(left.length - right.length) : Math.sign((left[at] ?? 0) - (right[at] ?? -1));
    };
    const text = fc.string({
      unit: fc.constantFrom('a', '\u00e9', '\ud7ff', '\ue000', '\uffff', '\u{10000}', '\u{1f600}'),
    });
    fc.assert(
      fc.property(text, text, (left, right) => {
        expect(Math.sign(codePointOrder(left, right)) + 0).toBe(compare(points(left), points(right)) + 0);
      }),
      { numRuns: 500, seed: 29 },
    );
  });
});

describe('nearest', () => {
  it.each<[text: string, candidates: readonly string[], expected: string | undefined]>([
    ['nmae', ['version', 'name', 'names'], 'name'],
    ['naem', ['name'], 'name'],
    ['Name', ['name'], 'name'],
    ['displayname', ['display-name', 'displayName'], 'display-name'],
    ['asset_mode', ['assetMode'], 'assetMode'],
    ['versio', ['version'], 'version'],
    ['xersion', ['version'], 'version'],
    ['a', ['b'], undefined],
    ['A', ['a'], 'a'],
    ['', ['a'], undefined],
    ['a', ['ab'], 'ab'],
    ['ab', ['cd'], undefined],
    ['name', ['name'], undefined],
    ['name', [], undefined],
    ['', ['abc'], undefined],
    ['completely', ['different'], undefined],
    ['constructo', ['constructor', '__proto__'], 'constructor'],
    ['cat', ['bat', 'hat'], 'bat'],
    ['x'.repeat(64), [`${'x'.repeat(63)}y`], `${'x'.repeat(63)}y`],
    ['x'.repeat(65), ['x'.repeat(64)], undefined],
    ['x'.repeat(64), ['x'.repeat(65)], undefined],
    ['\ud83d', ['\ude00'], undefined],
  ])('%j among %j', (text, candidates, expected) => {
    expect(nearest(text, candidates)).toBe(expected);
  });

  it('takes any iterable, and costs little for what is far too long', () => {
    expect(nearest('nmae', new Set(['name']))).toBe('name');
    expect(nearest('x'.repeat(10_000_000), ['x'])).toBeUndefined();
    expect(nearest('x', ['x'.repeat(10_000_000)])).toBeUndefined();
  });
});

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['', 'abc', 3],
    ['abc', 'abc', 0],
    ['abc', 'abd', 1],
    ['abc', 'acb', 1],
    ['ab', 'ba', 1],
    ['abc', 'xabc', 1],
    ['abc', 'bc', 1],
    ['ca', 'abc', 3],
    ['kitten', 'sitting', 3],
    ['abcdef', 'badcfe', 3],
    ['abcd', 'wxyz', 4],
  ])('%j and %j: %i', (from, to, edits) => {
    expect([editDistance(from, to, 9), editDistance(to, from, 9)]).toEqual([edits, edits]);
    expect(editDistance(from, to, edits)).toBe(edits);
    expect(editDistance(from, to, edits - 1)).toBeUndefined();
  });
});

describe('escapeUnseen', () => {
  it.each([
    ['plain \u00e9 \u{1f600}', 'plain \u00e9 \u{1f600}'],
    ['\t\n', '\t\n'],
    ['\u0000\r\u001b\u007f\u009f', '\\u0000\\u000d\\u001b\\u007f\\u009f'],
    ['\u202e\u2066\u200b\u200e\ufeff\u2028', '\\u202e\\u2066\\u200b\\u200e\\ufeff\\u2028'],
    ['\ud83d \ude00', '\\ud83d \\ude00'],
    ['\u200d\u2060\u00ad', '\\u200d\\u2060\\u00ad'],
    ['\u{e0041}', '\\udb40\\udc41'],
  ])('%j', (text, escaped) => {
    expect(escapeUnseen(text)).toBe(escaped);
    expect(escapeUnseen(escaped)).toBe(escaped);
  });

  it('changes no value that JSON text says', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(JSON.parse(escapeUnseen(JSON.stringify(text)))).toBe(text);
      }),
      { numRuns: 300, seed: 31 },
    );
  });
});

describe('lazyPattern', () => {
  it('is built when it is first asked for, and once', () => {
    const broken = lazyPattern('(', 'u');
    expect(broken).toThrow(SyntaxError);
    const pattern = lazyPattern(String.raw`\p{L}`, 'u');
    expect(pattern()).toBe(pattern());
    expect([pattern().test('\u00e9'), pattern().test('1')]).toEqual([true, false]);
  });
});

describe('verdictWords', () => {
  it.each<[Verdict, string]>([
    [{ severity: 'error', basis: 'contract' }, 'Error: the specification requires it.'],
    [
      { severity: 'error', basis: 'contract', platform: 'warning' },
      'Error: the specification requires it. Under the `platform` profile it is a warning.',
    ],
    [
      { severity: 'warning', basis: 'platform', platform: 'warning' },
      'Warning: the released validator requires it, the specification is silent.',
    ],
    [
      { severity: 'warning', basis: 'advice', platform: 'ignored' },
      'Warning: advice, the platform accepts the document. Under the `platform` profile it is not reported.',
    ],
  ])('%j', (verdict, words) => {
    expect(verdictWords(verdict)).toBe(words);
  });
});
