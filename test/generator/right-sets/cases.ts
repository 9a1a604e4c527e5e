// biome-ignore-all lint/suspicious/noTemplateCurlyInString: TypeBox reads template literals from strings
import { type TSchema, Type } from '@sinclair/typebox';

/** A small schema, with what its types, builders and validator must make of documents. */
export interface Case {
  readonly schema: TSchema;
  /**
   * How the printed type relates to `Static`: the same, but for the order in which it is written; or why it differs, in
   * one sentence.
   */
  readonly static: 'same' | { readonly differs: string };
  /** Documents that types, builder and validator accept. */
  readonly accepts: readonly unknown[];
  /** Documents that all of them refuse. */
  readonly rejects: readonly unknown[];
  /** Documents that only the types refuse, because they name a property that the schema does not. */
  readonly unmentioned?: readonly unknown[];
  /** Documents that only the validator refuses, because TypeScript cannot say it. */
  readonly unsaid?: readonly unknown[];
  /** The whole of the printed type of the document, on one line. */
  readonly prints?: string;
  /** TypeScript about `doc`, a value of the printed type; a line ends in `// no` when it must not compile. */
  readonly lines?: readonly string[];
}

const shut = { additionalProperties: false } as const;

const Base = Type.Object({ id: Type.String() });

const SAME = 'same' as const;

export const CASES = {
  neverMembers: {
    schema: Type.Union([
      Type.Object({ file: Type.String(), url: Type.Optional(Type.Never()) }, shut),
      Type.Object({ url: Type.String(), file: Type.Optional(Type.Never()) }, shut),
    ]),
    static: SAME,
    accepts: [{ file: 'a' }, { url: 'a' }],
    rejects: [{ file: 'a', url: 'b' }, {}],
  },
  neverUnion: {
    schema: Type.Object({ a: Type.Optional(Type.Union([])), b: Type.Optional(Type.Null()) }),
    static: SAME,
    accepts: [{}, { b: null }],
    rejects: [{ a: 1 }, { a: null }],
  },
  neverItems: {
    schema: Type.Array(Type.Never()),
    static: SAME,
    accepts: [[]],
    rejects: [[1], [null]],
  },
  neverTuple: {
    schema: Type.Object({ t: Type.Optional(Type.Tuple([Type.Never()])) }),
    static: SAME,
    accepts: [{}],
    rejects: [{ t: [] }, { t: [1] }],
  },
  neverRecord: {
    schema: Type.Record(Type.String(), Type.Never()),
    static: SAME,
    accepts: [{}],
    rejects: [{ a: 1 }],
  },
  neverInUnion: {
    schema: Type.Object({ a: Type.Union([Type.Never(), Type.Array(Type.String())]) }),
    static: SAME,
    accepts: [{ a: [] }],
    rejects: [{ a: 1 }, {}],
    prints: '{ a: string[]; }',
  },
  neverInIntersection: {
    schema: Type.Object({ a: Type.Optional(Type.Intersect([Base, Type.Never()])) }),
    static: SAME,
    accepts: [{}],
    rejects: [{ a: { id: 'a' } }, { a: null }],
    prints: '{ a?: never; }',
  },
  neverByHand: {
    schema: Type.Unsafe<{ a?: never; b?: never; c?: never; d?: [] | [string]; e?: [] }>({
      type: 'object',
      properties: {
        a: false,
        b: { type: 'string', not: { description: 'Anything.' } },
        c: { anyOf: [false, { not: true }] },
        d: { type: 'array', prefixItems: [{ type: 'string' }, false] },
        e: { type: 'array', items: false },
      },
    }),
    static: SAME,
    accepts: [{}, { d: [] }, { d: ['a'] }, { e: [] }],
    rejects: [{ a: 1 }, { b: 'b' }, { c: null }, { d: ['a', 'b'] }, { e: [1] }],
  },
  notNever: {
    schema: Type.Object({ a: Type.Not(Type.Never()), b: Type.Optional(Type.Not(Type.String())) }),
    static: SAME,
    accepts: [{ a: 1 }, { a: null, b: 2 }],
    rejects: [{}],
    unsaid: [{ a: 1, b: 'b' }],
    prints: '{ a: unknown; b?: unknown; }',
  },
  intersection: {
    schema: Type.Object(
      { m: Type.Intersect([Type.Object({ a: Type.Number() }), Type.Object({ b: Type.Number() })]) },
      shut,
    ),
    static: SAME,
    accepts: [{ m: { a: 1, b: 2 } }],
    rejects: [{ m: { a: 1 } }, { m: null }],
    unmentioned: [{ m: { a: 1, b: 2, bb: 3 } }],
    prints: '{ m: { a: number; } & { b: number; }; }',
    lines: ['doc.m.whatever; // no', 'doc.m.a.toFixed();'],
  },
  intersectionOfDefinitions: {
    schema: Type.Intersect([
      Type.Object({ a: Type.Number() }, { $id: 'First' }),
      Type.Object({ b: Type.Optional(Type.String()) }, { $id: 'Second' }),
    ]),
    static: SAME,
    accepts: [{ a: 1 }, { a: 1, b: 'b' }],
    rejects: [{ b: 'b' }, { a: 1, b: 1 }],
    unmentioned: [{ a: 1, c: 1 }],
    prints: 'First & Second',
  },
  intersectionInside: {
    schema: Type.Object({
      m: Type.Intersect([
        Type.Intersect([Base, Type.Object({ a: Type.Null() })]),
        Type.Object({ b: Type.Optional(Type.Boolean()) }),
      ]),
    }),
    static: SAME,
    accepts: [{ m: { id: 'a', a: null } }],
    rejects: [{ m: { id: 'a' } }],
    unmentioned: [{ m: { id: 'a', a: null, c: 1 } }],
  },
  taggedIntersections: {
    schema: Type.Union([
      Type.Intersect([Base, Type.Object({ tag: Type.Literal('one'), x: Type.Number() })]),
      Type.Intersect([Base, Type.Object({ tag: Type.Literal('two'), y: Type.String() })]),
    ]),
    static: SAME,
    accepts: [
      { id: 'a', tag: 'one', x: 1 },
      { id: 'a', tag: 'two', y: 'y' },
    ],
    rejects: [
      { id: 'a', tag: 'one', y: 'y' },
      { tag: 'one', x: 1 },
    ],
    lines: [
      "if (doc.tag === 'one') doc.x.toFixed();",
      "if (doc.tag === 'two') doc.y.trim();",
      "if (doc.tag === 'two') doc.x; // no",
      'doc.x; // no',
    ],
  },
  commonBase: {
    schema: Type.Unsafe<{ id: string } & ({ tag: 'one'; x: number } | { tag: 'two'; y: string })>({
      type: 'object',
      properties: { id: { type: 'string' } },
      required: ['id'],
      oneOf: [
        { properties: { tag: { const: 'one' }, x: { type: 'number' } }, required: ['tag', 'x'] },
        { properties: { tag: { const: 'two' }, y: { type: 'string' } }, required: ['tag', 'y'] },
      ],
    }),
    static: SAME,
    accepts: [{ id: 'a', tag: 'one', x: 1 }],
    rejects: [
      { id: 'a', tag: 'one' },
      { tag: 'two', y: 'y' },
    ],
    lines: ["if (doc.tag === 'one') doc.x.toFixed();", "if (doc.tag === 'one') doc.y; // no"],
  },
  bareTypes: {
    schema: Type.Unsafe<{
      a: 'x' | 'y';
      b: { c: number };
      d: string[] | number[];
      e: string | { f: 1 };
      g: { [k: string]: unknown };
      h: unknown[];
      i: { c: number };
      j: { f: 1 };
    }>({
      type: 'object',
      required: ['a', 'b', 'd', 'e', 'g', 'h', 'i', 'j'],
      properties: {
        a: { type: 'string', anyOf: [{ const: 'x' }, { const: 'y', description: 'Y.' }, { const: 1 }] },
        b: { type: 'object', $ref: '#/$defs/Counted' },
        d: {
          type: 'array',
          oneOf: [
            { minItems: 1, items: { type: 'string' } },
            { items: { type: 'number' }, type: 'array' },
          ],
        },
        e: {
          type: ['string', 'object'],
          anyOf: [
            { type: 'string' },
            { type: 'object', required: ['f'], properties: { f: { const: 1 } } },
            { type: 'null' },
          ],
        },
        g: { type: 'object', anyOf: [{ minProperties: 1 }, { maxProperties: 3 }] },
        h: { type: 'array', not: { maxItems: 0 }, allOf: [{ type: 'array' }] },
        i: { allOf: [{ type: 'object' }, { $ref: '#/$defs/Counted' }] },
        j: {
          type: 'object',
          anyOf: [{ $ref: '#/$defs/Counted' }, { required: ['f'], properties: { f: { const: 1 } } }],
          allOf: [{ required: ['f'], properties: { f: { const: 1 } } }],
        },
      },
      $defs: { Counted: { type: 'object', required: ['c'], properties: { c: { type: 'number' } } } },
    }),
    static: { differs: 'a part of an intersection repeats what another says.' },
    accepts: [],
    rejects: [],
    lines: [
      "const a: 'x' | 'y' = doc.a; void a;",
      'doc.b.d; // no',
      'const d: string[] | number[] = doc.d; void d;',
      'doc.b.c.toFixed();',
      "if (typeof doc.e === 'object') doc.e.f.toFixed();",
      'doc.i.d; // no',
    ],
  },
  recordsByNumber: {
    schema: Type.Object({ p: Type.Record(Type.Number(), Type.String()) }),
    static: SAME,
    accepts: [{ p: {} }, { p: { 1: 'a' } }],
    rejects: [{ p: { 1: 1 } }],
    unmentioned: [{ p: { other: 5 } }],
    prints: '{ p: { [k: number]: string; }; }',
    lines: ['doc.p.other; // no', 'doc.p[1] satisfies string | undefined;'],
  },
  recordsByTemplate: {
    schema: Type.Object({ p: Type.Record(Type.TemplateLiteral('k${string}'), Type.String()) }),
    static: SAME,
    accepts: [{ p: {} }, { p: { ka: 'a' } }],
    rejects: [{ p: { ka: 1 } }],
    unmentioned: [{ p: { other: 5 } }],
    prints: '{ p: { [k: `k${string}`]: string; }; }',
    lines: ['doc.p.other; // no', 'doc.p.kx satisfies string | undefined;'],
  },
  closedRecords: {
    schema: Type.Object({ p: Type.Record(Type.TemplateLiteral('k${string}'), Type.String(), shut) }),
    static: SAME,
    accepts: [{ p: {} }, { p: { ka: 'a' } }],
    rejects: [{ p: { ka: 1 } }, { p: { other: 'a' } }],
  },
  recordBesideNames: {
    schema: Type.Intersect([
      Type.Object({ a: Type.String(), 'x-a': Type.Optional(Type.Number()) }),
      Type.Record(Type.TemplateLiteral('x-${string}'), Type.Union([Type.Number(), Type.Boolean()])),
    ]),
    static: SAME,
    accepts: [{ a: 'a', 'x-a': 1, 'x-b': true }],
    rejects: [{ a: 1 }, { a: 'a', 'x-b': 'b' }],
    unmentioned: [{ a: 'a', y: 1 }],
  },
  emptyObjects: {
    schema: Type.Unsafe<{ a?: { [key: string]: never }; b?: { [key: string]: never } }>({
      type: 'object',
      properties: { a: { type: 'object', propertyNames: false }, b: { type: 'object', maxProperties: 0 } },
    }),
    static: SAME,
    accepts: [{ a: {}, b: {} }],
    rejects: [{ a: { c: 1 } }, { b: { c: 1 } }],
  },
  recordsByPattern: {
    schema: Type.Unsafe<{
      a?: { [k: string]: unknown };
      b?: { [k: `x-${string}`]: number; c?: string };
      d?: { [k: string]: string };
    }>({
      type: 'object',
      properties: {
        a: { type: 'object', patternProperties: { '^[a-z]+$': { type: 'number' } } },
        b: { type: 'object', properties: { c: { type: 'string' } }, patternProperties: { '^x-': { type: 'number' } } },
        d: { type: 'object', patternProperties: { '^[a-z]+$': { type: 'string' } }, ...shut },
      },
    }),
    static: SAME,
    accepts: [{ a: { 'A-B': 'any', a: 1 } }, { b: { 'x-a': 1, c: 'c' } }, { d: { a: 'a' } }],
    rejects: [{ b: { 'x-a': 'a' } }, { d: { a: 1 } }, { b: { c: 1 } }],
    unmentioned: [{ b: { other: 1 } }],
    unsaid: [{ a: { a: 'a' } }, { d: { 'A-B': 'a' } }],
  },
  patternsBesideNames: {
    schema: Type.Unsafe<{ [k: string]: unknown; 'x-a': 1 | 2 }>({
      type: 'object',
      required: ['x-a'],
      properties: { 'x-a': { enum: [1, 2] } },
      patternProperties: { '^x-': { type: 'number' } },
    }),
    static: SAME,
    accepts: [{ 'x-a': 1, b: 'b' }],
    rejects: [{ 'x-a': 3 }, {}],
    unsaid: [{ 'x-a': 1, 'x-b': 'b' }],
  },
  severalPatterns: {
    schema: Type.Unsafe<{ [k: `x-${string}`]: number; [k: `y-${string}`]: string }>({
      type: 'object',
      patternProperties: { '^x-': { type: 'number' }, '^y-': { type: 'string' } },
    }),
    static: SAME,
    accepts: [{ 'x-a': 1, 'y-a': 'a' }],
    rejects: [{ 'x-a': 'a' }, { 'y-a': 1 }],
    unmentioned: [{ z: 1 }],
  },
  overlappingPatterns: {
    schema: Type.Unsafe<{ a: { [k: string]: unknown } }>({
      type: 'object',
      required: ['a'],
      properties: { a: { type: 'object', patternProperties: { '^x': { type: 'number' }, '^xy': { enum: [1, 'a'] } } } },
    }),
    static: SAME,
    accepts: [{ a: { xa: 1, xy: 1 } }],
    rejects: [{ a: null }],
    unsaid: [{ a: { xy: 'a' } }],
  },
  templates: {
    schema: Type.Object({
      finite: Type.TemplateLiteral('a${x|y}'),
      digits: Type.TemplateLiteral('v${0|1|2}'),
      infinite: Type.TemplateLiteral('k${string}'),
      number: Type.Optional(Type.TemplateLiteral('${number}px')),
      boolean: Type.Optional(Type.TemplateLiteral([Type.Literal('is-'), Type.Boolean()])),
      any: Type.Optional(Type.TemplateLiteral('${string}')),
      nested: Type.Optional(Type.TemplateLiteral('${a|b}-${string}.${c|d}')),
      odd: Type.Optional(Type.TemplateLiteral([Type.Literal('`$\\(a|b)'), Type.String()])),
      list: Type.Optional(Type.Array(Type.TemplateLiteral('a${x|y}'))),
    }),
    static: SAME,
    accepts: [
      { finite: 'ax', digits: 'v0', infinite: 'k' },
      { finite: 'ay', digits: 'v2', infinite: 'kk', number: '2px', boolean: 'is-true', any: '', nested: 'a-.d' },
      { finite: 'ay', digits: 'v2', infinite: 'kk', odd: '`$\\(a|b)c', list: ['ax'] },
    ],
    rejects: [
      { finite: 'az', digits: 'v0', infinite: 'k' },
      { finite: 'ax', digits: 'v3', infinite: 'k' },
      { finite: 'ax', digits: 'v0', infinite: 'l' },
      { finite: 'ax', digits: 'v0', infinite: 'k', number: 'px' },
      { finite: 'ax', digits: 'v0', infinite: 'k', nested: 'c-.d' },
      { finite: 'ax', digits: 'v0', infinite: 'k', list: ['az'] },
    ],
  },
  readonlyMembers: {
    schema: Type.Object({
      a: Type.Readonly(Type.String()),
      b: Type.ReadonlyOptional(Type.Object({ c: Type.Number() })),
      d: Type.Optional(Type.Boolean()),
      'e-f': Type.Readonly(Type.Object({}, { $id: 'Empty', ...shut })),
    }),
    static: { differs: 'an object without properties is `{}` in TypeBox.' },
    accepts: [
      { a: 'a', 'e-f': {} },
      { a: 'a', b: { c: 1 }, 'e-f': {} },
    ],
    rejects: [{ a: 1, 'e-f': {} }],
    prints: "{ readonly a: string; readonly b?: { c: number; }; d?: boolean; readonly 'e-f': Empty; }",
    lines: ["doc.a = 'b'; // no", 'doc.d = true;', 'doc.b = { c: 1 }; // no', "doc['e-f'] = {}; // no"],
  },
  constants: {
    schema: Type.Const({ a: 1, b: [1, 'x', { c: true }] } as const),
    static: SAME,
    accepts: [{ a: 1, b: [1, 'x', { c: true }] }],
    rejects: [
      { a: 2, b: [1, 'x', { c: true }] },
      { a: 1, b: [1, 'x'] },
    ],
    lines: ['doc.a = 1; // no', 'doc.b[2].c = true; // no'],
  },
  deepUndefined: {
    schema: Type.Object(
      {
        a: Type.Optional(Type.String()),
        n: Type.Optional(
          Type.Object(
            {
              d: Type.Optional(Type.Number()),
              r: Type.Optional(Type.Array(Type.Object({ e: Type.Optional(Type.Null()) }))),
            },
            shut,
          ),
        ),
        m: Type.Optional(Type.Record(Type.String(), Type.Object({ f: Type.Optional(Type.Literal('f')) }))),
        t: Type.Optional(Type.Tuple([Type.Object({ g: Type.Optional(Type.Boolean()), h: Type.Boolean() })])),
      },
      shut,
    ),
    static: SAME,
    accepts: [{}, { n: { r: [{}] } }],
    rejects: [{ n: { d: 'd' } }],
    lines: [
      'build({ a: undefined, n: { d: undefined, r: [{ e: undefined }] } });',
      'build({ m: { x: { f: undefined } }, t: [{ g: undefined, h: true }] });',
      'build({ t: [{ h: undefined }] }); // no',
      'build({ n: { r: [undefined] } }); // no',
    ],
  },
  objectValues: {
    schema: Type.Unsafe<{ hasOwnProperty: 1 } | [{ $ref: 'a' }]>({ enum: [{ hasOwnProperty: 1 }, [{ $ref: 'a' }]] }),
    static: SAME,
    accepts: [{ hasOwnProperty: 1 }, [{ $ref: 'a' }]],
    rejects: [{ hasOwnProperty: 2 }, []],
  },
  namedProto: {
    schema: Type.Unsafe<{ ['__proto__']?: number }>(
      JSON.parse('{"type":"object","properties":{"__proto__":{"type":"number"}}}'),
    ),
    static: SAME,
    accepts: [JSON.parse('{"__proto__":1}'), {}],
    rejects: [JSON.parse('{"__proto__":"s"}')],
  },
  closedProto: {
    schema: Type.Unsafe<{ ['__proto__']: { a?: number } }>(
      JSON.parse(
        '{"type":"object","required":["__proto__"],"additionalProperties":false,"properties":{"__proto__":{"type":"object","properties":{"a":{"type":"number"}}}}}',
      ),
    ),
    static: SAME,
    accepts: [JSON.parse('{"__proto__":{"a":1}}')],
    rejects: [JSON.parse('{"__proto__":{"a":"s"}}'), {}, JSON.parse('{"__proto__":{},"b":1}')],
  },
  constantProto: {
    schema: Type.Unsafe<unknown>(
      JSON.parse(
        '{"type":"object","properties":{"a":{"const":{"__proto__":1}},"b":{"enum":[{"__proto__":[]},{"toString":1}]}}}',
      ),
    ),
    static: { differs: 'no type was given.' },
    accepts: [JSON.parse('{"a":{"__proto__":1}}'), JSON.parse('{"b":{"__proto__":[]}}')],
    rejects: [{ a: {} }, JSON.parse('{"a":{"__proto__":2}}'), { b: {} }],
  },
};

/** Names that JavaScript, JSON Schema or a library treats as special, as the only property of a closed object. */
export const NAMES = [
  '__proto__',
  'hasOwnProperty',
  'constructor',
  'prototype',
  'toString',
  'valueOf',
  'toJSON',
  'then',
  '__defineGetter__',
  'isPrototypeOf',
  '$ref',
  '$id',
  '$schema',
  '$defs',
  'definitions',
  'properties',
  'required',
  'type',
  'enum',
  'const',
  'not',
  'items',
  'allOf',
  'extends',
  'title',
  'tsType',
  'tsEnumNames',
  'x-letterpress',
  'default',
  'build',
  'length',
  'name',
  'input',
  '',
  ' ',
  'Key0',
  '[k: string]',
  '`',
  '</script>',
] as const;
