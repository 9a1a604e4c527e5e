import { pushAll } from '../../../core/push-all.js';
import type { SchemaNode } from '../read/schema-node.js';
import { referenceName } from './check-reference.js';
import type { Walk } from './walk-schema.js';

export interface ExpandedCost {
  /** The cost of the root schema; 0 when there is none. */
  readonly total: number;
  readonly of: ReadonlyMap<SchemaNode, number>;
}

/** The target of a node's `$ref`, if it was checked. */
export function targetOf(node: SchemaNode, root: SchemaNode | undefined): SchemaNode | undefined {
  const reference = node.members.get('$ref');
  const target = typeof reference === 'string' ? referenceName(reference) : undefined;
  if (target === undefined || root === undefined) return undefined;
  return 'root' in target ? root : root.named.get('$defs')?.get(target.name);
}

/** The schemas that a node applies, the target of its `$ref` last; those in `$defs` do not apply by themselves. */
export function appliedBy(node: SchemaNode, root: SchemaNode | undefined): readonly SchemaNode[] {
  const applied = [...node.single.values()];
  for (const list of node.listed.values()) pushAll(applied, list);
  for (const [keyword, schemas] of node.named) if (keyword !== '$defs') pushAll(applied, schemas.values());
  const target = targetOf(node, root);
  return target === undefined ? applied : [...applied, target];
}

/**
 * Counts the schema objects with every `$ref` expanded, without expanding any: a node costs
 * one more than all that it applies, and a reference back into an expansion in progress adds nothing.
 * Linear in nodes and references.
 */
export function expandedCost({ root }: Walk): ExpandedCost {
  const of = new Map<SchemaNode, number>();
  if (root === undefined) return { total: 0, of };
  const open = [{ node: root, rest: appliedBy(root, root).values(), cost: 1 }];
  const entered = new Set([root]);
  for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
    const next = top.rest.next();
    if (next.done === true) {
      open.pop();
      of.set(top.node, top.cost);
      const above = open.at(-1);
      if (above !== undefined) above.cost = saturated(above.cost + top.cost);
    } else if (!entered.has(next.value)) {
      entered.add(next.value);
      open.push({ node: next.value, rest: appliedBy(next.value, root).values(), cost: 1 });
    } else {
      top.cost = saturated(top.cost + (of.get(next.value) ?? 0));
    }
  }
  return { total: of.get(root) ?? 0, of };
}

function saturated(cost: number): number {
  return Math.min(cost, Number.MAX_SAFE_INTEGER);
}
