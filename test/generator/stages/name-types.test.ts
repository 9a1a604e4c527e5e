import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LETTERPRESS } from '../../../core/annotations.js';
import { planBuilders } from '../../../generator/emitters/builders/plan-builders.js';
import { collectSections } from '../../../generator/emitters/docs/collect-sections.js';
import type { FormatModel, NormalSchema } from '../../../generator/model.js';
import { createAnchors } from '../../../generator/print/markdown/anchors.js';
import { isIdentifier, pascalCase } from '../../../generator/print/names/identifiers.js';
import { visitSchema } from '../../../generator/schema-walk.js';
import { smallModel } from '../../support/model.js';

type Schemas = Readonly<Record<string, NormalSchema>>;

const closed = (properties: Schemas, required = Object.keys(properties)): NormalSchema => ({
  type: 'object',
  additionalProperties: false,
  required,
  properties,
});
const text: NormalSchema = { type: 'string' };
const tagged = (value: unknown, more: Schemas = {}, title?: string): NormalSchema => ({
  ...closed({ kind: { const: value }, ...more }),
  ...(title === undefined ? {} : { title }),
});

function typeNames(definitions: Schemas, typeName = 'Doc'): Record<string, string> {
  return Object.fromEntries(smallModel({ root: closed({}), definitions, typeName }).names.definitions);
}

/** The types of the variants that have no definition, by what they look like. */
function variantNames({ root, definitions }: FormatModel): Map<string, string> {
  const names = new Map<string, string>();
  for (const [owner, schema] of [['', root] as const, ...definitions]) {
    visitSchema(schema, ({ [LETTERPRESS]: annotation, properties, ...node }) => {
      if (annotation?.typeName === undefined) return;
      names.set(
        JSON.stringify([owner, node.title, Object.entries(properties ?? {}).sort(), node.type]),
        annotation.typeName,
      );
    });
  }
  return names;
}

describe('the type of a definition', () => {
  it.each<[what: string, definitions: Schemas, names: Record<string, string>]>([
    ['an exact name', { Thing: text }, { Thing: 'Thing' }],
    [
      'usual spellings',
      { 'my-tool': text, 'fs.read': text, a_b: text },
      { 'my-tool': 'MyTool', 'fs.read': 'FsRead', a_b: 'AB' },
    ],
    ['a URI', { 'https://example.com/thing.json': text }, { 'https://example.com/thing.json': 'Thing' }],
    ['a URI with a title', { 'https://e.org/x': { ...text, title: 'A gadget' } }, { 'https://e.org/x': 'AGadget' }],
    ['a URI that ends in a version', { 'https://e.org/thing/1.0.0': text }, { 'https://e.org/thing/1.0.0': 'Thing' }],
    [
      'a URI with a query',
      { 'https://e.org/thing.schema.json?v=2': text },
      { 'https://e.org/thing.schema.json?v=2': 'Thing' },
    ],
    [
      'a URI with a fragment',
      { 'https://e.org/all.json#/$defs/thing': text },
      { 'https://e.org/all.json#/$defs/thing': 'Thing' },
    ],
    ['a URN', { 'urn:example:thing': text }, { 'urn:example:thing': 'Thing' }],
    [
      'URIs with one last part',
      { 'https://a.org/thing': text, 'https://b.org/thing': text },
      { 'https://a.org/thing': 'HttpsAOrgThing', 'https://b.org/thing': 'HttpsBOrgThing' },
    ],
    ['other scripts', { 日本語: text, круг: text }, { 日本語: '日本語', круг: 'Круг' }],
    ['no letter at all', { '🚀': text, '🛰': text, '': text }, { '🚀': 'U1f680', '🛰': 'U1f6f0', '': 'Empty' }],
    ['odd characters', { 'item!': text, Item: text }, { 'item!': 'Item_21', Item: 'Item' }],
    ['odd characters and a title', { 'item!': { ...text, title: 'Entry' } }, { 'item!': 'Entry' }],
    ['names that read alike', { 'a-b': text, 'a.b': text }, { 'a-b': 'AB_2d', 'a.b': 'AB_2e' }],
    ['an exact name among them', { 'a-b': text, AB: text }, { 'a-b': 'AB_2d', AB: 'AB' }],
    ['names that differ in case', { foo: text, Foo: text }, { foo: 'Foo_66', Foo: 'Foo' }],
    ['words of the language', { Record: text, string: text }, { Record: 'Record_', string: 'String_' }],
    ['the name of the document', { Doc: text }, { Doc: 'Doc_' }],
    ['nearly the name of the document', { Doc: text, doc: text }, { Doc: 'Doc_44', doc: 'Doc_64' }],
  ])('%s', (_, definitions, names) => {
    expect(typeNames(definitions)).toEqual(names);
    expect(typeNames(Object.fromEntries(Object.entries(definitions).reverse()))).toEqual(names);
  });

  it('is told apart by a hash where a name is too long for hex', () => {
    const [one, two] = ['-', '.'].map((end) => `${'a-'.repeat(100)}${end}b`);
    const names = Object.values(typeNames({ [one ?? '']: text, [two ?? '']: text }));
    expect(new Set(names).size).toBe(2);
    expect(names.every((name) => /^A+B_[0-9a-f]{16}$/.test(name))).toBe(true);
  });
});

describe('the type of a variant', () => {
  it.each<[what: string, schemas: Schemas, names: readonly string[]]>([
    [
      'a tag',
      { Shape: { anyOf: [tagged('circle.big', {}, 'Circle'), tagged('круг')] } },
      ['ShapeCircleBig', 'ShapeКруг'],
    ],
    ['a title', { Label: { anyOf: [{ ...text, title: 'Plain' }, { type: 'null' }] } }, ['LabelPlain']],
    [
      'a title that begins with the name',
      { Shape: { anyOf: [{ ...text, title: 'Shape of text' }, {}] } },
      ['ShapeOfText'],
    ],
    ['numbers', { V: { oneOf: [tagged(1), tagged(-1), tagged(true)] } }, ['VKind1', 'VKindMinus1', 'VKindTrue']],
    ['a number and its text', { V: { oneOf: [tagged(1), tagged('1')] } }, ['VKind1_2f6f3ced6a4e4a51', 'VKind1_22_22']],
    ['several values', { V: { anyOf: [closed({ kind: { enum: ['c', 'b'] } }), tagged('d')] } }, ['VB', 'VD']],
    [
      'several values and a title',
      { V: { anyOf: [{ ...closed({ kind: { enum: ['c', 'b'] } }), title: 'Both' }, tagged('d')] } },
      ['VBoth', 'VD'],
    ],
    ['no letter', { V: { anyOf: [tagged('🚀'), tagged('')] } }, ['VKind_1f680', 'VKind']],
    ['values that read alike', { V: { anyOf: [tagged('a-b'), tagged('a.b')] } }, ['VAB_2d', 'VAB_2e']],
    [
      'a union inside the union',
      { V: { anyOf: [{ anyOf: [tagged('a', { other: { const: 1 } }), tagged('b')] }, tagged('c')] } },
      ['VA', 'VB', 'VC'],
    ],
    [
      'a union inside a variant',
      { V: { anyOf: [tagged('a', { in: { anyOf: [{ ...text, title: 'T' }, { type: 'null' }] } }), tagged('b')] } },
      ['VA', 'VAInT', 'VB'],
    ],
    [
      'a union inside a list',
      { V: closed({ list: { type: 'array', items: { anyOf: [tagged('a'), tagged('b')] } } }) },
      ['VListA', 'VListB'],
    ],
    ['a definition of that name', { V: { anyOf: [tagged('a'), tagged('b')] }, VA: text }, ['VA_61', 'VB']],
    [
      'what is written twice',
      {
        V: {
          anyOf: [
            { ...text, title: 'T' },
            { ...text, title: 'T' },
          ],
        },
      },
      ['VT'],
    ],
    ['neither tag nor title', { V: { anyOf: [closed({ a: text }), closed({ b: text })] } }, []],
    ['a reference', { W: closed({}), V: { anyOf: [{ $ref: '#/$defs/W', title: 'Two' }, text] } }, []],
    ['a mere constraint', { V: { type: 'object', anyOf: [{ required: ['a'], title: 'With a' }] } }, []],
    ["an author's TypeScript", { V: { anyOf: [tagged('a'), tagged('b')], [LETTERPRESS]: { tsType: 'string' } } }, []],
  ])('%s', (_, definitions, names) => {
    const model = smallModel({ root: closed({}), definitions });
    expect(new Set(variantNames(model).values())).toEqual(new Set(names));
    expect(Object.keys(model.typesSchema.$defs ?? {}).sort()).toEqual([...Object.keys(definitions), ...names].sort());
  });

  it('is one name in types, builders and page', () => {
    const definitions = { Shape: { title: 'Shape', anyOf: [tagged('circle.big', {}, 'Circle'), tagged('b')] } };
    const model = smallModel({ root: closed({ shape: { $ref: '#/$defs/Shape' } }), definitions });
    const [shape] = planBuilders(model).namespaces;
    const { list } = collectSections(model, createAnchors());
    const names = ['ShapeCircleBig', 'ShapeB'];
    expect(Object.keys(model.typesSchema.$defs ?? {})).toEqual(['Shape', ...names]);
    expect(shape?.factories.map(({ returns, input }) => [returns, input.name])).toEqual(
      names.map((name) => [name, `${name}Input`]),
    );
    expect(list.map(({ title }) => title)).toEqual(['Card', 'Shape', ...names]);
  });
});

describe('names of any schema', () => {
  const name = fc.string({
    unit: fc.constantFrom('a', 'A', 'b', 'B', '-', '.', '_', '!', '/', '1', '2d', '🚀', 'é', ' '),
    maxLength: 4,
  });
  const value = fc.oneof(name, fc.integer({ min: -2, max: 2 }), fc.boolean());
  const definition = fc.record({
    name,
    title: fc.option(fc.constantFrom('A', 'Ab', 'a b', 'Input'), { nil: undefined }),
    values: fc.uniqueArray(value, { minLength: 1, maxLength: 4 }),
    properties: fc.uniqueArray(name, { maxLength: 4 }),
  });
  type Definition = (typeof definition extends fc.Arbitrary<infer T> ? T : never) & object;
  const definitions = fc.uniqueArray(definition, { selector: (one) => one.name, minLength: 1, maxLength: 6 });

  function modelOf(list: readonly Definition[]): FormatModel {
    const schemas = list.map(({ name: key, title, values, properties }): [string, NormalSchema] => {
      const own = closed(Object.fromEntries(properties.map((property) => [property, text])), []);
      const union = { anyOf: values.map((one) => tagged(one)) };
      const whole = closed({ ...own.properties, '+': union }, []);
      return [key, { ...(values.length > 2 ? union : whole), ...(title === undefined ? {} : { title }) }];
    });
    const root = closed(
      Object.fromEntries(list.flatMap(({ properties }) => properties).map((key) => [key, { type: 'array' }])),
    );
    return smallModel({ root, definitions: Object.fromEntries(schemas) });
  }

  /** Every name that users see or import, by what has it. */
  function namesOf(model: FormatModel): Map<string, string> {
    const { document, namespaces, factories } = planBuilders(model);
    const sections = collectSections(model, createAnchors());
    const inputs = [...factories, ...namespaces.flatMap((namespace) => namespace.factories)];
    return new Map([
      ...[...model.names.definitions].map(([key, type]) => [`type ${key}`, type] as const),
      ...[...variantNames(model)].map(([key, type]) => [`variant ${key}`, type] as const),
      ...(document.fluent?.methods ?? []).map(
        (method) => [`method ${method.member} ${method.adds}`, method.name] as const,
      ),
      ...[...namespaces, ...factories].map((builder) => [`builder ${builder.definition}`, builder.name] as const),
      ...namespaces.flatMap((namespace) =>
        namespace.factories.map(
          ({ name: own, fixed }) => [`factory ${namespace.definition} ${JSON.stringify(fixed)}`, own] as const,
        ),
      ),
      ...inputs.map(({ returns, input }) => [`input ${returns} ${input.doc}`, input.name] as const),
      ...sections.list
        .filter(({ isNamed }) => isNamed)
        .map(({ names, anchor }) => [`section ${names}`, anchor] as const),
      ...[...sections.fieldAnchors].flatMap(([section, fields]) =>
        [...fields].map(([field, anchor]) => [`field ${section.names} ${field}`, anchor] as const),
      ),
    ]);
  }

  const turned = ({ values, properties, ...one }: Definition): Definition => ({
    ...one,
    values: [...values].reverse(),
    properties: [...properties].reverse(),
  });

  it('do not depend on the order of definitions, properties and variants', () => {
    fc.assert(
      fc.property(
        definitions.chain((list) => fc.tuple(fc.constant(list), fc.shuffledSubarray(list, { minLength: list.length }))),
        ([list, shuffled]) => {
          const sorted = (names: Map<string, string>) => [...names].sort(([left], [right]) => (left < right ? -1 : 1));
          expect(sorted(namesOf(modelOf(shuffled.map(turned))))).toEqual(sorted(namesOf(modelOf(list))));
        },
      ),
      { numRuns: 60, seed: 7 },
    );
  });

  it('are distinct, and identifiers where code needs them', () => {
    fc.assert(
      fc.property(definitions, (list) => {
        const model = modelOf(list);
        const types = [...model.names.definitions.values(), ...new Set(variantNames(model).values())];
        expect(types.every(isIdentifier)).toBe(true);
        expect(new Set(types).size).toBe(types.length);
        const { document } = planBuilders(model);
        const methods = (document.fluent?.methods ?? []).map((method) => method.name);
        expect(methods.every(isIdentifier)).toBe(true);
        expect(new Set(methods).size).toBe(methods.length);
      }),
      { numRuns: 40, seed: 8 },
    );
  });

  it('stay for an exact one, whatever is added', () => {
    fc.assert(
      fc.property(definitions, definition, (list, more) => {
        fc.pre(list.every((one) => one.name !== more.name));
        const before = modelOf(list).names.definitions;
        const after = modelOf([more, ...list]).names.definitions;
        for (const [key, type] of before) if (pascalCase(key) === key) expect(after.get(key)).toBe(type);
      }),
      { numRuns: 60, seed: 9 },
    );
  });
});
