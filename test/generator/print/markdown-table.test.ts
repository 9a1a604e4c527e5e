import { describe, expect, it } from 'vitest';
import { escapeText } from '../../../generator/print/markdown/escape-text.js';
import { markdownTable } from '../../../generator/print/markdown/markdown-table.js';
import { tablesOf } from '../../support/markdown.js';

/** How a cell of inline Markdown is printed. */
function cell(markdown: string): string {
  const [, , row = ''] = markdownTable(['A', 'B'], [[markdown, 'end']]).split('\n');
  expect(row.startsWith('| ')).toBe(true);
  expect(row.endsWith(' | end |')).toBe(true);
  return row.slice(2, -' | end |'.length);
}

describe('a cell', () => {
  it.each<[markdown: string, printed: string]>([
    ['plain', 'plain'],
    ['  around  ', 'around'],
    ['a|b', 'a&#124;b'],
    ['a\\|b', 'a&#124;b'],
    ['a\\\\|b', 'a\\\\&#124;b'],
    ['a\\\\\\|b', 'a\\\\&#124;b'],
    ['`a`', '`a`'],
    ['`a|b`', '<code>a&#124;b</code>'],
    ['`|<b>&*_~\\[]`', '<code>&#124;&#60;b&#62;&#38;&#42;&#95;&#126;&#92;&#91;&#93;</code>'],
    ['`` `|` ``', '<code>&#96;&#124;&#96;</code>'],
    ['\\` | \\`', '\\` &#124; \\`'],
    ['a\nb', 'a b'],
    ['a\n\n\nb', 'a<br><br>b'],
    ['a\n- b\n2. c', 'a<br>- b<br>2. c'],
    ['$& $1', '$& $1'],
    [
      'a:\n\n```json\n{ "a|b": "<*>",\n\n  "c": 1 }\n```\n\nd',
      'a: <pre>{ "a&#124;b": "&#60;&#42;&#62;",<br><br>  "c": 1 }</pre> d',
    ],
    ['~~~\n`a`', '<pre>&#96;a&#96;</pre>'],
  ])('of %j', (markdown, printed) => {
    expect(cell(markdown)).toBe(printed);
  });

  it.each(['`` a | b ` c', '` | `` x', '`` | ` | ```', 'back\\slash \\| `a|b`', '|', '\\', '`', '||\n\n||'])(
    'of the text %j is a single one',
    (text) => {
      const [[, , row = []] = []] = tablesOf(markdownTable(['A', 'B'], [[escapeText(text), 'end']]));
      expect([row.length, row.at(-1)]).toEqual([2, 'end']);
      expect(cell(escapeText(text)).includes('<code>')).toBe(text.includes('`a|b`'));
    },
  );
});

describe('a table', () => {
  it('fills up short rows and leaves out what has no column', () => {
    expect(markdownTable(['A', 'B'], [['1'], ['1', '2', '3'], []])).toBe(
      '| A | B |\n| --- | --- |\n| 1 | |\n| 1 | 2 |\n| | |',
    );
  });

  it('escapes its headings too', () => {
    expect(markdownTable(['a|b', '`c|d`'], [])).toBe('| a&#124;b | <code>c&#124;d</code> |\n| --- | --- |');
  });
});
