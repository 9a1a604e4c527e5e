import type { StructureNode } from '../format.js';

/** What a schema asks of a list's item at `index`. */
export function itemSchemas({ prefixItems = [], items }: StructureNode, index: number): readonly StructureNode[] {
  const place = prefixItems[index] ?? items;
  return typeof place === 'object' ? [place] : [];
}

/** What a schema asks of the member `key`: of its name where it knows it, else of all others. */
export function memberSchemas(
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
