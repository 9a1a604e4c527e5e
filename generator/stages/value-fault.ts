import { isSchemaObject } from '../schema-walk.js';

interface Demand {
  /** Stands before "must stand here". */
  readonly words: string;
  takes(value: unknown): boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const TEXT: Demand = { words: 'a text', takes: isText };
const COUNT: Demand = {
  words: 'a whole number of 0 or more',
  takes: (value) => Number.isInteger(value) && Number(value) >= 0,
};
const NUMBER: Demand = { words: 'a number', takes: isNumber };
const FLAG: Demand = { words: '`true` or `false`', takes: (value) => typeof value === 'boolean' };
const NAMES: Demand = { words: 'a list of texts, none of them twice', takes: isListOfNames };
const SCHEMA: Demand = { words: 'one schema', takes: isSchemaObject };
const SCHEMA_OR_FLAG: Demand = {
  words: 'one schema, or `true` or `false`',
  takes: (value) => isSchemaObject(value) || FLAG.takes(value),
};
const SCHEMAS: Demand = {
  words: 'a list of at least one schema',
  takes: (value) => Array.isArray(value) && value.length > 0 && value.every(isSchemaObject),
};
const NAMED_SCHEMAS: Demand = {
  words: 'an object of schemas by name',
  takes: (value) => isSchemaObject(value) && Object.values(value).every(isSchemaObject),
};

/** What the meta-schemas of both dialects ask of a keyword's value. */
const DEMANDS: ReadonlyMap<string, Demand> = new Map([
  ...['$ref', '$comment', 'title', 'description', 'format', 'pattern'].map((keyword) => [keyword, TEXT] as const),
  ...['minLength', 'maxLength', 'minItems', 'maxItems', 'minProperties', 'maxProperties'].map(
    (keyword) => [keyword, COUNT] as const,
  ),
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((keyword) => [keyword, NUMBER] as const),
  ['multipleOf', { words: 'a number above 0', takes: (value) => isNumber(value) && value > 0 }],
  ...['uniqueItems', 'deprecated', 'readOnly', 'writeOnly'].map((keyword) => [keyword, FLAG] as const),
  ['required', NAMES],
  [
    'type',
    {
      words: 'the name of a type, or a list of at least one and none twice',
      takes: (value) => isText(value) || (isListOfNames(value) && value.length > 0),
    },
  ],
  ['examples', { words: 'a list', takes: Array.isArray }],
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((keyword) => [keyword, SCHEMAS] as const),
  ...['properties', 'patternProperties'].map((keyword) => [keyword, NAMED_SCHEMAS] as const),
  ...['not', 'propertyNames'].map((keyword) => [keyword, SCHEMA] as const),
  ...['additionalProperties', 'items'].map((keyword) => [keyword, SCHEMA_OR_FLAG] as const),
]);

/** Says what a keyword's value must be, where it is something else. */
export function valueFault(keyword: string, value: unknown): string | undefined {
  const demand = DEMANDS.get(keyword);
  return demand === undefined || demand.takes(value) ? undefined : `${demand.words} must stand here.`;
}

function isListOfNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText) && new Set(value).size === value.length;
}
