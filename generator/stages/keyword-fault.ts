import { isSchemaObject } from '../schema-walk.js';

interface Constraint {
  /** Follows "expected". */
  readonly words: string;
  allows(value: unknown): boolean;
}

const isString = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => typeof value === 'number';

const STRING: Constraint = { words: 'a string', allows: isString };
const COUNT: Constraint = {
  words: 'an integer of at least 0',
  allows: (value) => Number.isInteger(value) && Number(value) >= 0,
};
const NUMBER: Constraint = { words: 'a number', allows: isNumber };
const BOOLEAN: Constraint = { words: '`true` or `false`', allows: (value) => typeof value === 'boolean' };
const UNIQUE_STRINGS: Constraint = { words: 'an array of unique strings', allows: isUniqueStrings };
const SCHEMA: Constraint = { words: 'a schema', allows: isSchemaObject };
const SCHEMA_OR_BOOLEAN: Constraint = {
  words: 'a schema, `true` or `false`',
  allows: (value) => isSchemaObject(value) || BOOLEAN.allows(value),
};
const SCHEMAS: Constraint = {
  words: 'an array of at least one schema',
  allows: (value) => Array.isArray(value) && value.length > 0 && value.every(isSchemaObject),
};
const NAMED_SCHEMAS: Constraint = {
  words: 'an object of schemas by name',
  allows: (value) => isSchemaObject(value) && Object.values(value).every(isSchemaObject),
};

/** What the meta-schemas of both dialects require of a keyword's value. */
const CONSTRAINTS: ReadonlyMap<string, Constraint> = new Map([
  ...['$ref', '$comment', 'title', 'description', 'format', 'pattern'].map((keyword) => [keyword, STRING] as const),
  ...[
    'minLength',
    'maxLength',
    'minItems',
    'maxItems',
    'minContains',
    'maxContains',
    'minProperties',
    'maxProperties',
  ].map((keyword) => [keyword, COUNT] as const),
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum'].map((keyword) => [keyword, NUMBER] as const),
  ['multipleOf', { words: 'a number greater than 0', allows: (value) => isNumber(value) && value > 0 }],
  ...['uniqueItems', 'deprecated', 'readOnly', 'writeOnly'].map((keyword) => [keyword, BOOLEAN] as const),
  ['required', UNIQUE_STRINGS],
  [
    'dependentRequired',
    {
      words: 'an object of arrays of unique strings',
      allows: (value) => isSchemaObject(value) && Object.values(value).every(isUniqueStrings),
    },
  ],
  [
    'dependencies',
    {
      words: 'an object of schemas and arrays of unique strings',
      allows: (value) =>
        isSchemaObject(value) && Object.values(value).every((item) => isSchemaObject(item) || isUniqueStrings(item)),
    },
  ],
  [
    'type',
    {
      words: 'the name of a type, or a non-empty array of unique names',
      allows: (value) => isString(value) || (isUniqueStrings(value) && value.length > 0),
    },
  ],
  ['examples', { words: 'an array', allows: Array.isArray }],
  ...['allOf', 'anyOf', 'oneOf', 'prefixItems'].map((keyword) => [keyword, SCHEMAS] as const),
  ...['properties', 'patternProperties', 'dependentSchemas'].map((keyword) => [keyword, NAMED_SCHEMAS] as const),
  ...['not', 'if', 'then', 'else', 'propertyNames', 'contains'].map((keyword) => [keyword, SCHEMA] as const),
  ...['additionalProperties', 'items'].map((keyword) => [keyword, SCHEMA_OR_BOOLEAN] as const),
]);

/** Describes a wrong value of a keyword; `undefined` for a right one. */
export function keywordFault(keyword: string, value: unknown): string | undefined {
  const constraint = CONSTRAINTS.get(keyword);
  return constraint === undefined || constraint.allows(value) ? undefined : `expected ${constraint.words}.`;
}

function isUniqueStrings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every(isString) && new Set(value).size === value.length;
}
