import { unescapeSegment } from '../../../core/json/pointer.js';
import type { Structure, StructureNode } from '../format.js';

const DEFINITION = '#/$defs/';

/**
 * The given schemas with those that they refer to and the branches that may describe the value, each once. Branches that
 * a constant rules out are left out.
 */
export function meantSchemas(nodes: readonly StructureNode[], value: object, structure: Structure): StructureNode[] {
  const found = new Set<StructureNode>();
  const queue = [...nodes].reverse();
  for (let node = queue.pop(); node !== undefined; node = queue.pop()) {
    if (found.has(node)) continue;
    found.add(node);
    const branches = [...(node.anyOf ?? []), ...(node.oneOf ?? [])].filter((branch) => fits(branch, value, structure));
    const next = [...resolved(node, structure), ...(node.allOf ?? []), ...branches];
    queue.push(...next.reverse());
  }
  return [...found];
}

function resolved({ $ref }: StructureNode, { definitions }: Structure): StructureNode[] {
  if ($ref === undefined || !$ref.startsWith(DEFINITION)) return [];
  const name = unescapeSegment(decodeURIComponent($ref.slice(DEFINITION.length)));
  const target = Object.hasOwn(definitions, name) ? definitions[name] : undefined;
  return target === undefined ? [] : [target];
}

/** Whether no constant of the branch's properties rules the value out. */
function fits(branch: StructureNode, value: object, structure: Structure): boolean {
  const node = target(branch, structure);
  return Object.entries(node.properties ?? {}).every(([key, property]) => {
    if (!Object.hasOwn(value, key)) return true;
    const given: unknown = Reflect.get(value, key);
    const { const: constant, enum: values } = target(property, structure);
    const possible = values ?? (constant === undefined ? undefined : [constant]);
    return possible === undefined || typeof given === 'object' || possible.includes(given);
  });
}

/** The schema at the end of a chain of references. */
function target(node: StructureNode, structure: Structure): StructureNode {
  const seen = new Set<StructureNode>();
  let current = node;
  while (!seen.has(current)) {
    seen.add(current);
    current = resolved(current, structure)[0] ?? current;
  }
  return current;
}
