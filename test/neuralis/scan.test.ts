import { describe, expect, it, test } from 'vitest';
import { lineRanges } from '../../core/json/line-ranges.js';
import { cssReferences } from '../../src/neuralis/preflight/css-references.js';
import { entryStart } from '../../src/neuralis/preflight/entry-start.js';
import { HtmlTooComplex, htmlReferences } from '../../src/neuralis/preflight/html-references.js';
import { srcsetUrls } from '../../src/neuralis/preflight/srcset-urls.js';

const found = (html: string) => htmlReferences(html).references.map(({ kind, url }) => `${kind} ${url}`);

test.each<[string, string[]]>([
  ['<link rel="stylesheet" href="a.css">', ['style a.css']],
  ['<LINK REL="Alternate StyleSheet" HREF=a.css>', ['style a.css']],
  ['<link rel="shortcut icon" href="a.ico">', ['image a.ico']],
  ['<link rel="preload" as="font" href="a.woff2">', ['font a.woff2']],
  ['<link rel="preload" as="image" href="a.png" imagesrcset="b.png 2x">', ['image a.png', 'image b.png']],
  ['<link rel="modulepreload" href="a.js">', ['script a.js']],
  ['<link rel="manifest" href="a.json">', ['manifest a.json']],
  ['<link rel="preconnect" href="https://fonts.example.com">', ['fetch https://fonts.example.com']],
  ['<link rel="canonical" href="https://example.com/">', []],
  ['<link href="a.css">', []],
  ['<script src="a.js"></script>', ['script a.js']],
  ['<script type="module" src="a.js"></script>', ['script a.js']],
  ['<script type="text/javascript" src="a.js"></script>', ['script a.js']],
  ['<script type="text/template" src="a.js"></script>', []],
  ['<img src="a.png" srcset="b.png 1x, c.png 2x">', ['image a.png', 'image b.png', 'image c.png']],
  ['<picture><source src="x" srcset="a.webp"><img src="b.png"></picture>', ['image a.webp', 'image b.png']],
  [
    '<video src="a.mp4" poster="b.png"><track src="c.vtt"><source src="d.mp4"></video>',
    ['media a.mp4', 'image b.png', 'media c.vtt', 'media d.mp4'],
  ],
  ['<iframe src="a.html"></iframe><embed src="b"><object data="c"></object>', ['frame a.html', 'object b', 'object c']],
  ['<input type="image" src="a.png"><input src="b.png">', ['image a.png']],
  ['<a href="b.html">b</a><map><area href="c.html"></map>', ['document b.html', 'document c.html']],
  ['<meta http-equiv="Refresh" content="3; URL=\'b.html\'"><meta name="x" content="0;url=c">', ['document b.html']],
  ['<meta http-equiv="refresh" content=" 1.5 , url = b.html ">', ['document b.html']],
  [
    '<meta http-equiv="refresh" content="0 url=b"><meta http-equiv="refresh" content=";url=c">',
    ['document b', 'document c'],
  ],
  ['<meta http-equiv="refresh" content="0url=b"><meta http-equiv="refresh" content="0;;url=c">', []],
  [
    '<svg><image href="a.png"/><use xlink:href="b.svg#x"/><a href="c.html">c</a></svg>',
    ['image a.png', 'image b.svg#x', 'document c.html'],
  ],
  ['<svg><filter><feImage href="a.png"/></filter><script href="b.js"></script></svg>', ['image a.png', 'script b.js']],
  ['<svg><style>p { fill: url(a.svg&#35;x) }</style></svg>', ['image a.svg#x']],
  ['<p style="background: url(&quot;a.png&quot;)">', ['image a.png']],
  ['<svg><path fill="url(#a) red" filter="url(b.svg#f)"/></svg><p mask="url(c.svg)">', ['image #a', 'image b.svg#f']],
  [
    '<style>@import "a.css"; @import url(b.css) print; p { background: url( "c.png" ) }</style>',
    ['style a.css', 'style b.css', 'image c.png'],
  ],
  ['<template><img src="a.png"></template>', ['image a.png']],
  ['<noscript><img src="a.png"></noscript>', []],
  ['<textarea><img src="a.png"></textarea><title><img src="b.png"></title>', []],
  ['<!-- <img src="a.png"> --><script>"<img src=b.png>"</script>', []],
  ['<script>import("./a.js"); const x = import.meta; /* import "./no.js" */</script>', ['script ./a.js']],
  [
    '<script type="module">import a from "./a.js"; export * from "./b.js"; import(c);</script>',
    ['script ./a.js', 'script ./b.js'],
  ],
  ['<script type="application/json">{"import": "./a.js"}</script>', []],
  ['<script>this is no import script (</script>', []],
  [
    '<script type="importmap">{"imports": {"a": "./lib/a.js", "b/": "./lib/b/"}}</script><script type="module">import "a"; import "b/c.js";</script>',
    ['script ./lib/a.js', 'script ./lib/b/c.js'],
  ],
])('%s', (html, references) => expect(found(html)).toEqual(references));

test('a bare import that is not in a map is listed separately', () => {
  const { references, bareImports } = htmlReferences('<script type="module">import "react"; import "./a.js";</script>');
  expect(references.map(({ url }) => url)).toEqual(['./a.js']);
  expect(bareImports.map(({ url }) => url)).toEqual(['react']);
});

describe('a reference has its place', () => {
  const html =
    '<!doctype html>\r\n<p>é😀<img\n  src="a.png">\n<style>\r\n p { background: url(b.png) }\n</style>\n<script>\nimport("./c.js")</script>';
  it.each([
    ['a.png', 3, 3, 'src="a.png"'],
    ['b.png', 5, 18, 'url(b.png)'],
    ['./c.js', 8, 8, '"./c.js"'],
  ])('%s', (url, line, column, text) => {
    const reference = htmlReferences(html).references.find((candidate) => candidate.url === url);
    expect(lineRanges(html)(reference ?? { start: -1, end: -1 })).toMatchObject({ line, column });
    expect(html.slice(reference?.start, reference?.end)).toBe(text);
  });

  // Not a table of cases: they would be part of the titles, and a title of spaces takes the test runner minutes.
  it('many spaces around the URL of a refresh end', () => {
    const spaces = ' '.repeat(1_000_000);
    expect(found(`<meta http-equiv=refresh content="${spaces}x">`)).toEqual([]);
    expect(found(`<meta http-equiv=refresh content="0;url${spaces}x">`)).toEqual([]);
    expect(found(`<meta http-equiv=refresh content="0;${spaces}url=${spaces}x">`)).toEqual(['document x']);
  });

  it('many open blocks around a URL are looked at once', () => {
    const css = `${'{'.repeat(400_000)}${'url(a)'.repeat(100_000)}`;
    expect(cssReferences(css)).toHaveLength(100_000);
  });
});

test.each<[string, string[]]>([
  [
    '@font-face { src: local("A"), url(a.woff2) format("woff2") } p { background: url(b.png) }',
    ['font a.woff2', 'image b.png'],
  ],
  ['p { background: image-set("a.png" 1x, url(b.png) 2x) } q { content: "c.png" }', ['image a.png', 'image b.png']],
  ['@namespace svg url(http://www.w3.org/2000/svg); @charset "utf-8"; svg|a { color: red }', []],
  ['@media print { @import "a.css"; p { background: url(b\\.png) } }', ['style a.css', 'image b.png']],
  ['@supports (background: url(a.png)) { p { color: red } }', ['image a.png']],
  ['/* url(a.png) */ p { background: url(bad url) }', []],
  ['background: url(a.png); --x: URL("b.png")', ['image a.png', 'image b.png']],
  ['p { background: url(a.png', ['image a.png']],
])('%s loads %j', (css, references) => {
  expect(cssReferences(css).map(({ kind, url }) => `${kind} ${url}`)).toEqual(references);
});

test.each<[string, string[]]>([
  ['a.png', ['a.png']],
  ['a.png 1x, b.png 2x', ['a.png', 'b.png']],
  [' , a.png,b.png', ['a.png,b.png']],
  ['a.png, b.png', ['a.png', 'b.png']],
  ['a.png (1x, 2x), b.png', ['a.png', 'b.png']],
  ['data:image/gif;base64,R0lG 1x, a.png 2x', ['data:image/gif;base64,R0lG', 'a.png']],
  [',,,', []],
  ['', []],
])('srcset %j has %j', (srcset, urls) => expect(srcsetUrls(srcset)).toEqual(urls));

test.each<[string, string | undefined]>([
  ['<!doctype html><p>', undefined],
  ['<!DOCTYPE  HTML >', undefined],
  [' \n<!-- a --><?xml version="1.0"?>\n<!doctype html>', undefined],
  ['<p>no doctype', undefined],
  ['<p><!doctype html PUBLIC "x">', undefined],
  ['<!doctype html SYSTEM "about:legacy-compat">', 'neuralis/plain-doctype'],
  ['<!-- <base> --><!doctype svg>', 'neuralis/plain-doctype'],
  ['<!-- <BASE href> --><!doctype html>', 'neuralis/no-early-base'],
  ['<!-- <base> <!doctype html>', undefined],
  ['<!doctype html><!-- <base> -->', undefined],
])('%j begins with %s', (html, code) => expect(entryStart(html)?.code).toBe(code));

describe('hostile documents', () => {
  it.each([
    ['nested elements', '<div>'.repeat(100_000)],
    ['formatting elements', Array.from({ length: 1000 }, (_, index) => `<p><font x=${index}>a`).join('')],
    ['tables', '<table><td>'.repeat(50_000)],
    ['siblings', '<p>'.repeat(200_001)],
  ])('%s beyond what a browser supports are rejected', (_, html) =>
    expect(() => htmlReferences(html)).toThrow(HtmlTooComplex),
  );

  it.each([
    ['attributes', `<p ${Array.from({ length: 200_000 }, (_, index) => `a${index}`).join(' ')}>`],
    ['siblings', '<br>'.repeat(50_000)],
    ['comments that do not end', '<!--'.repeat(300_000)],
    ['open brackets in a style', `<style>${'('.repeat(300_000)}</style>`],
    ['open brackets in a script', `<script>import("a");${'('.repeat(300_000)}</script>`],
    ['commas', `<img srcset="${','.repeat(500_000)}">`],
    ['spaces before a doctype', `${' '.repeat(500_000)}<!doctype x>`],
  ])('many %s end', (_, html) => {
    expect(htmlReferences(html).references).toEqual([]);
    expect(entryStart(html)?.message.length ?? 0).toBeLessThan(1000);
  });
});
