import { afterEach, expect, it, vi } from 'vitest';
import { isRegex } from '../../core/string-formats/is-regex.js';
import { regexError } from '../../core/string-formats/regex-error.js';
import { dice } from '../support/random-document.js';

afterEach(() => {
  vi.unstubAllGlobals();
});

it('says of every expression what the engine says', () => {
  const roll = dice(11);
  const parts = [
    '\\p{L}',
    '\\P{Script=Greek}',
    '\\p{Nope}',
    '\\p{',
    '}',
    '\\\\',
    '\\',
    '[',
    ']',
    '-',
    'a',
    '(',
    ')',
    '*',
    '\\d',
    '^',
  ];
  let valid = 0;
  for (let round = 0; round < 5000; round += 1) {
    const source = Array.from({ length: roll(6) }, () => parts[roll(parts.length)]).join('');
    let compiles = true;
    try {
      new RegExp(source, 'u');
    } catch {
      compiles = false;
    }
    if (compiles) valid += 1;
    expect([source, regexError(source) === undefined]).toEqual([source, compiles]);
  }
  expect(valid).toBeGreaterThan(500);
});

it('has the engine read each property of characters once, and nothing that is too long', () => {
  const read: string[] = [];
  const Plain = RegExp;
  vi.stubGlobal('RegExp', function counted(source: string, flags: string) {
    read.push(source);
    return new Plain(source, flags);
  });
  expect(regexError('\\p{Lu}[\\p{Lu}]'.repeat(1000))).toBeUndefined();
  expect(read.filter((source) => source.includes('Lu'))).toEqual(['\\p{Lu}']);
  read.length = 0;
  expect(isRegex('a'.repeat(65_537))).toBe(false);
  expect(read).toEqual([]);
});
