import { isObject } from '../../../core/json/own.js';
import type { StructureNode } from '../format.js';

/** A member that one branch of a union does not know, with what the branches that do know it ask of its value. */
export interface ForeignMember {
  readonly name: string;
  readonly nodes: readonly StructureNode[];
}

/** The members of a value that a closed branch refuses and other branches of the same union have. */
export function foreignMembers(
  branch: StructureNode,
  branches: readonly StructureNode[],
  value: unknown,
): readonly ForeignMember[] {
  if (!isObject(value)) return [];
  if (branch.additionalProperties !== false || branch.patternProperties !== undefined) return [];
  return Object.keys(value).flatMap((name) => {
    if (memberOf(branch, name) !== undefined) return [];
    const nodes = branches.flatMap((other) => memberOf(other, name) ?? []);
    return nodes.length === 0 ? [] : [{ name, nodes }];
  });
}

function memberOf({ properties }: StructureNode, name: string): StructureNode | undefined {
  return properties !== undefined && Object.hasOwn(properties, name) ? properties[name] : undefined;
}
