import { describe, expect, test } from 'vitest';
import { contains, isBelow } from '../../files/is-below.js';

type Case = readonly [folder: string, path: string, expected: 'itself' | 'below' | 'outside'];

const POSIX: readonly Case[] = [
  ['/a', '/a', 'itself'],
  ['/a', '/a/b', 'below'],
  ['/a', '/a/b/c', 'below'],
  ['/a', '/ab', 'outside'],
  ['/a', '/ab/c', 'outside'],
  ['/ab', '/a', 'outside'],
  ['/a/b', '/a', 'outside'],
  ['/a', '/A/b', 'outside'],
  ['/a', '/', 'outside'],
  ['/a', '/a\\b', 'outside'],
  ['/a', '/a/..b', 'below'],
  ['/', '/', 'itself'],
  ['/', '/a', 'below'],
  ['/', '/a/b', 'below'],
];

const WINDOWS: readonly Case[] = [
  ['C:\\a', 'C:\\a', 'itself'],
  ['C:\\a', 'C:\\a\\b', 'below'],
  ['C:\\a', 'C:\\ab', 'outside'],
  ['C:\\a', 'D:\\a\\b', 'outside'],
  ['C:\\', 'C:\\', 'itself'],
  ['C:\\', 'C:\\a', 'below'],
  ['C:\\', 'D:\\a', 'outside'],
  ['\\\\server\\share\\', '\\\\server\\share\\a', 'below'],
  ['\\\\server\\share\\', '\\\\server\\shared\\a', 'outside'],
];

describe.each([
  ['/', POSIX],
  ['\\', WINDOWS],
])('with %s between names', (separator, cases) => {
  test.each(cases)('in %s, %s is %s', (folder, path, expected) => {
    expect(isBelow(folder, path, separator)).toBe(expected === 'below');
    expect(contains(folder, path, separator)).toBe(expected !== 'outside');
  });
});
