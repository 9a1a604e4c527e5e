import type { SchemaNode } from '../read/schema-node.js';
import { referenceName } from './check-reference.js';
import type { Walk } from './walk-schema.js';

export interface ExpandedCost {
  /** Of the outermost schema; 0 when there is none. */
  readonly total: number;
  readonly of: ReadonlyMap<SchemaNode, number>;
}

/** The schema that a node's `$ref` leads to, if it is one that was looked into. */
export function targetOf(node: SchemaNode, root: SchemaNode | undefined): SchemaNode | undefined {
  const reference = node.members.get('$ref');
  const target = typeof reference === 'string' ? referenceName(reference) : undefined;
  if (target === undefined || root === undefined) return undefined;
  return 'root' in target ? root : root.named.get('$defs')?.get(target.name);
}

/** The schemas that a node applies, its `$ref`'s target last; those in `$defs` only wait to be referred to. */
export function appliedBy(node: SchemaNode, root: SchemaNode | undefined): readonly SchemaNode[] {
  const applied = [...node.single.values()];
  for (const list of node.listed.values()) applied.push(...list);
  for (const [keyword, schemas] of node.named) if (keyword !== '$defs') applied.push(...schemas.values());
  const target = targetOf(node, root);
  return target === undefined ? applied : [...applied, target];
}

/**
 * Counts the schema objects there would be with every `$ref` written out, without writing any: a node costs
 * one more than all it applies, and a reference back into what is being written out adds nothing.
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
