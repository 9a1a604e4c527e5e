import { isObject } from '../../../core/json/own.js';
import type { StructureNode } from '../format.js';

/** A property that one branch of a union does not have, with the schemas of the branches that do. */
export interface ForeignProperty {
  readonly name: string;
  readonly nodes: readonly StructureNode[];
}

/** The properties of a value that a branch does not allow and other branches of the same union have. */
export function foreignProperties(
  branch: StructureNode,
  branches: readonly StructureNode[],
  value: unknown,
): readonly ForeignProperty[] {
  if (!isObject(value)) return [];
  if (branch.additionalProperties !== false || branch.patternProperties !== undefined) return [];
  return Object.keys(value).flatMap((name) => {
    if (propertyOf(branch, name) !== undefined) return [];
    const nodes = branches.flatMap((other) => propertyOf(other, name) ?? []);
    return nodes.length === 0 ? [] : [{ name, nodes }];
  });
}

function propertyOf({ properties }: StructureNode, name: string): StructureNode | undefined {
  return properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
}
