/**
 * The keywords of the normal form, in the order in which every artifact prints them.
 * `holds` says where the value has schemas: nowhere, the value itself, an array of them, an object of them by name.
 */
export interface Keyword {
  readonly name: string;
  readonly holds: 'data' | 'schema' | 'schemas' | 'named schemas';
  /** An annotation asserts nothing; a format may leave it out of its published schema. */
  readonly annotation?: true;
}

const data = (name: string): Keyword => ({ name, holds: 'data' });
const annotation = (name: string): Keyword => ({ name, holds: 'data', annotation: true });

export const KEYWORDS: readonly Keyword[] = [
  data('$schema'),
  data('$id'),
  annotation('$comment'),
  data('$ref'),
  annotation('title'),
  annotation('description'),
  // Read by VS Code's JSON language service.
  annotation('markdownDescription'),
  data('type'),
  data('const'),
  data('enum'),
  annotation('enumDescriptions'),
  annotation('markdownEnumDescriptions'),
  data('format'),
  data('minLength'),
  data('maxLength'),
  data('pattern'),
  annotation('contentEncoding'),
  annotation('contentMediaType'),
  annotation('patternErrorMessage'),
  data('minimum'),
  data('maximum'),
  data('exclusiveMinimum'),
  data('exclusiveMaximum'),
  data('multipleOf'),
  data('minProperties'),
  data('maxProperties'),
  { name: 'propertyNames', holds: 'schema' },
  { name: 'additionalProperties', holds: 'schema' },
  data('required'),
  data('dependentRequired'),
  { name: 'dependentSchemas', holds: 'named schemas' },
  // What draft-07 has in place of both, with arrays of names beside the schemas; the normal form does not have it.
  { name: 'dependencies', holds: 'named schemas' },
  { name: 'properties', holds: 'named schemas' },
  { name: 'patternProperties', holds: 'named schemas' },
  data('minItems'),
  data('maxItems'),
  data('uniqueItems'),
  { name: 'prefixItems', holds: 'schemas' },
  { name: 'items', holds: 'schema' },
  { name: 'additionalItems', holds: 'schema' },
  { name: 'contains', holds: 'schema' },
  data('minContains'),
  data('maxContains'),
  { name: 'allOf', holds: 'schemas' },
  { name: 'anyOf', holds: 'schemas' },
  { name: 'oneOf', holds: 'schemas' },
  { name: 'not', holds: 'schema' },
  { name: 'if', holds: 'schema' },
  { name: 'then', holds: 'schema' },
  { name: 'else', holds: 'schema' },
  annotation('default'),
  annotation('examples'),
  annotation('deprecated'),
  annotation('deprecationMessage'),
  annotation('errorMessage'),
  annotation('defaultSnippets'),
  annotation('doNotSuggest'),
  annotation('readOnly'),
  annotation('writeOnly'),
  annotation('x-letterpress'),
  { name: '$defs', holds: 'named schemas' },
  { name: 'definitions', holds: 'named schemas' },
];

/** The entry of each keyword in `KEYWORDS`. */
export const KEYWORD_BY_NAME: ReadonlyMap<string, Keyword> = new Map(
  KEYWORDS.map((keyword) => [keyword.name, keyword]),
);

/** Whether a keyword asserts nothing; one that begins with `x-` is somebody's own annotation. */
export function isAnnotation(keyword: string): boolean {
  return keyword.startsWith('x-') || KEYWORD_BY_NAME.get(keyword)?.annotation === true;
}
