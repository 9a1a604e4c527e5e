import { describe, expect, it } from 'vitest';
import { isPadded, type MarkdownPart, splitCode, splitTextCode } from '../../../generator/print/markdown/split-code.js';

/** Code between ‹ and ›, the rest as it is. */
function shown(parts: readonly MarkdownPart[]): string {
  return parts.map(({ isCode, text }) => (isCode ? `‹${text}›` : text)).join('');
}

const ALIKE: readonly [text: string, parts: string][] = [
  ['', ''],
  ['no code', 'no code'],
  ['a `b` c', 'a ‹b› c'],
  ['`a``b`', '‹a``b›'],
  ['``a`b``', '‹a`b›'],
  ['`` ` ``', '‹`›'],
  ['`  a `', '‹ a›'],
  ['`  `', '‹  ›'],
  ['` `', '‹ ›'],
  ['`a\nb`', '‹a b›'],
  ['one ` alone', 'one ` alone'],
  ['`` one ` and `two`', '`` one ‹and›two`'],
  ['```a``', '```a``'],
  ['`a``', '`a``'],
  ['`a`b`c`', '‹a›b‹c›'],
  // Inside a span a backslash means nothing.
  ['`a\\`', '‹a\\›'],
  ['`a\\``', '`a\\``'],
];

describe('splitCode', () => {
  it.each<[markdown: string, parts: string]>([
    ...ALIKE,
    ['\\`a`', '\\`a`'],
    ['\\`<b>\\`', '\\`<b>\\`'],
    ['\\\\`a`', '\\\\‹a›'],
    ['\\\\\\`a`', '\\\\\\`a`'],
    ['\\``a`', '\\`‹a›'],
    ['\\```a``', '\\`‹a›'],
    ['`a` \\` `b`', '‹a› \\` ‹b›'],
  ])('takes %j apart', (markdown, parts) => {
    expect(shown(splitCode(markdown))).toBe(parts);
  });
});

describe('splitTextCode', () => {
  it.each<[text: string, parts: string]>([...ALIKE, ['C:\\`a`', 'C:\\‹a›'], ['\\`a\\`', '\\‹a\\›']])(
    'takes %j apart',
    (text, parts) => {
      expect(shown(splitTextCode(text))).toBe(parts);
    },
  );
});

describe('isPadded', () => {
  it.each([
    [' a ', true],
    ['  a ', true],
    [' \t ', true],
    ['a ', false],
    [' a', false],
    [' ', false],
    ['   ', false],
    ['', false],
  ])('of %j is %s', (code, expected) => {
    expect(isPadded(code)).toBe(expected);
  });
});

describe('time', () => {
  /** So long that a search that starts again at each character takes far more than the time allowed. */
  const LENGTH = 200_000;
  it.each<[string, string]>([
    ['backticks', '`'.repeat(LENGTH)],
    ['runs of different lengths', Array.from({ length: 600 }, (_, index) => '`'.repeat(index + 1)).join(' ')],
    ['backslashes', '\\'.repeat(LENGTH)],
    ['escaped backticks', '\\`'.repeat(LENGTH / 2)],
    ['a long span that begins with a space', `\` ${'a'.repeat(LENGTH)}\``],
    ['a long span of spaces', `\`${' '.repeat(LENGTH)}\``],
  ])('is linear for %s', (_, markdown) => {
    const start = performance.now();
    splitCode(markdown);
    splitTextCode(markdown);
    expect(performance.now() - start).toBeLessThan(8000);
  });
});
