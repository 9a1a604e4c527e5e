import type { InputSchema } from '../input.schema.js';

type TypeName = InputSchema['type'];
type Keyword = keyof InputSchema;

/** The keywords that apply to values of certain types only; the others apply to every type. */
export const keywordTypes: ReadonlyMap<Keyword, readonly TypeName[]> = new Map<Keyword, readonly TypeName[]>([
  ['properties', ['object']],
  ['required', ['object']],
  ['additionalProperties', ['object']],
  ['minProperties', ['object']],
  ['maxProperties', ['object']],
  ['items', ['array']],
  ['minItems', ['array']],
  ['maxItems', ['array']],
  ['uniqueItems', ['array']],
  ['minLength', ['string']],
  ['maxLength', ['string']],
  ['pattern', ['string']],
  ['format', ['string']],
  ['minimum', ['number', 'integer']],
  ['maximum', ['number', 'integer']],
  ['exclusiveMinimum', ['number', 'integer']],
  ['exclusiveMaximum', ['number', 'integer']],
]);

/** Pairs of keywords, a lower and an upper bound; `open` when equal bounds also leave no value. */
export const boundPairs = [
  { least: 'minLength', most: 'maxLength', open: false },
  { least: 'minItems', most: 'maxItems', open: false },
  { least: 'minProperties', most: 'maxProperties', open: false },
  { least: 'minimum', most: 'maximum', open: false },
  { least: 'exclusiveMinimum', most: 'maximum', open: true },
  { least: 'minimum', most: 'exclusiveMaximum', open: true },
  { least: 'exclusiveMinimum', most: 'exclusiveMaximum', open: true },
] as const satisfies readonly { readonly least: Keyword; readonly most: Keyword; readonly open: boolean }[];

/** The keywords whose value is a count. */
export const countKeywords = [
  'minLength',
  'maxLength',
  'minItems',
  'maxItems',
  'minProperties',
  'maxProperties',
] as const satisfies readonly Keyword[];

/**
 * Formats that validators know: those of JSON Schema draft-07 and 2019-09, then the string formats
 * that ajv-formats 3 adds.
 */
export const knownFormats: readonly string[] = [
  'date-time',
  'date',
  'time',
  'duration',
  'email',
  'idn-email',
  'hostname',
  'idn-hostname',
  'ipv4',
  'ipv6',
  'uri',
  'uri-reference',
  'iri',
  'iri-reference',
  'uri-template',
  'uuid',
  'json-pointer',
  'relative-json-pointer',
  'regex',
  'iso-date-time',
  'iso-time',
  'url',
  'json-pointer-uri-fragment',
  'byte',
  'binary',
  'password',
];
