import { describe, expect, it } from 'vitest';
import { codeSpan } from '../../../generator/print/markdown/code-span.js';
import { escapeLine, escapeText } from '../../../generator/print/markdown/escape-text.js';
import { visible } from '../../../generator/print/markdown/visible.js';

describe('escapeText', () => {
  it.each<[text: string, markdown: string]>([
    ['', ''],
    ['plain text, 100 %', 'plain text, 100 %'],
    ['a *b* **c**', 'a \\*b\\* \\*\\*c\\*\\*'],
    ['snake_case and _em_ __x__', 'snake_case and \\_em\\_ \\_\\_x\\_\\_'],
    ['~a~ ~~b~~', '\\~a\\~ \\~\\~b\\~\\~'],
    ['[a](b) ![c](d) [e]: f', '\\[a\\](b) !\\[c\\](d) \\[e\\]: f'],
    ['<T> </details> <!-- x -->', '&lt;T&gt; &lt;/details&gt; &lt;!-- x --&gt;'],
    ['&amp; &#60; & R&D', '&amp;amp; &amp;#60; & R&D'],
    ['a|b', 'a\\|b'],
    ['C:\\dir', 'C:\\\\dir'],
    ['one ` alone', 'one \\` alone'],
    ['`<a|b>` and `` ` ``', '`<a|b>` and `` ` ``'],
    ['\\`a\\`', '\\\\`a\\`'],
    ['# heading', '\\# heading'],
    ['- # heading', '- \\# heading'],
    ['1. - ## heading', '1. - \\## heading'],
    ['title\n===', 'title\n\\==='],
    ['title\n-', 'title\n\\-'],
    ['---', '\\---'],
    ['- - -', '- - \\-'],
    ['~~~\nfence', '\\~\\~\\~\nfence'],
    ['```\nfence', '\\`\\`\\`\nfence'],
    ['one:\n```json\n{ "a": "<*>" }\n\n```\ntwo', 'one:\n\n```json\n{ "a": "<*>" }\n\n```\n\ntwo'],
    ['~~~ <b> json\n# a\n~~~', '~~~\n# a\n~~~'],
    ['```\na\n```\n```\n<b>', '`a`\n\\`\\`\\`\n&lt;b&gt;'],
    ['- one\n- two', '- one\n- two'],
    ['one\n\n\n  \ntwo', 'one\n\ntwo'],
    ['one\n\n    indented', 'one\n\nindented'],
    ['  around  ', 'around'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\u0000\u2028\u202e\ud800', 'a\\\\u0000\\\\u2028\\\\u202e\\\\ud800'],
  ])('of %j', (text, markdown) => {
    expect(escapeText(text)).toBe(markdown);
  });
});

describe('escapeLine', () => {
  it.each<[text: string, markdown: string]>([
    ['one\ntwo', 'one two'],
    ['one  \n\n \t two', 'one two'],
    ['`a\nb`', '`a b`'],
    ['# a\n# b', '\\# a \\# b'],
    ['a\n```json\n{\n  "b": 1 }\n```\nc', 'a `{ "b": 1 }` c'],
  ])('of %j', (text, markdown) => {
    expect(escapeLine(text)).toBe(markdown);
  });
});

describe('codeSpan', () => {
  it.each<[text: string, span: string]>([
    ['a', '`a`'],
    ['', '`""`'],
    ['`', '`` ` ``'],
    ['a``b`', '``` a``b` ```'],
    ['a`b', '``a`b``'],
    [' a ', '`  a  `'],
    [' a', '` a`'],
    ['  ', '`  `'],
    ['a\nb\r\nc', '`a⏎b⏎c`'],
    ['\u200b', '`\\u200b`'],
    ['<b>|\\', '`<b>|\\`'],
  ])('of %j', (text, span) => {
    expect(codeSpan(text)).toBe(span);
  });
});

describe('visible', () => {
  it.each([
    ['a\tb\nc', 'a\tb\nc'],
    ['\r\r\n\n', '\n\n\n'],
    ['\ufeff\u007f\u2066', '\\ufeff\\u007f\\u2066'],
    ['😀', '😀'],
    ['\udc00😀', '\\udc00😀'],
  ])('of %j', (text, seen) => {
    expect(visible(text)).toBe(seen);
  });
});

describe('time', () => {
  /** So long that a search that starts again at each character takes far more than the time allowed. */
  const LENGTH = 200_000;
  it.each<[string, string]>([
    ['spaces', `a${' '.repeat(LENGTH)}b`],
    ['spaces and line ends', `a${' \n'.repeat(LENGTH / 2)}b`],
    ['list marks', '- '.repeat(LENGTH / 2)],
    ['list marks far apart', `-${' '.repeat(LENGTH)}a`],
    ['dashes', '-'.repeat(LENGTH)],
    ['digits', '1'.repeat(LENGTH)],
    ['underscores', '_'.repeat(LENGTH)],
    ['a code span that begins with a space', `\` ${'a'.repeat(LENGTH)}\``],
  ])('is linear for %s', (_, text) => {
    const start = performance.now();
    escapeLine(text);
    codeSpan(text);
    expect(performance.now() - start).toBeLessThan(8000);
  });
});
