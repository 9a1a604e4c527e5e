import { beforeAll, describe, expect, it } from 'vitest';
import { docs } from '../../generator/emitters/docs.js';
import { type GeneratedFile, ModelError } from '../../generator/model.js';
import { codeSpan } from '../../generator/print/markdown/code-span.js';
import { examplesOf } from '../support/examples-of.js';
import { brokenLinks, idsOf, strayTags, tablesOf } from '../support/markdown.js';
import { context, smallModel } from '../support/model.js';
import { HOSTILE_NAMES, toy } from './docs-toy.js';

const PATHS = new Set(['README.md', 'catalog.json', 'toy/card.md', 'toy/card.schema.json']);

async function pagesOf(...models: Parameters<typeof docs.emit>[0]): Promise<readonly GeneratedFile[]> {
  return docs.emit(models, context);
}

async function pageOf(model: Parameters<typeof docs.emit>[0][number]): Promise<string> {
  return (await pagesOf(model))[0]?.text ?? '';
}

/** The row of the fields table whose first cell ends in this. */
function rowOf(page: string, cell: string): string[] | undefined {
  return tablesOf(page)
    .flat()
    .find(([first = '']) => first.replace(/^<a id="[^"]*"><\/a>/, '') === cell);
}

describe('a page of hostile texts and names', () => {
  let page = '';
  let pages: readonly GeneratedFile[] = [];

  beforeAll(async () => {
    pages = await pagesOf(toy);
    page = pages[0]?.text ?? '';
  });

  it('comes with an index', () => {
    expect(pages.map(({ path }) => path)).toEqual(['toy/card.md', 'README.md']);
  });

  it('has no broken link and no id twice', () => {
    expect(pages.map((file) => [file.path, brokenLinks(file, PATHS)])).toEqual(pages.map(({ path }) => [path, []]));
  });

  it('has ids made of letters, digits, dots, dashes and slashes', () => {
    expect(idsOf(page).filter((id) => !/^[a-z0-9][a-z0-9./-]*$/.test(id))).toEqual([]);
  });

  it('gives every field an id of its own', () => {
    const ids = idsOf(page).filter((id) => /^card\.[^.]*$/.test(id));
    expect(ids.length).toBeGreaterThanOrEqual(HOSTILE_NAMES.length);
    expect(ids).toContain('card.u1f600');
    expect(ids).toContain('card.empty');
    expect(ids).toContain('card.quo-u22-te');
    expect(ids).toContain('card.a-b-43-20');
  });

  it('keeps every row of a table as wide as its head', () => {
    const tables = tablesOf(page);
    expect(tables.length).toBeGreaterThan(5);
    for (const [head = [], ...rows] of tables) {
      expect(rows.length).toBeGreaterThan(0);
      for (const row of rows) expect(row).toHaveLength(head.length);
    }
  });

  it('lets no tag of an author through', () => {
    expect(strayTags(page)).toEqual([]);
  });

  it('opens as many folds as it closes', () => {
    const count = (tag: string): number => page.split('\n').filter((line) => line === tag).length;
    expect(count('<details>')).toBeGreaterThan(2);
    expect(count('</details>')).toBe(count('<details>'));
  });

  it('ends lines with LF and holds no character that cannot be seen', () => {
    expect(page).not.toMatch(/[\r\u0000\u2028\u202e]|\p{Surrogate}/u);
    expect(page.endsWith('\n')).toBe(true);
    expect(page).not.toMatch(/\n\n\n/);
  });

  it('shows values, bounds and defaults', () => {
    expect(rowOf(page, '`choice`')?.[1]).toBe(
      '<code>"x&#124;y"</code>, `"<z>"`, ``"`q`"``, `null`, <code>"&#92;&#92;&#124;"</code> or `""`',
    );
    expect(rowOf(page, '`constraint`')?.[3]).toBe('Must be `a` &#124; `b` &lt;c&gt;. Default: <code>"&#124;"</code>.');
    expect(rowOf(page, '`array`')?.[1]).toBe('array of [Rules](#rules-52)');
    expect(rowOf(page, '`map`')?.[1]).toBe('object of (array of integers)');
    expect(rowOf(page, '`w`')).toEqual(expect.arrayContaining(['integer', 'yes', 'Between 200 and 2400.']));
    expect(page).toContain('262,144 bytes of UTF-8');
  });

  it('tells variants apart by their discriminator', () => {
    expect(tablesOf(page)).toContainEqual([
      ['When `kind` is', 'Variant', 'Description'],
      ['---', '---', '---'],
      ['`"a"`', '[A](#a)', ''],
      ['<code>"b&#124;"</code>', '[B](#b)', ''],
    ]);
  });

  it('says where a profile is looser', () => {
    expect(page).toContain('Under the `platform` profile, an unknown property is a warning.');
    expect(page).toContain('Under the `platform` profile, another type is not reported.');
    expect(page).toContain('In the report, a missing `a` is a warning.');
    expect(page).toContain('A violation in `w` is not reported where `by.kind` is `"x|y"`.');
    expect(page).toContain('*Error: the specification requires it. Under the `platform` profile it is not reported.*');
  });

  it('marks every JSON block', () => {
    const examples = examplesOf(page);
    const documents = examples.map(({ kind, text }) => [kind, JSON.parse(text) as unknown]);
    expect(documents.slice(0, 4)).toEqual([
      ['part', { $schema: 'https://example.com/card.json' }],
      ['valid', { 'a-b': 'minimal' }],
      ['valid', { 'a-b': 'complete', list: [{ kind: 'a' }] }],
      ['valid', { 'a-b': 'other' }],
    ]);
    expect(documents).toContainEqual(['part', { kind: 'a' }]);
    expect(documents).toContainEqual(['part', { 'a-b': 'x' }]);
    expect(documents.at(-1)).toEqual(['schema', JSON.parse(JSON.stringify(toy.published))]);
    expect(page).not.toContain('"refused"');
  });

  it('hands codes, pointers and trust through the marker unchanged', () => {
    const invalid = examplesOf(page).filter(({ kind }) => kind === 'invalid');
    expect(invalid.map(({ issues }) => issues)).toEqual([
      [
        { code: 'toy/no-bar', path: '' },
        { code: 'other/code', path: '/x -->/0' },
        { code: 'toy/no-bar', path: '/a~1b/%20' },
      ],
    ]);
    expect(examplesOf(page).filter(({ trust }) => trust === 'untrusted')).toHaveLength(1);
  });

  it('names an example that is too long to print by its title', () => {
    expect(page).toContain('**Rejected:** a listing, at `/0`.');
  });

  it('is the same every time', async () => {
    expect(await pagesOf(toy)).toEqual(pages);
  });
});

describe('a page', () => {
  it('says how an editor finds the schema', async () => {
    const model = smallModel({ root: { type: 'object' } });
    expect(await pageOf(model)).toContain('catalog.json');
    expect(await pageOf({ ...model, acceptsSchemaKey: true })).toContain('"$schema": "./card.schema.json"');
  });

  it('follows a document that is one of its own definitions', async () => {
    const tree = { type: 'object', properties: { kids: { type: 'array', items: { $ref: '#/$defs/Tree' } } } };
    const model = smallModel({ root: { $ref: '#/$defs/Tree' }, definitions: { Tree: tree }, typeName: 'Tree' });
    const page = await pageOf(model);
    expect(rowOf(page, '`kids`')?.[1]).toBe('array of [Tree](#tree)');
    expect(page).not.toContain('## Definitions');
  });

  it('says what must not be there', async () => {
    const never = { not: {} };
    const properties = {
      a: never,
      b: { $ref: '#/$defs/None', description: 'No value.' },
      c: { type: 'array', items: never },
      d: { type: 'array', items: false },
      e: { type: 'object', additionalProperties: false },
    };
    const page = await pageOf(smallModel({ root: { type: 'object', properties }, definitions: { None: never } }));
    const types = Object.keys(properties).map((name) => rowOf(page, codeSpan(name))?.[1]);
    const none = 'must not be present';
    expect(types).toEqual([none, none, 'empty array', 'empty array', 'empty object']);
    expect(page).toContain('Type: nothing.');
  });

  it('says what the parts of an object are, and not that they are one', async () => {
    const part = (name: string) => ({ type: 'object', properties: { [name]: { type: 'string' } } });
    const definitions = { One: part('one'), Two: part('two') };
    const parts = [{ $ref: '#/$defs/One' }, { $ref: '#/$defs/Two' }];
    const properties = {
      a: { type: 'object', allOf: parts },
      b: { type: 'object', oneOf: parts },
      c: { type: 'object', anyOf: [{ required: ['one'] }, { required: ['two'] }] },
    };
    const page = await pageOf(smallModel({ root: { type: 'object', properties }, definitions }));
    const types = ['a', 'b', 'c'].map((name) => rowOf(page, codeSpan(name))?.[1]);
    expect(types).toEqual(['[One](#one) and [Two](#two)', '[One](#one) or [Two](#two)', 'object']);
  });

  it('keeps the lines of code in a description, in a table and outside', async () => {
    const description = 'Example:\n\n```json\n{ "a": 1,\n  "b": 2 }\n```';
    const a = { type: 'string', description };
    const choice = { description, anyOf: [{ type: 'string', description, minLength: 1 }, { type: 'null' }] };
    const page = await pageOf(
      smallModel({ root: { type: 'object', properties: { a } }, definitions: { Choice: choice } }),
    );
    const code = 'Example: <pre>{ "a": 1,<br>  "b": 2 }</pre>';
    expect(rowOf(page, '`a`')?.[4]).toBe(code);
    expect(rowOf(page, 'string')?.[1]).toBe(`${code} Not empty.`);
    expect(page).toContain(`\n\n${description}\n\n`);
  });

  it('chooses examples by size where their names do not say', async () => {
    const model = smallModel({ root: { type: 'object' } });
    const examples = [
      { name: 'b.json', title: 'larger', document: { a: 1, b: 2 } },
      { name: 'a.json', title: 'smaller', document: {} },
    ];
    const page = await pageOf({ ...model, examples });
    expect(page.indexOf('smaller')).toBeGreaterThan(page.indexOf('## Smallest example'));
    expect(page.indexOf('larger')).toBeGreaterThan(page.indexOf('## Complete example'));
  });

  it.each([
    ['a rule that the format does not have', { title: 'T', text: '', rules: ['toy/ghost'] }],
    ['a pointer to nothing', { title: 'T', text: '', example: { document: {}, pick: '/ghost' } }],
  ])('refuses a reference section with %s', async (_, section) => {
    const model = { ...smallModel({ root: { type: 'object' } }), reference: [section] };
    await expect(async () => pageOf(model)).rejects.toThrow(ModelError);
  });

  it('puts an end to what is nested deeply', async () => {
    let root = smallModel({ root: { type: 'string' } }).root;
    for (let level = 0; level < 150; level += 1) root = { type: 'array', items: root };
    expect(
      await pageOf({ ...smallModel({ root: { type: 'object', properties: { a: root } } }), published: {} }),
    ).toContain('…');
  });
});

describe('examplesOf', () => {
  it.each([
    ['a JSON block without a marker', '```json\n{}\n```'],
    ['a marker without a block', '<!-- example: valid -->\n'],
    ['a marker of no kind', '<!-- example: fine -->\n```json\n{}\n```'],
    ['an invalid example without issues', '<!-- example: invalid -->\n```json\n{}\n```'],
    ['a block without an end', '<!-- example: valid -->\n```json\n{}\n'],
  ])('refuses %s', (_, markdown) => {
    expect(() => examplesOf(markdown)).toThrow();
  });
});
