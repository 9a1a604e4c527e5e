import type { StructureNode } from '../format.js';

/** The schemas for an array's item at `index`. */
export function itemSchemas({ prefixItems = [], items }: StructureNode, index: number): readonly StructureNode[] {
  const schema = prefixItems[index] ?? items;
  return typeof schema === 'object' ? [schema] : [];
}

/** The schemas for the property `key`: its own if it has one, else those for other properties. */
export function propertySchemas(
  { properties = {}, patternProperties = {}, additionalProperties }: StructureNode,
  key: string,
): readonly StructureNode[] {
  const own = Object.hasOwn(properties, key) ? properties[key] : undefined;
  if (own !== undefined) return [own];
  return [
    ...Object.values(patternProperties),
    ...(typeof additionalProperties === 'object' ? [additionalProperties] : []),
  ];
}
