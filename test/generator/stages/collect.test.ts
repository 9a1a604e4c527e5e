import { type TSchema, Type } from '@sinclair/typebox';
import { describe, expect, it } from 'vitest';
import { definitionName, definitionRef } from '../../../generator/definition-ref.js';
import type { NormalSchema } from '../../../generator/model.js';
import { buildModel } from '../../../generator/stages/build-model.js';
import { closed } from '../../../schemas/kit/scalars.js';
import { shared } from '../../../schemas/kit/shared.js';
import { printedValidator, toyOf } from '../../support/runtime-format.js';

/** What remains of a schema once every name has its place. */
interface Form {
  readonly typeName: string;
  readonly root: NormalSchema;
  readonly definitions: Readonly<Record<string, NormalSchema>>;
}

function formOf(schema: object): Form {
  const { names, root, definitions } = buildModel(toyOf(schema));
  return { typeName: names.document, root, definitions: Object.fromEntries(definitions) };
}

const Point = closed({ x: Type.Number() }, { $id: 'Point' });
const point: NormalSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['x'],
  properties: { x: { type: 'number' } },
};
const kids = (ref: string): NormalSchema => ({
  type: 'object',
  required: ['kids'],
  properties: { kids: { type: 'array', items: { $ref: ref } } },
});
const tree = (id?: string): TSchema =>
  Type.Recursive((self) => Type.Object({ kids: Type.Array(self) }), id === undefined ? {} : { $id: id });
const nodes = Type.Module({
  Leaf: Type.Object({ size: Type.Number() }),
  Node: Type.Object({ kids: Type.Array(Type.Ref('Node')), leaf: Type.Optional(Type.Ref('Leaf')) }),
});
const nodesForm = {
  Node: {
    type: 'object',
    required: ['kids'],
    properties: { kids: { type: 'array', items: { $ref: '#/$defs/Node' } }, leaf: { $ref: '#/$defs/Leaf' } },
  },
  Leaf: { type: 'object', required: ['size'], properties: { size: { type: 'number' } } },
};

describe('names in a TypeBox schema', () => {
  it.each<[string, object, Form]>([
    [
      'an inner $id becomes a definition',
      Type.Object({ a: Point, b: Type.Optional(Point), c: Type.Array(Point) }),
      {
        typeName: 'Card',
        root: {
          type: 'object',
          required: ['a', 'c'],
          properties: {
            a: { $ref: '#/$defs/Point' },
            b: { $ref: '#/$defs/Point' },
            c: { type: 'array', items: { $ref: '#/$defs/Point' } },
          },
        },
        definitions: { Point: point },
      },
    ],
    [
      'a shared definition is one, and each use keeps what it says',
      Type.Object({ a: shared(Point, { description: 'first' }), b: shared(Point, { description: 'second' }) }),
      {
        typeName: 'Card',
        root: {
          type: 'object',
          required: ['a', 'b'],
          properties: {
            a: { $ref: '#/$defs/Point', description: 'first' },
            b: { $ref: '#/$defs/Point', description: 'second' },
          },
        },
        definitions: { Point: point },
      },
    ],
    [
      'the document’s own $id is its type’s name',
      Type.Object({}, { $id: 'Manifest' }),
      { typeName: 'Manifest', root: { type: 'object', properties: {} }, definitions: {} },
    ],
    [
      'a recursive document refers to itself by its name',
      tree('Tree'),
      { typeName: 'Tree', root: { $ref: '#/$defs/Tree' }, definitions: { Tree: kids('#/$defs/Tree') } },
    ],
    [
      'recursion further in',
      Type.Object({ tree: tree('Tree') }),
      {
        typeName: 'Card',
        root: { type: 'object', required: ['tree'], properties: { tree: { $ref: '#/$defs/Tree' } } },
        definitions: { Tree: kids('#/$defs/Tree') },
      },
    ],
    [
      'a module as the document',
      nodes.Import('Node'),
      { typeName: 'Node', root: { $ref: '#/$defs/Node' }, definitions: { Node: nodesForm.Node, Leaf: nodesForm.Leaf } },
    ],
    [
      'two imports of one module share its definitions',
      Type.Object({ a: nodes.Import('Node'), b: nodes.Import('Leaf') }),
      {
        typeName: 'Card',
        root: {
          type: 'object',
          required: ['a', 'b'],
          properties: { a: { $ref: '#/$defs/Node' }, b: { $ref: '#/$defs/Leaf' } },
        },
        definitions: { Node: nodesForm.Node, Leaf: nodesForm.Leaf },
      },
    ],
    [
      'Type.Ref to a definition elsewhere in the document',
      Type.Object({ a: Point, b: Type.Ref('Point') }),
      {
        typeName: 'Card',
        root: {
          type: 'object',
          required: ['a', 'b'],
          properties: { a: { $ref: '#/$defs/Point' }, b: { $ref: '#/$defs/Point' } },
        },
        definitions: { Point: point },
      },
    ],
    [
      'bare references next to $defs, as older TypeBox wrote them',
      { $ref: 'Node', $defs: { Node: { $id: 'Node', ...kids('Node') } } },
      { typeName: 'Node', root: { $ref: '#/$defs/Node' }, definitions: { Node: kids('#/$defs/Node') } },
    ],
    [
      'a root that refers to a recursive definition',
      { $ref: '#/$defs/N', $defs: { N: kids('#/$defs/N') } },
      { typeName: 'N', root: { $ref: '#/$defs/N' }, definitions: { N: kids('#/$defs/N') } },
    ],
    [
      'a reference to the document itself',
      { type: 'object', properties: { next: { $ref: '#' } } },
      {
        typeName: 'Card',
        root: { $ref: '#/$defs/Card' },
        definitions: { Card: { type: 'object', properties: { next: { $ref: '#/$defs/Card' } } } },
      },
    ],
    [
      'a definition that nothing refers to is left out, with what only it refers to',
      nodes.Import('Leaf'),
      { typeName: 'Leaf', root: { $ref: '#/$defs/Leaf' }, definitions: { Leaf: nodesForm.Leaf } },
    ],
    [
      'a document that refers to itself does not replace a definition with its name',
      { type: 'object', properties: { next: { $ref: '#' }, card: { $ref: '#/$defs/Card' } }, $defs: { Card: point } },
      {
        typeName: 'Card',
        root: { $ref: '#/$defs/Card_' },
        definitions: {
          Card_: {
            type: 'object',
            properties: { next: { $ref: '#/$defs/Card_' }, card: { $ref: '#/$defs/Card' } },
          },
          Card: point,
        },
      },
    ],
  ])('%s', (_, schema, form) => {
    expect(formOf(schema)).toEqual(form);
  });

  it('no $id is left inside, and nothing of Letterpress is published', () => {
    const { published } = buildModel(toyOf(Type.Object({ a: Point, t: tree('Tree'), m: nodes.Import('Node') })));
    const inner = JSON.stringify({ ...published, $id: undefined });
    expect(inner).not.toMatch(/"\$id"|x-letterpress/);
  });

  it('two formats may use one name for two things', async () => {
    const models = ['a', 'b'].map((key) =>
      buildModel(toyOf(closed({ node: closed({ [key]: Type.String() }, { $id: 'Node' }) }))),
    );
    const [first, second] = await Promise.all(models.map(printedValidator));
    expect([{ node: { a: 'x' } }, { node: { b: 'x' } }].map((value) => [first?.(value), second?.(value)])).toEqual([
      [true, false],
      [false, true],
    ]);
  });
});

describe('names that a pointer has to escape', () => {
  const NAMES = [
    'a/b',
    'm~n',
    'p%q',
    'p%25q',
    '日本',
    'child[one]',
    '~1',
    'a b',
    '$defs',
    '__proto__',
    'constructor',
    '',
  ];

  it.each<[string, string]>([
    ['a/b', '#/$defs/a~1b'],
    ['m~n', '#/$defs/m~0n'],
    ['p%q', '#/$defs/p%25q'],
    ['日本', '#/$defs/%E6%97%A5%E6%9C%AC'],
    ['child[one]', '#/$defs/child%5Bone%5D'],
    ['~1', '#/$defs/~01'],
    ['Point', '#/$defs/Point'],
  ])('%s', (name, ref) => {
    expect(definitionRef(name)).toBe(ref);
    expect(definitionName(ref)).toBe(name);
  });

  it('a reference whose % is not an escape does not throw', () => {
    expect(definitionName('#/$defs/c%d')).toBe('c%d');
    expect(definitionName('#/c%d')).toBeUndefined();
  });

  it.each(NAMES.filter((name) => name !== ''))('%s leads through validator and explanation', async (name) => {
    const schema = {
      type: 'object',
      properties: { a: { $ref: definitionRef(name) }, b: { $ref: name } },
      $defs: Object.fromEntries([[name, { type: 'string', maxLength: 1 }]]),
    };
    const model = buildModel(toyOf(schema));
    expect([...model.definitions.keys()]).toEqual([name]);
    expect(model.root.properties).toEqual({ a: { $ref: definitionRef(name) }, b: { $ref: definitionRef(name) } });
    const validate = await printedValidator(model);
    expect([{ a: 'x', b: 'y' }, { a: 'xx' }, { b: 1 }].map(validate)).toEqual([true, false, false]);
  });
});
