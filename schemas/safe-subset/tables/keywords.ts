import type { AnnotationKeyword, Keyword, TypeName } from './subset-table.js';

export const types = [
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
  'null',
] as const satisfies readonly TypeName[];

/** The keywords that say something of a value. */
export const keywords = {
  type: {
    value: 'types',
    on: [],
    description: 'The type of the value, or a list of types of which it has one. `number` takes whole numbers too.',
    example: { type: ['string', 'null'] },
  },
  enum: {
    value: 'values',
    on: [],
    description: 'The value equals one of these. The order of keys in an object makes no difference.',
    example: { enum: ['low', 'high', null] },
  },
  const: {
    value: 'value',
    on: [],
    description: 'The value equals this one. The order of keys in an object makes no difference.',
    example: { const: 'ready' },
  },
  properties: {
    value: 'schema-map',
    on: ['object'],
    description: 'A schema for each member that is known by name. A member may be absent unless `required` names it.',
    example: { type: 'object', properties: { filter: { type: 'string' } } },
  },
  required: {
    value: 'names',
    on: ['object'],
    description: 'The names of members that must be there.',
    example: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
  additionalProperties: {
    value: 'schema-or-flag',
    on: ['object'],
    description:
      'What members that `properties` does not name may be: `false` for none, or a schema that each must meet.',
    example: { type: 'object', additionalProperties: { type: 'number' } },
  },
  minProperties: {
    value: 'count',
    on: ['object'],
    description: 'The fewest members an object may have.',
    example: { type: 'object', minProperties: 1 },
  },
  maxProperties: {
    value: 'count',
    on: ['object'],
    description: 'The most members an object may have.',
    example: { type: 'object', maxProperties: 20 },
  },
  items: {
    value: 'schema',
    on: ['array'],
    description: 'The schema that every item of a list must meet.',
    example: { type: 'array', items: { type: 'string' } },
  },
  minItems: {
    value: 'count',
    on: ['array'],
    description: 'The fewest items a list may have.',
    example: { type: 'array', minItems: 1 },
  },
  maxItems: {
    value: 'count',
    on: ['array'],
    description: 'The most items a list may have.',
    example: { type: 'array', maxItems: 200 },
  },
  uniqueItems: {
    value: 'flag',
    on: ['array'],
    description: 'With `true`, no two items of a list may be equal.',
    example: { type: 'array', items: { type: 'string' }, uniqueItems: true },
  },
  minLength: {
    value: 'count',
    on: ['string'],
    description: 'The fewest characters a text may have, counted in Unicode code points.',
    example: { type: 'string', minLength: 1 },
  },
  maxLength: {
    value: 'count',
    on: ['string'],
    description: 'The most characters a text may have, counted in Unicode code points.',
    example: { type: 'string', maxLength: 200 },
  },
  format: {
    value: 'format',
    on: ['string'],
    description: 'A form that a text must have. It says nothing about values that are no text.',
    example: { type: 'string', format: 'uri' },
  },
  minimum: {
    value: 'number',
    on: ['number', 'integer'],
    description: 'The smallest number allowed.',
    example: { type: 'number', minimum: 0 },
  },
  maximum: {
    value: 'number',
    on: ['number', 'integer'],
    description: 'The largest number allowed.',
    example: { type: 'number', maximum: 1 },
  },
  exclusiveMinimum: {
    value: 'number',
    on: ['number', 'integer'],
    description: 'A number that the value must be above.',
    example: { type: 'number', exclusiveMinimum: 0 },
  },
  exclusiveMaximum: {
    value: 'number',
    on: ['number', 'integer'],
    description: 'A number that the value must be below.',
    example: { type: 'number', exclusiveMaximum: 100 },
  },
  multipleOf: {
    value: 'positive',
    on: ['number', 'integer'],
    description: 'The value is a whole multiple of this number; a quotient within 1e-9 of a whole number counts.',
    example: { type: 'number', multipleOf: 0.05 },
  },
  anyOf: {
    value: 'branches',
    on: [],
    description: 'The value meets at least one of these schemas.',
    example: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
  },
  oneOf: {
    value: 'branches',
    on: [],
    description: 'The value meets exactly one of these schemas.',
    example: {
      oneOf: [
        { type: 'string', format: 'uri' },
        { type: 'string', format: 'uuid' },
      ],
    },
  },
  $ref: {
    value: 'reference',
    on: [],
    description:
      'Applies another schema of the same document as well: `#` for the outermost one, `#/$defs/<name>` for a definition (`~1` stands for `/` in the name, `~0` for `~`).',
    example: { $ref: '#/$defs/point', $defs: { point: { type: 'array', items: { type: 'number' } } } },
  },
  $defs: {
    value: 'schema-map',
    on: [],
    description: 'Schemas by name, for `$ref`. Only those of the outermost schema can be referred to.',
    example: { type: 'array', items: { $ref: '#/$defs/id' }, $defs: { id: { type: 'string', format: 'uuid' } } },
  },
} as const satisfies Readonly<Record<string, Keyword>>;

/** The keywords that are allowed and say nothing of a value. */
export const annotations = {
  $id: { value: 'any', description: 'An identifier of the schema; no `$ref` is resolved against it.' },
  $schema: {
    value: 'any',
    description: 'The dialect the schema is written in; the platform reads it as 2020-12 in any case.',
  },
  $comment: { value: 'text', description: 'A note to whoever maintains the schema.' },
  title: { value: 'text', description: 'A short name of what the schema describes.' },
  description: {
    value: 'text',
    description: 'What the value means. In a tool’s input this is what an agent reads before it calls the tool.',
  },
  default: {
    value: 'any',
    description: 'The value that is assumed where none is given; the platform does not fill it in.',
  },
  examples: { value: 'any', description: 'A list of values that meet the schema.' },
  deprecated: { value: 'any', description: 'With `true`, the value should no longer be used.' },
  readOnly: { value: 'any', description: 'With `true`, the value is set by its owner and should not be sent.' },
  writeOnly: { value: 'any', description: 'With `true`, the value is sent and never given back.' },
} as const satisfies Readonly<Record<string, AnnotationKeyword>>;
