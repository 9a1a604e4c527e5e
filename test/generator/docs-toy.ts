import { defineRule } from '../../core/rule.js';
import type { FormatModel, NormalSchema } from '../../generator/model.js';
import { annotate } from '../../schemas/kit/annotate.js';
import { smallModel } from '../support/model.js';

/** Texts that have broken pages of other toolkits. */
export const HOSTILE_TEXTS = [
  'a|b <T> `x|y`\n\n- one\n- two',
  'Md | Test',
  '$& and $1 and {{x}}',
  '<script>alert(1)</script> & &amp; <!-- -->',
  '**bold** _em_ [link](javascript:alert(1)) ![i](x)',
  'back\\slash \\| and ``two `ticks`` and one ` more',
  '# heading\n=====\n```\nfence\n~~~',
  'src/**/*.ts and */foo',
  'line\r\nnext\u2028last\u202e\ud800\u0000',
  '</details></summary>',
];

/** Names that have broken ids and cells of other toolkits. */
export const HOSTILE_NAMES = [
  'a-b',
  'a b',
  'A-B',
  'a|b',
  'class',
  '1st',
  'constructor',
  'toString',
  "it's",
  'quo"te',
  'back\\slash',
  'back\\|bar',
  'new\nline',
  '',
  'é',
  '😀',
  '__proto__',
  '`tick`',
  '<b>',
  'rules',
  'definitions',
];

const string: NormalSchema = { type: 'string', maxLength: 7 };

function withProperty(name: string, node: NormalSchema): readonly [string, NormalSchema] {
  return [name, node];
}

function propertiesOf(entries: readonly (readonly [string, NormalSchema])[]): Readonly<Record<string, NormalSchema>> {
  return Object.fromEntries(entries);
}

const root: NormalSchema = {
  title: HOSTILE_TEXTS[1] ?? '',
  description: HOSTILE_TEXTS[0] ?? '',
  type: 'object',
  additionalProperties: false,
  required: ['a-b', '__proto__'],
  properties: propertiesOf([
    ...HOSTILE_NAMES.map((name, index) =>
      withProperty(name, { ...string, description: HOSTILE_TEXTS[index % HOSTILE_TEXTS.length] ?? '' }),
    ),
    ['choice', { enum: ['x|y', '<z>', '`q`', null, '\\|', ''] }],
    ['pattern', { type: 'string', pattern: '^(?:a|`|<b>|\\|)$' }],
    ['constraint', { type: 'string', pattern: '^a', ...annotate({ constraint: '`a` | `b` <c>' }), default: '|' }],
    [
      'nested',
      { type: 'object', properties: { inner: { ...string, deprecated: true }, size: { $ref: '#/$defs/Size' } } },
    ],
    ['array', { type: 'array', maxItems: 3, items: { $ref: '#/$defs/rules' } }],
    ['map', { type: 'object', additionalProperties: { type: 'array', items: { type: 'integer' } } }],
    ['text', { anyOf: [{ type: 'string' }, { type: 'object', required: ['en'], properties: { en: string } }] }],
    ['many', { enum: Array.from({ length: 70 }, (_, index) => `v${index}`) }],
    ['self', { $ref: '#/$defs/Tree' }],
    [
      'lenient',
      {
        type: 'object',
        properties: { a: string },
        ...annotate({
          leniency: { type: { platform: 'ignored' }, 'required/a': { contract: 'warning', platform: 'warning' } },
        }),
      },
    ],
  ]),
};

const definitions: Readonly<Record<string, NormalSchema>> = {
  Size: {
    title: 'Size | of <it>',
    type: 'object',
    required: ['w'],
    properties: { w: { type: 'integer', minimum: 200, maximum: 2400 } },
    ...annotate({
      leniency: {
        additionalProperties: { platform: 'warning' },
        'properties/w': { contract: 'ignored', platform: 'ignored', where: { '/by/kind': 'x|y' } },
      },
    }),
  },
  rules: {
    anyOf: [{ $ref: '#/$defs/A' }, { $ref: '#/$defs/B' }],
  },
  A: { type: 'object', required: ['kind'], properties: { kind: { const: 'a' }, x: string } },
  B: { type: 'object', required: ['kind'], properties: { kind: { const: 'b|' } } },
  Tree: { type: 'object', properties: { kids: { type: 'array', items: { $ref: '#/$defs/Tree' } } } },
};

interface Toy {
  readonly 'a-b': string;
}

const hostileRule = defineRule<Toy>({
  id: 'toy/no-bar',
  severity: 'error',
  platform: 'ignored',
  basis: 'contract',
  summary: HOSTILE_TEXTS[0] ?? '',
  rationale: HOSTILE_TEXTS[3] ?? '',
  fix: HOSTILE_TEXTS[5] ?? '',
  valid: [{ title: HOSTILE_TEXTS[9] ?? '', document: { 'a-b': '```\n</details>' }, trust: 'untrusted' }],
  invalid: [
    {
      title: HOSTILE_TEXTS[1] ?? '',
      document: { 'a-b': '|', 'x -->': ['-->'] },
      at: ['', '/x -->/0', '/a~1b/%20'],
      codes: ['toy/no-bar', 'other/code', 'toy/no-bar'],
    },
  ],
  *check() {},
});

const longRule = defineRule<Toy>({
  ...hostileRule,
  id: 'toy/no-listing',
  platform: undefined,
  valid: [],
  invalid: [{ title: 'a listing', document: Array.from({ length: 5000 }, () => 'x'.repeat(90)), at: ['/0'] }],
});

/** A format whose every text and name is hostile. */
export const toy: FormatModel = {
  ...smallModel({ root, definitions, typeName: 'Card' }),
  title: HOSTILE_TEXTS[3] ?? '',
  description: 'A **toy** for `<T>` and <T>.\n\n```html\n<b>|</b>\n```\n\nSee <https://example.com/?a=1>.',
  fileNames: ['a|b.json', 'folder/`x`.json'],
  schemaId: 'https://example.com/card.json',
  acceptsSchemaKey: true,
  limits: { bytes: 262_144, depth: 64 },
  rules: [hostileRule, longRule],
  reference: [
    {
      title: HOSTILE_TEXTS[3] ?? '',
      text: 'About <T> and `a | b`.',
      table: { columns: ['a|b', '`c|d`'], rows: [['x\ny', '`p\\|q`'], ['only one']] },
      rules: ['toy/no-bar'],
      example: { document: { list: [{ __proto__: null, kind: 'a' }] }, pick: '/list/0' },
    },
    { title: 'Rules', text: 'Same name.', example: { document: { 'a-b': 'x' }, pick: '/a-b' } },
  ],
  examples: [
    { name: 'complete.json', title: 'all of it', document: { 'a-b': 'complete', list: [{ kind: 'a' }] } },
    { name: 'minimal.json', title: 'just | enough', document: { 'a-b': 'minimal' } },
    { name: 'other.json', title: '<other> `|`', document: { 'a-b': 'other' } },
    { name: 'toy.no-bar.slug.json', title: 'refused', document: { 'a-b': 'refused' } },
  ],
};
