import { quote } from '../../../core/words/quote.js';
import type { SchemaNode } from '../read/schema-node.js';
import { targetOf } from '../walk/expanded-cost.js';
import type { SubsetFinding } from '../walk/subset-finding.js';
import type { Walk } from '../walk/walk-schema.js';
import { advice } from './advice.js';

/** References that lead back to themselves without going deeper into the value: every value that reaches them is rejected. */
export function idleLoops({ nodes, root }: Walk): SubsetFinding[] {
  const found: SubsetFinding[] = [];
  const state = new Map<SchemaNode, 'open' | 'done'>();
  for (const start of nodes) {
    if (state.has(start)) continue;
    const open = [{ node: start, rest: alongside(start, root).values() }];
    state.set(start, 'open');
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      const next = top.rest.next();
      if (next.done === true) {
        state.set(top.node, 'done');
        open.pop();
      } else if (!state.has(next.value)) {
        state.set(next.value, 'open');
        open.push({ node: next.value, rest: alongside(next.value, root).values() });
      } else if (state.get(next.value) === 'open') {
        found.push(loop(top.node));
      }
    }
  }
  return found;
}

/** The schemas that a node applies to the same part of the value. */
function alongside(node: SchemaNode, root: SchemaNode | undefined): readonly SchemaNode[] {
  const target = targetOf(node, root);
  const branches = [...node.listed.values()].flat();
  return target === undefined ? branches : [...branches, target];
}

function loop(node: SchemaNode): SubsetFinding {
  return advice(
    'idleLoop',
    node,
    ['$ref'],
    `\`$ref\` (${quote(String(node.members.get('$ref')))}) leads back here for the same value, so it never ends.`,
    'Move the reference into `properties`, `items` or `additionalProperties`, so that each round goes deeper into the value.',
  );
}
