import { isObject } from '../../../core/json/own.js';
import type { StructureNode } from '../format.js';
import type { BranchIndex } from './branch-index.js';

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
  index: BranchIndex,
): readonly ForeignProperty[] {
  if (!isObject(value)) return [];
  if (branch.additionalProperties !== false || branch.patternProperties !== undefined) return [];
  const { properties = {} } = branch;
  return Object.keys(value).flatMap((name) => {
    if (Object.hasOwn(properties, name)) return [];
    const nodes = index.ownProperties(branches, name);
    return nodes.length === 0 ? [] : [{ name, nodes }];
  });
}
