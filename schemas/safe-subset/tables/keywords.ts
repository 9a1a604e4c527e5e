import type { AnnotationKeyword, Keyword, TypeName } from './subset-table.js';

/** The values of `type`. */
export const types = [
  'string',
  'number',
  'integer',
  'boolean',
  'object',
  'array',
  'null',
] as const satisfies readonly TypeName[];

/** The keywords that constrain a value. */
export const keywords = {
  type: {
    value: 'types',
    on: [],
    description: 'The type of the value, or an array of allowed types. `number` includes integers.',
    example: { type: ['string', 'null'] },
  },
  enum: {
    value: 'values',
    on: [],
    description: 'The value equals one of these values. The order of properties in an object does not matter.',
    example: { enum: ['low', 'high', null] },
  },
  const: {
    value: 'value',
    on: [],
    description: 'The value equals this value. The order of properties in an object does not matter.',
    example: { const: 'ready' },
  },
  properties: {
    value: 'schema-map',
    on: ['object'],
    description: 'A schema for each property that is known by name. A property is optional unless `required` lists it.',
    example: { type: 'object', properties: { filter: { type: 'string' } } },
  },
  required: {
    value: 'names',
    on: ['object'],
    description: 'The names of required properties.',
    example: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
  },
  additionalProperties: {
    value: 'schema-or-flag',
    on: ['object'],
    description:
      'What is allowed for properties that `properties` does not list: `false` rejects them, a schema applies to each of them.',
    example: { type: 'object', additionalProperties: { type: 'number' } },
  },
  minProperties: {
    value: 'count',
    on: ['object'],
    description: 'The minimum number of properties of an object.',
    example: { type: 'object', minProperties: 1 },
  },
  maxProperties: {
    value: 'count',
    on: ['object'],
    description: 'The maximum number of properties of an object.',
    example: { type: 'object', maxProperties: 20 },
  },
  items: {
    value: 'schema',
    on: ['array'],
    description: 'The schema of every item of an array.',
    example: { type: 'array', items: { type: 'string' } },
  },
  minItems: {
    value: 'count',
    on: ['array'],
    description: 'The minimum number of items of an array.',
    example: { type: 'array', minItems: 1 },
  },
  maxItems: {
    value: 'count',
    on: ['array'],
    description: 'The maximum number of items of an array.',
    example: { type: 'array', maxItems: 200 },
  },
  uniqueItems: {
    value: 'flag',
    on: ['array'],
    description: 'With `true`, all items of an array must be different.',
    example: { type: 'array', items: { type: 'string' }, uniqueItems: true },
  },
  minLength: {
    value: 'count',
    on: ['string'],
    description: 'The minimum length of a string, in Unicode code points.',
    example: { type: 'string', minLength: 1 },
  },
  maxLength: {
    value: 'count',
    on: ['string'],
    description: 'The maximum length of a string, in Unicode code points.',
    example: { type: 'string', maxLength: 200 },
  },
  format: {
    value: 'format',
    on: ['string'],
    description: 'The format of a string. It has no effect on values that are not strings.',
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
    description: 'The value must be greater than this number.',
    example: { type: 'number', exclusiveMinimum: 0 },
  },
  exclusiveMaximum: {
    value: 'number',
    on: ['number', 'integer'],
    description: 'The value must be less than this number.',
    example: { type: 'number', exclusiveMaximum: 100 },
  },
  multipleOf: {
    value: 'positive',
    on: ['number', 'integer'],
    description: 'The value must be a multiple of this number; a quotient within 1e-9 of an integer counts.',
    example: { type: 'number', multipleOf: 0.05 },
  },
  anyOf: {
    value: 'branches',
    on: [],
    description: 'The value must match at least one of these schemas.',
    example: { anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }] },
  },
  oneOf: {
    value: 'branches',
    on: [],
    description: 'The value must match exactly one of these schemas.',
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
      'Also applies another schema of the same document: `#` is the root schema, `#/$defs/<name>` a definition (in the name, write `~1` for `/` and `~0` for `~`).',
    example: { $ref: '#/$defs/point', $defs: { point: { type: 'array', items: { type: 'number' } } } },
  },
  $defs: {
    value: 'schema-map',
    on: [],
    description: 'Schemas by name, for `$ref`. Only those of the root schema can be referenced.',
    example: { type: 'array', items: { $ref: '#/$defs/id' }, $defs: { id: { type: 'string', format: 'uuid' } } },
  },
} as const satisfies Readonly<Record<string, Keyword>>;

/** The allowed keywords that do not constrain a value. */
export const annotations = {
  $id: { value: 'any', description: 'An identifier of the schema; no `$ref` is resolved against it.' },
  $schema: {
    value: 'any',
    description: 'The dialect of the schema; the platform always reads it as 2020-12.',
  },
  $comment: { value: 'text', description: 'A note for maintainers of the schema.' },
  title: { value: 'text', description: 'A short name for what the schema describes.' },
  description: {
    value: 'text',
    description: 'What the value means. In the input of a tool, an agent reads it before it calls the tool.',
  },
  default: {
    value: 'any',
    description: 'The value that is assumed when none is given; the platform does not fill it in.',
  },
  examples: { value: 'any', description: 'An array of values that match the schema.' },
  deprecated: { value: 'any', description: 'With `true`, the value should no longer be used.' },
  readOnly: { value: 'any', description: 'With `true`, only the owner sets the value, and it should not be sent.' },
  writeOnly: { value: 'any', description: 'With `true`, the value is sent but never returned.' },
} as const satisfies Readonly<Record<string, AnnotationKeyword>>;
