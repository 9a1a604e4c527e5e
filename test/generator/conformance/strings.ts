import { type Rows, row } from './row.js';

const string = (more: object): object => ({ type: 'string', ...more });

/** Strings: lengths and patterns. */
export const STRINGS: Rows = {
  'at least': row(string({ minLength: 2 }), ['ab', '🚀🚀'], ['', 'a', '🚀']),
  'at most': row(string({ maxLength: 2 }), ['', 'ab', '🚀🚀'], ['abc', '🚀🚀🚀']),
  exactly: row(string({ minLength: 2, maxLength: 2 }), ['ab'], ['a', 'abc']),
  'nothing at all': row(string({ maxLength: 0 }), [''], ['a', ' ']),
  'lone surrogates count': row(
    string({ minLength: 2, maxLength: 2 }),
    ['\ud800\ud800', '\udc00\ud800'],
    ['\ud800\udc00'],
  ),
  'lengths of other types': row({ minLength: 2 }, ['ab', 1, null, [], {}], ['a']),
  'a pattern anywhere': row(string({ pattern: 'b' }), ['b', 'abc'], ['', 'a']),
  'a pattern from end to end': row(string({ pattern: '^[a-z]+$' }), ['abc'], ['', 'Abc', 'abc\n', 'ab c']),
  'a pattern of code points': row(string({ pattern: '^.$' }), ['a', '🚀'], ['', 'ab']),
  'a pattern with a property': row(string({ pattern: '^\\p{L}+$' }), ['é', '日本'], ['1', '']),
  'a pattern with a slash': row(string({ pattern: '^a/b$' }), ['a/b'], ['a\\/b']),
  'a pattern with a backslash': row(string({ pattern: '^a\\\\b$' }), ['a\\b'], ['ab', 'a\\\\b']),
  'a pattern with a quote': row(string({ pattern: '^["\'`]$' }), ['"', "'", '`'], ['a', '']),
  'a pattern with a line end': row(string({ pattern: '^a\nb$' }), ['a\nb'], ['a b']),
  'a pattern with a separator': row(string({ pattern: '^\u2028$' }), ['\u2028'], ['\n']),
  'a pattern with a look-ahead': row(string({ pattern: '^(?!x-)[a-z-]+$' }), ['y-a'], ['x-a']),
  'a pattern with a group': row(string({ pattern: '^(?<year>\\d{4})-\\d\\d$' }), ['2026-12'], ['26-12']),
  'a pattern of other types': row({ pattern: '^a' }, ['a', 1, null, {}], ['b']),
  'a pattern and lengths': row(string({ pattern: '^a*$', minLength: 1, maxLength: 2 }), ['a', 'aa'], ['', 'aaa', 'b']),
  'two patterns': row({ type: 'string', allOf: [{ pattern: 'a' }, { pattern: 'b' }] }, ['ab', 'ba'], ['a', 'b']),
  'a list of strings': row({ enum: ['', 'a', 'A', '🚀'] }, ['', 'a', 'A', '🚀'], ['b', ' ', '\ud83d']),
  'a list with the names of an object': row(
    { enum: ['__proto__', 'constructor', 'toString'] },
    ['__proto__', 'constructor'],
    ['valueOf', ''],
  ),
  'a long list': row({ enum: Array.from({ length: 300 }, (_, index) => `v${index}`) }, ['v0', 'v299'], ['v300', 'v']),
};
