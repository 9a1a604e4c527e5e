import { own } from '../json/own.js';

interface ArrayKeywords<Node> {
  readonly prefixItems?: readonly Node[] | undefined;
  readonly items?: Node | boolean | undefined;
}

interface ObjectKeywords<Node> {
  readonly properties?: Readonly<Record<string, Node | undefined>> | undefined;
  readonly patternProperties?: Readonly<Record<string, Node>> | undefined;
  readonly additionalProperties?: Node | boolean | undefined;
}

/** The schemas for an array's item at `index`: at most one. */
export function itemSchemas<Node extends object>(
  { prefixItems = [], items }: ArrayKeywords<Node>,
  index: number,
): readonly Node[] {
  const schema = prefixItems[index] ?? items;
  return typeof schema === 'object' ? [schema] : [];
}

/**
 * The schemas for the property `key`: those of the patterns that match it and its own; if there are none, the one for
 * all other properties.
 */
export function propertySchemas<Node extends object>(
  { properties, patternProperties, additionalProperties }: ObjectKeywords<Node>,
  key: string,
  matches: (pattern: string, text: string) => boolean,
): readonly Node[] {
  const schemas = Object.entries(patternProperties ?? {})
    .filter(([pattern]) => matches(pattern, key))
    .map(([, schema]) => schema);
  const named = own(properties, key) as Node | undefined;
  if (named !== undefined) schemas.push(named);
  return schemas.length === 0 && typeof additionalProperties === 'object' ? [additionalProperties] : schemas;
}
