import { pushAll } from '../../core/push-all.js';
import { brokenSamples } from './advice/broken-samples.js';
import { emptyRanges } from './advice/empty-ranges.js';
import { fanOut } from './advice/fan-out.js';
import { idleLoops } from './advice/idle-loops.js';
import { impossibleNames } from './advice/impossible-names.js';
import type { SubsetTable } from './tables/subset-table.js';
import type { ExpandedCost } from './walk/expanded-cost.js';
import type { SubsetFinding } from './walk/subset-finding.js';
import type { Walk } from './walk/walk-schema.js';

/**
 * Warnings about a schema that the platform accepts. Those about the whole schema come first and are only
 * checked when there are no faults. Returns at most slightly more than `limits.listed`.
 */
export function adviseSchema(walk: Walk, cost: ExpandedCost, table: SubsetTable): readonly SubsetFinding[] {
  const local = localAdvice(walk, table.limits.listed.max + 1);
  if (walk.found > 0 || walk.root === undefined) return local;
  const growth = fanOut(walk.root, walk, cost, table);
  // A schema that grows too much is reported but never run, not even for its own examples.
  const samples = growth.length > 0 ? [] : brokenSamples(walk, table);
  return [...growth, ...idleLoops(walk), ...local, ...samples];
}

function localAdvice({ nodes }: Walk, most: number): readonly SubsetFinding[] {
  const found: SubsetFinding[] = [];
  for (const node of nodes) {
    if (found.length >= most) break;
    const left = most - found.length;
    pushAll(found, emptyRanges(node));
    pushAll(found, impossibleNames(node, left));
  }
  return found;
}
