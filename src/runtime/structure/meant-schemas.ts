import { pushAll } from '../../../core/push-all.js';
import type { StructureNode } from '../format.js';
import type { SchemaReader } from './schema-reader.js';

/**
 * The given schemas with those that they refer to and the branches that may describe the value, each once. Branches that
 * a constant rules out are left out.
 */
export function meantSchemas(nodes: readonly StructureNode[], value: object, schemas: SchemaReader): StructureNode[] {
  const found = new Set<StructureNode>();
  const queue = [...nodes].reverse();
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (found.has(node)) continue;
    found.add(node);
    const branches = [...(node.anyOf ?? []), ...(node.oneOf ?? [])].filter((branch) => fits(branch, value, schemas));
    const referred = schemas.referred(node);
    const next = [...(referred === undefined ? [] : [referred]), ...(node.allOf ?? []), ...branches];
    pushAll(queue, next.reverse());
  }
  return [...found];
}

/** Whether no constant of the branch's properties rules the value out. */
function fits(branch: StructureNode, value: object, schemas: SchemaReader): boolean {
  return Object.entries(schemas.resolve(branch).properties ?? {}).every(([key, property]) => {
    if (!Object.hasOwn(value, key)) return true;
    const given: unknown = Reflect.get(value, key);
    const { const: constant, enum: values } = schemas.resolve(property);
    const possible = values ?? (constant === undefined ? undefined : [constant]);
    return possible === undefined || typeof given === 'object' || possible.includes(given);
  });
}
