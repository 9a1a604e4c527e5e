import { beforeAll, describe, expect, it } from 'vitest';
import { planBuilders } from '../../generator/emitters/builders/plan-builders.js';
import { singular } from '../../generator/emitters/builders/singular.js';
import { builders } from '../../generator/emitters/builders.js';
import { types } from '../../generator/emitters/types.js';
import { generate } from '../../generator/index.js';
import type { GeneratedFile, NormalSchema } from '../../generator/model.js';
import { camelCase, pascalCase } from '../../generator/print/names/identifiers.js';
import * as runtime from '../../src/runtime/index.js';
import { diagnose } from '../support/compile.js';
import { evaluate } from '../support/evaluate.js';
import { context, type SmallFormat, smallModel } from '../support/model.js';
import { toyFormat } from '../support/toy-format.js';

const RUNTIME = '../../src/runtime/index.js';
const options = { runtime: 'src/runtime/index.ts' };

/** The toy's builders as this test calls them; what their types refuse is tested by compiling. */
interface ToyBuilders {
  card(input: object): { fields?: { key: string }[] };
  cardBuilder(): ToyBuilder;
  field: { text(input: object): object; pickOne(input: object): object };
  grant: { net(input: object): object; toString_(): object };
  record: { version2(): object };
  tree(input: object): object;
}

interface ToyBuilder {
  name(value: string): ToyBuilder;
  label(value: string): ToyBuilder;
  field(value: object): ToyBuilder;
  build(): { fields?: { key: string }[] };
}

let files: GeneratedFile[] = [];
beforeAll(async () => {
  files = await generate([toyFormat], options);
});

const closed = (properties: Record<string, NormalSchema>, required = Object.keys(properties)): NormalSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});

const text: NormalSchema = { type: 'string' };
const tagged = (tag: string, value: unknown): NormalSchema => closed({ [tag]: { const: value } });

function plan(definitions: Record<string, NormalSchema>, root: NormalSchema = closed({})) {
  return planBuilders(smallModel({ root, definitions }));
}

describe('what the builders module offers', () => {
  it('has the names that the format asks for', () => {
    const [builders] = files.filter(({ path }) => path === 'toy/card.builders.ts');
    const names = [...(builders?.text ?? '').matchAll(/^export (?:function|const) (\w+)/gm)].map(([, name]) => name);
    expect(names).toEqual([
      'card',
      'cardBuilder',
      'cardSchema',
      'field',
      'grant',
      'record',
      'input',
      'tree',
      'stream',
      'ask',
    ]);
  });

  it.each<[string, NormalSchema, readonly string[] | undefined]>([
    ['constants', { anyOf: [tagged('type', 'a'), tagged('type', 'b')] }, ['a', 'b']],
    ['an enumeration', { anyOf: [tagged('type', 'a'), closed({ type: { enum: ['b', 'c'] } })] }, ['a', 'b', 'c']],
    ['objects next to strings', { oneOf: [text, tagged('type', 'a')] }, ['a']],
    ['numbers and flags', { anyOf: [tagged('v', 1), tagged('v', -1), tagged('v', true)] }, ['v1', 'vMinus1', 'vTrue']],
    ['values that read alike', { anyOf: [tagged('t', 'a-b'), tagged('t', 'a.b')] }, ['aB_2d', 'aB_2e']],
    [
      'values that objects inherit',
      { anyOf: ['then', 'constructor', '__proto__', 'class', '1st', ''].map((value) => tagged('t', value)) },
      ['then_', 'constructor_', 'proto', 'class', 't1st', 't'],
    ],
    [
      'a union inside a union',
      { anyOf: [{ anyOf: [tagged('t', 'a'), tagged('t', 'b')] }, tagged('t', 'c')] },
      ['a', 'b', 'c'],
    ],
    [
      'an intersection with a tag',
      { anyOf: [{ allOf: [closed({ x: text }), tagged('t', 'a')] }, tagged('t', 'b')] },
      ['a', 'b'],
    ],
    ['a value that two branches share', { anyOf: [tagged('t', 'a'), tagged('t', 'a')] }, undefined],
    ['a tag that may be missing', { anyOf: [closed({ t: { const: 'a' } }, []), tagged('t', 'b')] }, undefined],
    ['a tag that is any text', { anyOf: [closed({ t: text }), tagged('t', 'b')] }, undefined],
    ['text alone', { anyOf: [text, { enum: ['a'] }] }, undefined],
  ])('for a union told apart by %s', (_, union, names) => {
    const [namespace] = plan({ Choice: union }).namespaces;
    expect(namespace?.factories.map(({ name }) => name)).toEqual(names);
  });

  it('types a titled choice between objects that no tag tells apart, and leaves text or one object alone', () => {
    const choice = { title: 'A choice', anyOf: [closed({ a: text }), closed({ b: text })] };
    const { identities, namespaces } = plan({
      Choice: choice,
      Untitled: { anyOf: choice.anyOf },
      Label: { title: 'Label', anyOf: [text, closed({ en: text })] },
      Asked: { anyOf: choice.anyOf, 'x-letterpress': { builder: 'asked-for' } },
    });
    expect(identities.map(({ name, type }) => [name, type])).toEqual([
      ['choice', 'Choice'],
      ['askedFor', 'Asked'],
    ]);
    expect(namespaces).toEqual([]);
  });

  it('makes titled objects, but those of a tagged union only there', () => {
    const { factories } = plan({
      Tool: { ...closed({ name: text }), title: 'Tool' },
      Plain: closed({ name: text }),
      Name: { ...text, title: 'Name' },
      A: { ...tagged('t', 'a'), title: 'A' },
      Letter: { title: 'Letter', anyOf: [{ $ref: '#/$defs/A' }, tagged('t', 'b')] },
    });
    expect(factories.map(({ name, returns }) => [name, returns])).toEqual([['tool', 'Tool']]);
  });

  it('takes the same for one type in two unions', () => {
    const a = { ...closed({ t: { const: 'a' }, x: text, nothing: { type: 'null' } }) };
    const { namespaces } = plan({
      A: a,
      One: { anyOf: [{ $ref: '#/$defs/A' }, tagged('t', 'b')] },
      Two: { anyOf: [{ $ref: '#/$defs/A' }, tagged('t', 'c')] },
    });
    const [one, two] = namespaces.map(({ factories }) => factories[0]);
    expect(one?.input.name).toBe('AInput');
    expect(two?.input).toBe(one?.input);
    expect(two?.filled).toEqual({ nothing: null });
  });

  it('keeps names apart from words of the language, globals, types and each other', () => {
    const object = { ...closed({ a: text }), title: 'x' };
    const { document, factories } = planBuilders(
      smallModel({
        document: 'package',
        root: closed({ a: text }),
        definitions: {
          Default: object,
          Fetch: object,
          日本: object,
          Package_: object,
          package: object,
          FOO: object,
          foo: object,
        },
      }),
    );
    expect(document.name).toBe('package_');
    expect(factories.map(({ name }) => name)).toEqual([
      'default_',
      'fetch_',
      '日本_',
      'package5f',
      'package70',
      'foo_46',
      'foo',
    ]);
  });

  it('gives the names of the document to the document', () => {
    const object = { ...closed({ a: text }), title: 'x' };
    const { document, factories } = plan({ CardSchema: object, CardBuilder: object }, closed({ a: text }));
    expect(document.standard.name).toBe('cardSchema');
    expect(document.fluent?.name).toBe('cardBuilder');
    expect(factories.map(({ name }) => name)).toEqual(['cardSchema_43', 'cardBuilder_43']);
  });

  it('fills in what has a single right value, through references and intersections', () => {
    const root = closed({
      a: { const: 1 },
      b: { enum: ['only'] },
      c: { $ref: '#/$defs/One' },
      d: { allOf: [text, { const: 'x' }] },
      e: { enum: ['x', 'y'] },
      f: text,
    });
    const { document } = plan({ One: { const: null } }, { allOf: [root, closed({ f: { const: 'z' } })] });
    expect(document.filled).toEqual({ a: 1, b: 'only', c: null, d: 'x', f: 'z' });
    expect(document.input?.members.filter(({ isRequired }) => isRequired).map(({ name }) => name)).toEqual(['e']);
    expect(document.fluent?.required).toEqual(['e']);
  });

  it('takes nothing for a property that nothing passes, and has no method for it', () => {
    const { document } = plan({}, { type: 'object', properties: { a: text, b: { not: {} } } });
    expect(document.input?.members.map(({ name }) => name)).toEqual(['a', 'b']);
    expect(document.fluent?.methods.map(({ name }) => name)).toEqual(['a']);
  });

  it('has no fluent builder for a document that is not a single kind of object', () => {
    const { document } = plan({}, { anyOf: [tagged('v', 2), tagged('v', 3)] });
    expect([document.input, document.fluent]).toEqual([undefined, undefined]);
  });

  it('finds one of many by the rules of English, or says that it does not', () => {
    const words = [
      'settings',
      'entries',
      'boxes',
      'processes',
      'matches',
      'licenses',
      'status',
      'basis',
      'class',
      's',
      'data',
    ];
    expect(words.map(singular)).toEqual([
      'setting',
      'entry',
      'box',
      'process',
      'match',
      'license',
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['fs.read', 'fsRead', 'FsRead'],
    ['MCPTool', 'mcpTool', 'MCPTool'],
    ['URL', 'url', 'URL'],
    ['VerifyE2e', 'verifyE2e', 'VerifyE2e'],
    ['snake_case', 'snakeCase', 'SnakeCase'],
    ['1st', '_1st', '_1st'],
    ['*', '', ''],
  ])('spells %s', (name, camel, pascal) => {
    expect([camelCase(name), pascalCase(name)]).toEqual([camel, pascal]);
  });
});

describe('generated builders', () => {
  const format: SmallFormat = {
    root: closed(
      Object.fromEntries(
        [
          'a-b',
          'aB',
          'class',
          '1st',
          'constructor',
          'then',
          "it's",
          'new\nline',
          '',
          '__proto__',
          'build',
          'é',
          '*/',
        ].map((key) => [key, { type: 'array', items: text, description: `*/ ${key}` } satisfies NormalSchema]),
      ),
    ),
    definitions: {
      Given: { ...closed({ __proto__: text, input: text }), title: '*/', description: 'line\u2028 */ @x' },
      part: { title: 'x', anyOf: [tagged('__proto__', '\u2028'), tagged('__proto__', '*/')] },
      Shape: { title: 'x', anyOf: ['a-b', 'a.b', 'круг', '🚀', '', 1, '1'].map((value) => tagged('t', value)) },
      ShapeAB_2d: { title: 'x', anyOf: [{ $ref: '#/$defs/Shape' }, tagged('t', 'more')] },
      'https://example.com/thing.json': { ...closed({ a: text }), title: '🚀' },
      круг: { ...closed({ a: text }), title: 'x' },
      日本語: { ...closed({ a: text }), title: 'x' },
      cardRuntime: { ...closed({ a: text }), title: 'x' },
      Inherited: { ...closed({ constructor: text }, []), title: 'x' },
      Input: { title: 'x', type: 'object', properties: { a: text }, additionalProperties: { type: 'number' } },
    },
  };

  it('compiles whatever names and texts a format has', async () => {
    const model = smallModel(format);
    const [typesFile] = await types.emit([model], context);
    const [buildersFile] = await builders.emit([model], context);
    const stub = `import type { RuntimeFormat } from '${RUNTIME}';\nexport declare const cardRuntime: RuntimeFormat;`;
    expect(
      diagnose({
        'generated/toy/card.types.ts': typesFile?.text ?? '',
        'generated/toy/card.builders.ts': buildersFile?.text ?? '',
        'generated/toy/card.runtime.ts': stub,
      }),
    ).toEqual([]);
  });

  it('prints the same bytes again', async () => {
    expect(await generate([toyFormat], options)).toEqual(files);
  });

  it('builds documents', () => {
    const { card, cardBuilder, field, grant, record, tree } = evaluate(files, 'toy/card.builders.js', {
      [RUNTIME]: runtime,
    }) as unknown as ToyBuilders;
    const built = card({
      label: { ru: 'я', en: 'i' },
      name: 'toy',
      size: [1, 2] as const,
      fields: [field.text({ label: undefined, key: 'k' }), field.pickOne({ options: [['a', 1]], key: 'p' })],
      grants: ['read', grant.net({ hosts: ['h'] }), grant.toString_()],
      record: record.version2(),
      tree: tree({ kids: [{ name: 'kid' }], name: 'root' }),
      meta: { z: { b: 1, a: 2 }, a: null },
    });
    expect(JSON.stringify(built)).toBe(
      '{"revision":1,"name":"toy","label":{"en":"i","ru":"я"},' +
        '"fields":[{"key":"k","type":"text"},{"type":"pick.one","revision":3,"key":"p","options":[["a",1]]}],' +
        '"grants":["read",{"id":"net","hosts":["h"]},{"id":"toString"}],' +
        '"record":{"version":2},"tree":{"name":"root","kids":[{"name":"kid"}]},"size":[1,2],"meta":{"z":{"b":1,"a":2},"a":null}}',
    );
    const base = cardBuilder()
      .name('toy')
      .label('Toy')
      .field(field.text({ key: 'k' }));
    expect(
      base
        .field(field.text({ key: 'l' }))
        .build()
        .fields?.map(({ key }) => key),
    ).toEqual(['k', 'l']);
    expect(base.build().fields?.map(({ key }) => key)).toEqual(['k']);
    expect(() => card({ name: 'NO', label: 'Toy' })).toThrow(/\/name/);
  });

  const head = `import { card, cardBuilder, field, grant, input, record, tree } from './card.builders.js';
import type { Field, ToyCard } from './card.types.js';
const right = { name: 'a', label: 'b' } as const;
`;

  /** Uses of what a single wrong line may leave unused. */
  const rest =
    'export const used = [card, cardBuilder, field, grant, input, record, tree, right];\nexport type Used = Field | ToyCard;\n';

  const sources = () =>
    Object.fromEntries(
      files.filter(({ path }) => path.endsWith('.ts')).map(({ path, text }) => [`generated/${path}`, text]),
    );

  it('take what is right', () => {
    const use = `${head}
declare const maybe: string | undefined;
const made: ToyCard = card({ ...right, fields: [field.text({ key: 'k', default: maybe })] });
card({ ...right, fields: [{ type: 'text', key: 'k' }] as const, size: [1, 2] as const, revision: 1, grants: undefined });
card({ ...right, tree: tree({ name: 'a', kids: [{ name: 'b' }] }), record: record.version2(), meta: { any: [1, { b: null }] } });
card({ ...made, data: { a: [['b', null]] } as const });
const list: readonly Field[] = [field.pickOne({ key: 'k', options: [['a', 1]] as const })];
cardBuilder().label('x').fields(list).field(list[0] ?? field.text({ key: 'k' })).name('n').build().name satisfies string;
input({ id: 'a', mode: 'ask', answer: 'b' });
grant.writeAll({ why: 'x' });
`;
    expect(diagnose({ ...sources(), 'generated/toy/use.ts': use })).toEqual([]);
  });

  const wrong: readonly (readonly [string, string])[] = [
    ['a missing property', `card({ name: 'a' });`],
    ['an unknown property', `card({ ...right, nope: 1 });`],
    ['a wrong constant', `card({ ...right, revision: 2 });`],
    ['an unknown literal', `card({ ...right, grants: ['nope'] });`],
    ['a property of another variant', `card({ ...right, grants: [{ id: 'read', hosts: [] }] });`],
    ['a property that only another variant has', `grant.read({ hosts: [] });`],
    ['a variant without what it needs', `grant.net({});`],
    ['a tag', `field.text({ key: 'a', type: 'text' });`],
    ['arguments for a variant without properties', `record.version2({});`],
    ['half of a request', `input({ id: 'a', mode: 'ask' });`],
    ['a number deep in text', `card({ ...right, data: { a: [['b', [1]]] } });`],
    ['a short tuple', `card({ ...right, size: [1] });`],
    ['a wrong item far inside', `card({ ...right, tree: { name: 'a', kids: [{ name: 1 }] } });`],
    ['an unfinished builder', `cardBuilder().name('a').build();`],
    ['a wrong item of a builder', `cardBuilder().field({ key: 'a' });`],
    ['a method that no builder has', `cardBuilder().revision(1);`],
  ];

  it('refuse what is wrong', () => {
    const lines = wrong.map(([what, line]) => `// @ts-expect-error -- ${what}\n${line}\n`).join('');
    const diagnostics = diagnose({ ...sources(), 'generated/toy/use.ts': head + lines + rest });
    const firstLine = head.split('\n').length;
    // An expectation that fails is two lines before the next one.
    const named = diagnostics.map((message) => {
      const [, line = '0'] = /\((\d+)\)/.exec(message) ?? [];
      return wrong[Math.floor((Number(line) - firstLine) / 2)]?.[0] ?? message;
    });
    expect(named).toEqual([]);
  });

  it('name the properties that a builder still lacks', () => {
    const use = `import { cardBuilder } from './card.builders.js';\ncardBuilder().fields([]).build();`;
    const [message = ''] = diagnose({ ...sources(), 'generated/toy/use.ts': use });
    expect(message).toMatch(/MissingProperties<"name" \| "label">|MissingProperties<"label" \| "name">/);
  });
});
