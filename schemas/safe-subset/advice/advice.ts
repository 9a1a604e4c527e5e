import { pointer } from '../../../core/json/pointer.js';
import type { SchemaNode } from '../read/schema-node.js';
import type { SubsetFinding } from '../walk/subset-finding.js';
import { codeOf } from '../walk/subset-finding.js';

/** A warning at a keyword of a schema object, or inside its value. */
export function advice(
  name: string,
  node: SchemaNode,
  at: readonly [keyword: string, ...inside: readonly (string | number)[]],
  message: string,
  hint: string,
): SubsetFinding {
  const order = node.order.get(at[0]) ?? 0;
  return {
    code: codeOf(name),
    severity: 'warning',
    basis: 'advice',
    path: pointer(node.path, ...at),
    order,
    message,
    hint,
  };
}
