import { isSchemaObject } from '../schema-walk.js';

interface Constraint {
  /** Stands before "must stand here". */
  readonly words: string;
  takes(value: unknown): boolean;
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const TEXT: Constraint = { words: 'a text', takes: isText };
const COUNT: Constraint = {
  words: 'a whole number of 0 or more',
  takes: (value) => Number.isInteger(value) && Number(value) >= 0,
};
const NUMBER: Constraint = { words: 'a number', takes: isNumber };
const FLAG: Constraint = { words: '`true` or `false`', takes: (value) => typeof value === 'boolean' };
const NAMES: Constraint = { words: 'a list of texts, none of them twice', takes: isListOfNames };
const SCHEMA: Constraint = { words: 'one schema', takes: isSchemaObject };
const SCHEMA_OR_FLAG: Constraint = {
  words: 'one schema, or `true` or `false`',
  takes: (value) => isSchemaObject(value) || FLAG.takes(value),
};
const SCHEMAS: Constraint = {
  words: 'a list of at least one schema',
  takes: (value) => Array.isArray(value) && value.length > 0 && value.every(isSchemaObject),
};
const NAMED_SCHEMAS: Constraint = {
  words: 'an object of schemas by name',
  takes: (value) => isSchemaObject(value) && Object.values(value).every(isSchemaObject),
};

/** What the meta-schemas of both dialects ask of a keyword's value. */
const CONSTRAINTS: ReadonlyMap<string, Constraint> = new Map([
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
  const constraint = CONSTRAINTS.get(keyword);
  return constraint === undefined || constraint.takes(value) ? undefined : `${constraint.words} must stand here.`;
}

function isListOfNames(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isText) && new Set(value).size === value.length;
}
