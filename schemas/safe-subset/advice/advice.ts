import { pointer } from '../../kit/pointer.js';
import { codeOf } from '../code-of.js';
import type { SchemaNode } from '../schema-node.js';
import type { SubsetFinding } from '../subset-finding.js';

/** A warning at a keyword of a schema object, or further inside its value. */
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
