import { describe, expect, it } from 'vitest';
import { folded } from '../../../generator/print/markdown/folded.js';
import { safeMarkdown } from '../../../generator/print/markdown/safe-markdown.js';

describe('safeMarkdown', () => {
  it.each<[string, markdown: string, safe: string]>([
    ['keeps Markdown', '**a** [b](c)\n\n- d', '**a** [b](c)\n\n- d'],
    ['makes tags text', 'a <b>c</b> <!-- d -->', 'a &lt;b>c&lt;/b> &lt;!-- d -->'],
    ['keeps addresses', 'see <https://example.com/?a=1>', 'see <https://example.com/?a=1>'],
    ['knows no other address', '<javascript:alert(1)>', '&lt;javascript:alert(1)>'],
    ['keeps code', '`<T>` and ``a`<T>``', '`<T>` and ``a`<T>``'],
    ['knows that an escaped backtick opens no code', '\\`<b>\\`', '\\`&lt;b>\\`'],
    ['knows that code ends with its paragraph', '`a\n\n<b>`', '`a\n\n&lt;b>`'],
    ['puts code of two lines on one', '`a\n<b>`', '`a <b>`'],
    ['keeps blocks of code', '```html\n<b>\n```\n<b>', '```html\n<b>\n```\n&lt;b>'],
    ['keeps blocks of tildes', '~~~ a`b\n<b>\n~~~~\n<b>', '~~~ a`b\n<b>\n~~~~\n&lt;b>'],
    ['ends a block at a fence as long as its own', '````\n```\n<b>\n````\n<i>', '````\n```\n<b>\n````\n&lt;i>'],
    ['ends no block at the other fence', '```\n~~~\n<b>\n```', '```\n~~~\n<b>\n```'],
    ['ends a block at a fence that is indented', '```\n<b>\n  ```  \n<i>', '```\n<b>\n  ```  \n&lt;i>'],
    ['ends no block at a fence with a word', '```\n``` a\n<b>\n```\n<i>', '```\n``` a\n<b>\n```\n&lt;i>'],
    ['closes a block that is open at the end', '````\n<b>', '````\n<b>\n````'],
    ['takes no line with a backtick for a fence', '``` a`b\n<b>', '``` a`b\n&lt;b>'],
    ['takes no end of a block in a list for a beginning', '- x\n  ```\n\n<b>', '- x\n  ```\n\n&lt;b>'],
    ['shows what cannot be seen', 'a\r\nb\u202e\u0000', 'a\nb\\u202e\\u0000'],
    ['is nothing for nothing', ' \n\n ', ''],
  ])('%s', (_, markdown, safe) => {
    expect(safeMarkdown(markdown)).toBe(safe);
  });
});

describe('folded', () => {
  it.each<[summary: string, line: string]>([
    ['A `b` c', 'A <code>b</code> c'],
    ['<b> & `<i>`', '&lt;b&gt; &amp; <code>&lt;i&gt;</code>'],
    ['</summary></details>', '&lt;/summary&gt;&lt;/details&gt;'],
    ['two\n\nlines  of', 'two lines of'],
    ['C:\\`a`', 'C:\\<code>a</code>'],
    ['\u202e', '\\u202e'],
  ])('under %j', (summary, line) => {
    expect(folded(summary, ['one', 'two'])).toBe(`<details>\n<summary>${line}</summary>\n\none\n\ntwo\n\n</details>`);
  });
});
