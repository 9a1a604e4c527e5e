import { describe, expect, it } from 'vitest';
import { types } from '../../generator/emitters/types.js';
import type { NormalSchema } from '../../generator/model.js';
import { diagnose } from '../support/compile.js';
import { context, type SmallFormat, smallModel } from '../support/model.js';

async function printed(format: SmallFormat): Promise<string> {
  const [file] = await types.emit([smallModel(format)], context);
  return file?.text ?? '';
}

/** The type that a definition `Thing` gets, on one line. */
async function typeOf(node: NormalSchema): Promise<string> {
  const text = await printed({ root: { $ref: '#/$defs/Thing' }, definitions: { Thing: node } });
  const [, declaration = ''] = /^export (?:type Thing =|interface Thing) ([\s\S]*?)\n(?=export|$)/m.exec(text) ?? [];
  return declaration.replace(/;?\s*$/, '').replace(/\s+/g, ' ');
}

const closed = (properties: Record<string, NormalSchema>, required: string[] = []): NormalSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

describe('types emitter', () => {
  it.each<[string, NormalSchema, string]>([
    ['a closed object', closed({ a: { type: 'string' }, b: { type: 'number' } }, ['b']), '{ a?: string; b: number; }'],
    [
      'an object silent about other properties',
      { type: 'object', properties: { a: { type: 'null' } } },
      '{ a?: null; }',
    ],
    ['an object that names no property', { type: 'object' }, '{ [k: string]: unknown; }'],
    ['an object without properties', closed({}), '{ [key: string]: never }'],
    ['an open object', { ...closed({ a: {} }), additionalProperties: true }, '{ a?: unknown; [k: string]: unknown; }'],
    ['a map', { type: 'object', additionalProperties: { type: 'number' } }, '{ [k: string]: number; }'],
    [
      'a map whose values depend on their keys',
      { type: 'object', patternProperties: { '^x-': { type: 'number' } }, additionalProperties: { type: 'string' } },
      '{ [k: string]: number | string; }',
    ],
    [
      'a named property next to a map of something else',
      { type: 'object', properties: { $schema: { type: 'string' } }, additionalProperties: { type: 'boolean' } },
      '{ $schema?: string; [k: string]: boolean | string | undefined; }',
    ],
    ['a list with bounds', { type: 'array', items: { type: 'string' }, minItems: 1, maxItems: 3 }, 'string[]'],
    ['an array of anything', { type: 'array' }, 'unknown[]'],
    ['a list without items', { type: 'array', maxItems: 0 }, '[]'],
    ['an array of one of two', { type: 'array', items: { enum: ['a', 1] } }, "('a' | 1)[]"],
    ['a tuple', { prefixItems: [{ type: 'string' }, {}], items: false, minItems: 2 }, '[string, unknown]'],
    [
      'a tuple closed by its bound',
      { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], minItems: 2, maxItems: 2 },
      '[string, number]',
    ],
    [
      'a tuple with a rest',
      { type: 'array', prefixItems: [{ type: 'string' }], items: { enum: ['a', 'b'] }, minItems: 1 },
      "[string, ...('a' | 'b')[]]",
    ],
    [
      'a tuple with a place that may be empty',
      { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], items: false, minItems: 1 },
      '[string] | [string, number]',
    ],
    ['an enumeration of mixed values', { enum: ['a', 1, true, null, { x: 1 }] }, "'a' | 1 | true | null | { x: 1 }"],
    ['an enumeration that its type narrows', { type: 'string', enum: ['a', null] }, "'a'"],
    ['a constant', { const: '2' }, "'2'"],
    ['several types', { type: ['string', 'null'] }, 'string | null'],
    ['nothing said', { description: 'Anything.' }, 'unknown'],
    ['only a default', { default: true }, 'unknown'],
    ['a negation', { not: { type: 'string' } }, 'unknown'],
    [
      'branches that only constrain',
      { ...closed({ a: { type: 'string' } }), anyOf: [{ required: ['a'] }, { required: ['b'] }] },
      '{ a?: string; }',
    ],
    [
      'an intersection',
      { allOf: [closed({ a: { type: 'string' } }), closed({ b: { type: 'string' } }), { required: ['a'] }] },
      '{ a?: string; } & { b?: string; }',
    ],
    ['a titled property', closed({ a: { title: 'A thing', type: 'string' } }), '{ /** * A thing */ a?: string; }'],
    [
      'TypeScript of its own in a list',
      { type: 'array', items: { type: 'object', 'x-letterpress': { tsType: 'string | Thing' } } },
      '(string | Thing)[]',
    ],
  ])('prints %s', async (_, node, expected) => {
    expect(await typeOf(node)).toBe(expected);
  });

  it('keeps literals byte for byte', async () => {
    const values = [
      '\\',
      "Don't",
      'say "hi"',
      '`x` $\u007by}',
      '\u2028',
      '\u0000',
      '\ud800',
      '',
      ' ',
      'foo/*',
      '*/',
      '0 - Unknown',
    ];
    const text = await printed({ root: { enum: values } });
    const [, union = ''] = /export type Card =([^;]*);/.exec(text) ?? [];
    const read = union.match(/'(?:\\.|[^'])*'|"(?:\\.|[^"])*"/g) ?? [];
    expect(read.map((word) => new Function(`return ${word}`)())).toEqual(values);
    expect(text).not.toMatch(/[\u2028\u0000]/);
  });

  it('declares a definition once, and keeps what each use says', async () => {
    const text = await printed({
      root: closed({ a: { $ref: '#/$defs/P', description: 'first' }, b: { $ref: '#/$defs/P', description: 'second' } }),
      definitions: { P: closed({ x: { type: 'number' } }) },
    });
    expect(text.match(/^export .*$/gm)).toEqual(['export interface Card {', 'export interface P {']);
    expect(text).toMatch(/\* first\n\s*\*\/\n\s*a\?: P;/);
    expect(text).toMatch(/\* second\n\s*\*\/\n\s*b\?: P;/);
  });

  it('prints a document that is one of its own definitions', async () => {
    const definitions = { N: closed({ kids: { type: 'array', items: { $ref: '#/$defs/N' } } }) };
    const text = await printed({ root: { $ref: '#/$defs/N' }, definitions, typeName: 'N' });
    expect(text.match(/^export .*$/gm)).toEqual(['export interface N {']);
    const aliased = await printed({ root: { $ref: '#/$defs/N' }, definitions, typeName: 'Card' });
    expect(aliased.match(/^export .*$/gm)).toEqual(['export type Card = N;', 'export interface N {']);
  });

  it('gives every definition a name that works', async () => {
    const names = [
      'Record',
      'Array',
      'Object',
      'Promise',
      'string',
      'Partial',
      'a/b',
      'm~n',
      'p%q',
      '~1',
      '日本',
      'child[one]',
      'Card',
      '1st',
      'fooBar',
      'foo-bar',
      '%',
      '__proto__',
    ];
    const definitions = Object.fromEntries(names.map((name) => [name, { type: 'string' }] as const));
    const refs = names.map((name) => `#/$defs/${encodeURIComponent(name.replace(/~/g, '~0').replace(/\//g, '~1'))}`);
    const root = closed(Object.fromEntries(refs.map(($ref, index) => [`m${index}`, { $ref }] as const)));
    const text = await printed({ root, definitions });
    const expected = [
      'Record_',
      'Array_',
      'Object_',
      'Promise_',
      'String_',
      'Partial_',
      'B',
      'MN_7e',
      'PQ_25',
      '_1_7e',
      '日本',
      'ChildOne_5b_5d',
      'Card_',
      '_1st',
      'FooBar_66',
      'FooBar_2d',
      'U25',
      'Proto',
    ];
    expect([...text.matchAll(/^ {2}m\d+\?: (.*);$/gm)].map(([, type]) => type)).toEqual(expected);
    expect([...text.matchAll(/^export type (\S+) = string;$/gm)].map(([, name]) => name)).toEqual(expected);
    expect(diagnose({ 'generated/toy/card.types.ts': text })).toEqual([]);
  });

  it('says constraints in words, and escapes what would end a comment or begin a tag', async () => {
    const text = await printed({
      root: closed({
        glob: { type: 'string', description: 'src/**/*.ts and */foo\r\n@scope/x', minLength: 1, maxLength: 80 },
        w: { type: 'integer', minimum: 200, maximum: 2400, default: 420, deprecated: true },
        id: { type: 'string', pattern: '^a$', 'x-letterpress': { constraint: 'the letter a' } },
        list: { type: 'array', maxItems: 32, items: { type: 'string', description: 'A word', maxLength: 40 } },
        either: {
          anyOf: [
            { type: 'string', description: 'Plain.' },
            { $ref: '#/$defs/P', description: 'Rich.' },
          ],
        },
      }),
      definitions: { P: closed({}) },
    });
    const comments = (text.match(/\/\*\*[\s\S]*?\*\//g) ?? []).map((comment) =>
      comment
        .split('\n')
        .slice(1, -1)
        .map((line) => line.replace(/^\s*\* ?/, ''))
        .join('|'),
    );
    expect(comments).toEqual([
      'src/**\\/*.ts and *\\/foo|\\@scope/x||1 to 80 characters.',
      'A whole number. Between 200 and 2400.||@default 420|@deprecated',
      'Must be the letter a.',
      'At most 32 items.||Each item: A word. At most 40 characters.',
      '- Plain.|- `P`: Rich.',
    ]);
  });

  it('quotes what is not an identifier, and compiles', async () => {
    const keys = [
      'a-b',
      'class',
      '1st',
      'constructor',
      'then',
      'toString',
      "it's",
      'quo"te',
      'back\\slash',
      'new\nline',
      '',
      'é',
      '😀',
      '__proto__',
      '$defs',
      '$ref',
      'definitions',
      '\u2028',
      'k: string',
    ];
    const text = await printed({
      root: closed(Object.fromEntries(keys.map((key) => [key, { type: 'string' }] as const))),
    });
    const use = keys.map((key) => `card[${JSON.stringify(key)}] satisfies string | undefined;`).join('\n');
    const test = `import type { Card } from './card.types.js';\ndeclare const card: Card;\n${use}`;
    expect(diagnose({ 'generated/toy/card.types.ts': text, 'generated/toy/use.ts': test })).toEqual([]);
  });

  it('names source and command, and prints the same bytes again', async () => {
    const format = { root: closed({ a: { type: 'string' } }) } as const;
    const text = await printed(format);
    expect(text.split('\n')[0]).toBe('// Generated from schemas/toy/card.schema.ts by `letterpress generate`.');
    expect(await printed(format)).toBe(text);
  });
});
