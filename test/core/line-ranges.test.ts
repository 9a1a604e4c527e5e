import { expect, it } from 'vitest';
import { lineRanges } from '../../core/json/line-ranges.js';
import { dice } from '../support/random-document.js';

it.each<[text: string, start: number, end: number, place: string]>([
  ['', 0, 0, '1:1-1:1'],
  ['ab', 1, 2, '1:2-1:3'],
  ['a\nb', 1, 2, '1:2-2:1'],
  ['a\r\nb', 2, 4, '1:3-2:2'],
  ['a\rb', 2, 3, '2:1-2:2'],
  ['a\n\rb', 3, 4, '3:1-3:2'],
  ['😀x', 2, 3, '1:3-1:4'],
  ['ab', 1, 9, '1:2-1:3'],
  ['ab', 5, 9, '1:6-1:6'],
])('%j from %i to %i is at %s', (text, start, end, place) => {
  const { line, column, endLine, endColumn } = lineRanges(text)({ start, end });
  expect(`${line}:${column}-${endLine}:${endColumn}`).toBe(place);
});

it('finds the same lines in a long text as counting does', () => {
  const roll = dice(3);
  const text = Array.from({ length: 30_000 }, () => ['\n', '\r', '\r\n', 'abcdefg'][roll(4)] ?? '').join('');
  for (const length of [8191, 8192, 8193, text.length]) {
    const part = text.slice(0, length);
    const rangeOf = lineRanges(part);
    for (const offset of [0, 4095, 4096, 4097, length - 1, length, ...Array.from({ length: 50 }, () => roll(length))]) {
      const lines = part.slice(0, offset).split(part.charAt(offset) === '\n' ? /\r\n|\n|\r(?!$)/ : /\r\n|\n|\r/);
      const { line, column } = rangeOf({ start: offset, end: offset });
      expect([offset, line, column]).toEqual([offset, lines.length, (lines.at(-1)?.length ?? 0) + 1]);
    }
  }
});
