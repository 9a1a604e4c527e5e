import { expect, it } from 'vitest';
import { lineRanges } from '../../core/json/line-ranges.js';

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
