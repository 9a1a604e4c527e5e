import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { utf8Length } from '../../core/json/lengths.js';
import { LIMITS } from '../../core/limits.js';
import { readDocument } from '../../src/runtime/document.js';
import type { RuntimeFormat } from '../../src/runtime/format.js';
import { validateText } from '../../src/runtime/validate-text.js';

/** Accepts anything. */
const open: RuntimeFormat = {
  id: 'toy/open',
  title: 'Open',
  fileNames: ['open.json'],
  $id: 'urn:open',
  dialect: '2020-12',
  acceptsSchemaKey: false,
  isValid: () => true,
  structure: { root: {}, definitions: {} },
  behavior: { rules: [] },
};

/** Has the properties `list` (integers) and `name` (a string), and no others. */
const tight: RuntimeFormat = {
  ...open,
  isValid: () => false,
  structure: {
    root: {
      type: 'object',
      required: ['name'],
      additionalProperties: false,
      properties: { name: { type: 'string' }, list: { type: 'array', items: { type: 'integer' } } },
    },
    definitions: {},
  },
};

/** Every issue as `code path line:column-endLine:endColumn`. */
function placed(format: RuntimeFormat, text: string): string[] {
  return validateText(format, text).issues.map(
    ({ code, path, line, column, endLine, endColumn }) =>
      `${code} ${path === '' ? '.' : path} ${line}:${column}-${endLine}:${endColumn}`,
  );
}

const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

describe('a number that is read as another one', () => {
  it.each<[string, string, string[]]>([
    ['an integer with too many digits', '{"a":\n 9007199254740993}', ['json/rounded /a 2:2-2:18']],
    ['a fraction with too many digits', '[0.1, 0.10000000000000000001]', ['json/rounded /1 1:7-1:29']],
    ['a number below the smallest double', '[1e-999]', ['json/rounded /0 1:2-1:8']],
    ['numbers that a double holds', '[0.1, 1.0, 1e2, 9007199254740992, -0.0]', []],
  ])('is advice: %s', (_, text, expected) => {
    expect(placed(open, text)).toEqual(expected);
    const { valid, issues } = validateText(open, text);
    expect(valid).toBe(true);
    expect(issues.every(({ severity, basis }) => severity === 'warning' && basis === 'advice')).toBe(true);
  });

  it('is said as it is written and as it is read', () => {
    expect(validateText(open, '9007199254740993').issues[0]).toMatchObject({
      message: '`9007199254740993` is read as `9007199254740992`.',
      hint: 'Write `9007199254740992`, or a string if every digit counts.',
    });
  });
});

describe('a fault of the text has its place', () => {
  it.each<[string, string, string[]]>([
    ['an empty text', '', ['json/syntax . 1:1-1:1']],
    ['only white space', ' \t\n ', ['json/syntax . 2:2-2:2']],
    ['a missing comma', '{"a":1\n "b":2}', ['json/syntax . 2:2-2:5']],
    ['a missing colon', '{"a" 1}', ['json/syntax . 1:6-1:7']],
    ['a missing value', '{"a":}', ['json/syntax . 1:6-1:7']],
    ['a key without quotes', '{a:1}', ['json/syntax . 1:2-1:3']],
    ['single quotes', "['a']", ['json/syntax . 1:2-1:5']],
    ['an extra closing bracket', '[1]]', ['json/syntax . 1:4-1:5']],
    ['the wrong bracket', '{"a":[1}', ['json/syntax /a 1:8-1:9']],
    ['a second value', '1 2', ['json/syntax . 1:3-1:4']],
    ['an end too early', '{"a":[1,', ['json/syntax /a 1:9-1:9']],
    ['a word of no meaning', '{"a":nul}', ['json/syntax . 1:6-1:9']],
    ['NaN', '[NaN]', ['json/syntax . 1:2-1:5']],
    ['a leading zero', '[01]', ['json/syntax . 1:3-1:4']],
    ['a number without digits after the point', '[1.]', ['json/syntax . 1:2-1:4']],
    ['a plus sign', '[+1]', ['json/syntax . 1:2-1:4']],
    ['a text without an end', '{"a":"b\n}', ['json/syntax . 1:6-1:8']],
    ['an unknown escape', '["\\x"]', ['json/syntax . 1:2-1:6']],
    ['half an escape', '["\\u12"]', ['json/syntax . 1:2-1:8']],
    ['a raw tab inside a text', '["a\tb"]', ['json/syntax . 1:2-1:7']],
    ['a no-break space between values', '[1,\u00a02]', ['json/syntax . 1:4-1:6']],
    ['a byte order mark', '\ufeff{}', ['json/bom . 1:1-1:2']],
    ['a mark in the middle', '[\ufeff1]', ['json/syntax . 1:2-1:4']],
    ['a line comment', '[1, // one\n2]', ['json/comment . 1:5-1:11']],
    ['a block comment over lines', '[1, /* one\n*/ 2]', ['json/comment . 1:5-2:3']],
    ['a comment without an end', '[1 /* one', ['json/syntax . 1:4-1:10']],
    ['a trailing comma in a list', '[1,2,]', ['json/trailing-comma . 1:5-1:6']],
    ['a trailing comma in an object', '{"a":{"b":1,}}', ['json/trailing-comma /a 1:12-1:13']],
    ['a comma alone', '[,]', ['json/syntax . 1:2-1:3']],
    ['two commas', '[1,,2]', ['json/syntax . 1:4-1:5']],
    ['a comment after a trailing comma', '[1, /* */ ]', ['json/trailing-comma . 1:3-1:4', 'json/comment . 1:5-1:10']],
    ['a duplicate key', '{"a":1,"a":2}', ['json/duplicate-key /a 1:8-1:11']],
    ['a duplicate key further in', '{"x":[{"a":1,"a":2}]}', ['json/duplicate-key /x/0/a 1:14-1:17']],
    ['a duplicate key, one of them escaped', '{"a":1,"\\u0061":2}', ['json/duplicate-key /a 1:8-1:16']],
    ['__proto__ twice', '{"__proto__":1,"__proto__":2}', ['json/duplicate-key /__proto__ 1:16-1:27']],
    ['a key three times', '{"a":1,"a":2,"a":3}', ['json/duplicate-key /a 1:8-1:11', 'json/duplicate-key /a 1:14-1:17']],
    ['too large a number', '{"a":\n 1e999}', ['json/not-finite /a 2:2-2:7']],
    ['too small a number', '[-1e999]', ['json/not-finite /0 1:2-1:8']],
    ['a fault on a line after CRLF', '{\r\n"a":1,\r\n"a":2}', ['json/duplicate-key /a 3:1-3:4']],
    ['a fault on a line after CR', '{\r"a":1,\r"a":2}', ['json/duplicate-key /a 3:1-3:4']],
    ['a tab, which is one column', '{\t"a":1,\t"a":2}', ['json/duplicate-key /a 1:10-1:13']],
    ['an astral character, which is two', '{"😀":1,"😀":2}', ['json/duplicate-key /😀 1:9-1:13']],
    ['one level too many', deep(1002), ['json/too-deep /0'.concat('/0'.repeat(1000), ' 1:1002-1:1003')]],
    [
      'a bracket that nothing closes, 100,000 times',
      '['.repeat(100_000),
      ['json/too-deep '.concat('/0'.repeat(1001), ' 1:1002-1:1003')],
    ],
  ])('%s', (_, text, expected) => {
    expect(placed(open, text)).toEqual(expected);
  });

  it.each([
    ['a lone surrogate', '["\ud800"]'],
    ['an escaped lone surrogate', '["\\ud800"]'],
    ['U+2028 inside a text', '["\u2028"]'],
    ['the deepest nesting that is read', deep(1001)],
    ['a scalar', ' "a" '],
  ])('%s is no fault', (_, text) => {
    expect(validateText(open, text)).toEqual({ format: 'toy/open', valid: true, issues: [] });
  });
});

describe('an issue with the value has its place', () => {
  it.each<[string, string, string[]]>([
    ['a wrong item', '{"name":"a","list":[1,\n  "x"]}', ['schema/type /list/1 2:3-2:6']],
    ['an unknown key, shown at the key', '{"name":"a",\n "nmae":1}', ['schema/unknown-key /nmae 2:2-2:8']],
    ['a missing member, shown where the object begins', '\n {}', ['schema/required /name 2:2-2:3']],
    ['the root', '\n\n [1]', ['schema/type . 3:2-3:5']],
    ['a value behind a byte order mark', '\ufeff{"name":1}', ['json/bom . 1:1-1:2', 'schema/type /name 1:10-1:11']],
    [
      'the later of two',
      '{"name":"a","name":2}',
      ['json/duplicate-key /name 1:13-1:19', 'schema/type /name 1:20-1:21'],
    ],
    ['a value over several lines', '{"name":[\n1\n]}', ['schema/type /name 1:9-3:2']],
    ['a key with an escape', '{"name":"a","li\\u0073t":7}', ['schema/type /list 1:25-1:26']],
  ])('%s', (_, text, expected) => {
    expect(placed(tight, text)).toEqual(expected);
  });

  it('of what only the first of two duplicates has, nothing is said', () => {
    const nested: RuntimeFormat = {
      ...tight,
      structure: {
        root: { properties: { a: { type: 'object', required: ['b'] } } },
        definitions: {},
      },
    };
    expect(placed(nested, '{"a":{"b":1},\n"a":{}}')).toEqual([
      'json/duplicate-key /a 2:1-2:4',
      'schema/required /a/b 2:5-2:6',
    ]);
  });
});

describe('the length of a text', () => {
  it('is taken up to 32 MiB of UTF-8', () => {
    const fits = `"${'ä'.repeat((LIMITS.textBytes - 2) / 2)}"`;
    expect(utf8Length(fits)).toBe(LIMITS.textBytes);
    expect(validateText(open, fits).valid).toBe(true);
    expect(placed(open, `${fits} `)).toEqual(['json/too-long . 1:1-1:1']);
  });

  it('is one issue, and names the limit of the format itself', () => {
    const short: RuntimeFormat = { ...open, behavior: { rules: [], limits: { bytes: 10 } } };
    expect(placed(short, '"12345678"')).toEqual([]);
    expect(placed(short, '"123456789"')).toEqual(['json/too-long . 1:1-1:1']);
    const { issues } = validateText(short, ' '.repeat(LIMITS.textBytes + 1));
    expect(issues.map(({ code, message }) => `${code} ${message.includes('at most 10 bytes are')}`)).toEqual([
      'json/too-long true',
    ]);
  });
});

describe('the reader beside JSON.parse', () => {
  const pieces = [
    '{',
    '}',
    '[',
    ']',
    ',',
    ':',
    '"a"',
    '"b"',
    '"\\u0061"',
    '"__proto__"',
    '1',
    '-0.5e3',
    '1.',
    '01',
    '-',
  ];
  const more = [
    'true',
    'false',
    'null',
    'nul',
    ' ',
    '\n',
    '\t',
    '"\\',
    '"',
    '\u00a0',
    '\ufeff',
    '"\u0001"',
    '1E+2',
    '/**/',
  ];

  function parsed(text: string): { readonly value: unknown } | undefined {
    try {
      return { value: JSON.parse(text) };
    } catch {
      return undefined;
    }
  }

  it('takes the same texts and reads the same values', () => {
    const texts = fc.oneof(
      fc.array(fc.constantFrom(...pieces, ...more), { maxLength: 12 }).map((list) => list.join('')),
      fc.json({ maxDepth: 4 }),
      fc.tuple(fc.json({ maxDepth: 3 }), fc.nat(), fc.constantFrom(...pieces, ...more)).map(([text, at, piece]) => {
        const place = at % (text.length + 1);
        return text.slice(0, place) + piece + text.slice(place);
      }),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const read = readDocument(text);
        const wanted = parsed(text);
        const grammar = read.faults.filter(({ code }) => code !== 'json/duplicate-key');
        expect(read.complete && grammar.length === 0).toBe(wanted !== undefined);
        if (wanted !== undefined) expect(read.value).toEqual(wanted.value);
      }),
      { numRuns: 3000, seed: 7 },
    );
  });

  it('ends in a report for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 40 }), (text) => {
        const { issues, valid } = validateText(open, text);
        expect(valid).toBe(issues.length === 0);
        for (const { line, column, endLine, endColumn } of issues) {
          for (const place of [line, column, endLine, endColumn]) expect(place).toBeGreaterThan(0);
        }
      }),
      { numRuns: 500, seed: 7 },
    );
  });
});
