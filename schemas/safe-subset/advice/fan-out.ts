import { showCount } from '../../../core/words/list.js';
import { quote } from '../../../core/words/quote.js';
import type { SchemaNode } from '../read/schema-node.js';
import type { SubsetTable } from '../tables/subset-table.js';
import { appliedBy, type ExpandedCost, targetOf } from '../walk/expanded-cost.js';
import type { SubsetFinding } from '../walk/subset-finding.js';
import { codeOf } from '../walk/subset-finding.js';
import type { Walk } from '../walk/walk-schema.js';

/** A schema that would be enormous with every reference expanded, reported at its root. */
export function fanOut(root: SchemaNode, walk: Walk, cost: ExpandedCost, { limits }: SubsetTable): SubsetFinding[] {
  const { max, unit, fix } = limits.cost;
  if (cost.total <= max) return [];
  const count = cost.total === Number.MAX_SAFE_INTEGER ? 'more than 9 quadrillion' : showCount(cost.total);
  const first = firstReference(root, walk, cost);
  const from = first === undefined ? '' : `; the growth starts at \`$ref\` ${quote(String(first))}`;
  return [
    {
      code: codeOf('cost'),
      severity: 'warning',
      basis: 'advice',
      path: root.path,
      order: 0,
      message: `With every \`$ref\` expanded, the schema has ${count} ${unit}, more than ${showCount(max)}${from}.`,
      hint: fix,
    },
  ];
}

/** The first reference on the most expensive path down. */
function firstReference(root: SchemaNode, walk: Walk, cost: ExpandedCost): unknown {
  const seen = new Set<SchemaNode>();
  for (let node: SchemaNode | undefined = root; node !== undefined && !seen.has(node); ) {
    seen.add(node);
    let costliest: SchemaNode | undefined;
    for (const next of appliedBy(node, walk.root)) {
      if (costliest === undefined || (cost.of.get(next) ?? 0) > (cost.of.get(costliest) ?? 0)) costliest = next;
    }
    if (costliest !== undefined && costliest === targetOf(node, walk.root)) return node.members.get('$ref');
    node = costliest;
  }
  return undefined;
}
