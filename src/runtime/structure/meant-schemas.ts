import { LETTERPRESS } from '../../../core/annotations.js';
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
    const { discriminator } = node[LETTERPRESS] ?? {};
    const branches = [node.anyOf, node.oneOf]
      .flatMap((union) => (union === undefined ? [] : likely(union, value, schemas, discriminator)))
      .filter((branch) => fits(branch, value, schemas));
    const referred = schemas.referred(node);
    const next = [...(referred === undefined ? [] : [referred]), ...(node.allOf ?? []), ...branches];
    pushAll(queue, next.reverse());
  }
  return [...found];
}

/** Branches that are looked at one by one, inclusive. */
const MAX_SEARCHED = 64;

/** The branches without most of those that the discriminator, or a missing property, rules out. */
function likely(
  branches: readonly StructureNode[],
  value: object,
  { branches: index }: SchemaReader,
  discriminator: string | undefined,
): readonly StructureNode[] {
  if (branches.length <= MAX_SEARCHED) return branches;
  if (discriminator !== undefined && Object.hasOwn(value, discriminator)) {
    const { isWhole, taking } = index.property(branches, discriminator);
    if (isWhole) return taking(Reflect.get(value, discriminator));
  }
  return index.possible(branches, value);
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
