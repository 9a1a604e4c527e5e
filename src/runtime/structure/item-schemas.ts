import type { StructureNode } from '../format.js';

/** What a schema asks of a list's item at `index`. */
export function itemSchemas({ prefixItems = [], items }: StructureNode, index: number): readonly StructureNode[] {
  const place = prefixItems[index] ?? items;
  return typeof place === 'object' ? [place] : [];
}
