import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { BANNER_START, bannerLines, codeBanner } from '../../../generator/print/code/banner.js';
import { docComment, docLines, docText } from '../../../generator/print/code/doc-comment.js';
import { formatTypeScript } from '../../../generator/print/code/format-typescript.js';
import { importPath } from '../../../generator/print/code/import-path.js';
import { memberKey, objectLiteral } from '../../../generator/print/code/object-literal.js';
import { markdownBanner } from '../../../generator/print/markdown/markdown-banner.js';

describe('importPath', () => {
  it.each<[from: string, to: string, specifier: string]>([
    ['generated/a/b.ts', 'generated/a/c.ts', './c.js'],
    ['generated/a/b.ts', 'generated/formats.ts', '../formats.js'],
    ['generated/a/b.ts', 'src/runtime/index.ts', '../../src/runtime/index.js'],
    ['a.ts', 'b.ts', './b.js'],
    ['a.ts', 'folder/b.ts', './folder/b.js'],
    ['./a/./b.ts', './a//c.ts', './c.js'],
    ['a/b/c.ts', 'a/bc/d.ts', '../bc/d.js'],
    ['a/b/c.ts', 'a/b.ts', '../b.js'],
    ['a/b.ts', 'a', '../a'],
    ['a/b.ts', 'a/data.json', './data.json'],
    ['a/b.ts', 'a/x.test.ts', './x.test.js'],
    ['a/b.ts', 'a/c.mts', './c.mts'],
  ])('from %s to %s', (from, to, specifier) => {
    expect(importPath(from, to)).toBe(specifier);
  });
});

describe('banner', () => {
  it('names source and command', () => {
    expect(bannerLines('a.ts', 'make')).toEqual(['Generated from a.ts by `make`.', 'Edit the source instead.']);
    expect(bannerLines('a.ts', 'make')[0]?.startsWith(BANNER_START)).toBe(true);
  });

  it.each<[source: string, code: string]>([
    ['a.ts', '// Generated from a.ts by `make`.\n// Edit the source instead.\n\n'],
    ['a\nb\rc\u2028d\u2029e', '// Generated from a b c d e by `make`.\n// Edit the source instead.\n\n'],
    ['*/ a', '// Generated from */ a by `make`.\n// Edit the source instead.\n\n'],
  ])('of the source %j is a comment in code', (source, code) => {
    expect(codeBanner(source, 'make')).toBe(code);
  });

  it.each<[source: string, markdown: string]>([
    ['a.ts', '<!-- Generated from a.ts by `make`. Edit the source instead. -->'],
    ['a --> b', '<!-- Generated from a …> b by `make`. Edit the source instead. -->'],
    ['a ----> b', '<!-- Generated from a …> b by `make`. Edit the source instead. -->'],
    ['a --!> b', '<!-- Generated from a …> b by `make`. Edit the source instead. -->'],
    ['a\r\nb\u202e', '<!-- Generated from a b\\u202e by `make`. Edit the source instead. -->'],
  ])('of the source %j is a comment in Markdown', (source, markdown) => {
    expect(markdownBanner(source, 'make')).toBe(markdown);
  });
});

describe('docText', () => {
  it.each<[text: string, printed: string]>([
    ['plain', 'plain'],
    ['src/**/*.ts and */foo', 'src/**\\/*.ts and *\\/foo'],
    ['`a*/b`', '`a*\\/b`'],
    ['@deprecated', '\\@deprecated'],
    ['a @b\n@c', 'a \\@b\n\\@c'],
    ['see {@link x}', 'see {\\@link x}'],
    ['me@example.com', 'me@example.com'],
    ['`@a` and @ alone', '`@a` and @ alone'],
    ['one ` @a', 'one ` \\@a'],
    ['a\r\nb\rc', 'a\nb\nc'],
    ['a\u2028b\u0000\ufeff\ud800', 'a\\u2028b\\u0000\\ufeff\\ud800'],
    ['😀', '😀'],
  ])('of %j', (text, printed) => {
    expect(docText(text)).toBe(printed);
  });
});

describe('docLines', () => {
  it.each<[parts: Parameters<typeof docLines>[0], text: string]>([
    [{ paragraphs: [] }, ''],
    [{ paragraphs: ['', ' '] }, ''],
    [{ paragraphs: [' a ', '', 'b'] }, 'a\n\nb'],
    [{ paragraphs: ['a'], tags: ['deprecated', 'default "*/"'] }, 'a\n\n@deprecated\n@default "*\\/"'],
    [{ paragraphs: [], tags: ['deprecated'] }, '@deprecated'],
  ])('of %j', (parts, text) => {
    expect(docLines(parts)).toBe(text);
  });
});

describe('docComment', () => {
  it('is nothing for nothing', () => {
    expect(docComment('')).toBe('');
  });

  it.each(['plain', '*/ x();', '/', '*\n/', '@a\n\n@b', '`', '{@link x}', '// a\n/* b'])(
    'of %j is one comment',
    (text) => {
      const comment = docComment(docLines({ paragraphs: [text] }));
      const source = ts.createSourceFile('a.ts', `${comment}const a = 1;`, ts.ScriptTarget.Latest, true);
      const [statement] = source.statements;
      expect(source.statements).toHaveLength(1);
      const docs = statement === undefined ? [] : ts.getJSDocCommentsAndTags(statement).filter(ts.isJSDoc);
      expect(docs).toHaveLength(1);
      expect(docs[0]?.tags ?? []).toEqual([]);
    },
  );
});

describe('objectLiteral', () => {
  it.each<[string, json: string]>([
    ['__proto__ as a key', '{"__proto__":{"a":1},"b":[{"__proto__":2}]}'],
    ['__proto__ after others', '{"a":1,"__proto__":2}'],
    ['__proto__ in text', '["{\\"__proto__\\":1}",",","__proto__",":"]'],
    ['line separators', '["\\u2028\\u2029"]'],
    ['nothing special', '{"a":[1,true,null,"x"]}'],
  ])('evaluates to what it holds: %s', (_, json) => {
    const value: unknown = JSON.parse(json);
    const literal = objectLiteral(value);
    expect(literal).not.toMatch(/[\u2028\u2029]/);
    const made: unknown = new Function(`return (${literal});`)();
    expect(JSON.stringify(made)).toBe(JSON.stringify(value));
  });

  it.each([
    ['a', 'a'],
    ['$_1', '$_1'],
    ['a-b', '"a-b"'],
    ['', '""'],
    ['a"\n', '"a\\"\\n"'],
    ['__proto__', '__proto__'],
  ])('writes the key %j', (name, key) => {
    expect(memberKey(name)).toBe(key);
  });
});

describe('formatTypeScript', () => {
  it('lays out, and writes line separators as escapes', async () => {
    expect(await formatTypeScript('const a = {"b": "\u2028\u2029"}')).toBe("const a = { b: '\\u2028\\u2029' };\n");
  });

  it('rejects what is not TypeScript', async () => {
    await expect(formatTypeScript('const = ;')).rejects.toThrow(SyntaxError);
  });
});
