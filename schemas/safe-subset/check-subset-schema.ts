import { showCount } from '../../core/words/list.js';
import { quote } from '../../core/words/quote.js';
import { adviseSchema } from './advise-schema.js';
import { table as safeSubset } from './tables/index.js';
import type { SubsetTable } from './tables/subset-table.js';
import { countNodes } from './walk/count-nodes.js';
import { expandedCost } from './walk/expanded-cost.js';
import type { Fault, SubsetFinding } from './walk/subset-finding.js';
import { codeOf } from './walk/subset-finding.js';
import { type Walk, walkSchema } from './walk/walk-schema.js';

export interface SubsetStats {
  /** Schema objects, counted as `limits.nodes` says, up to `limits.valueParts`. */
  readonly nodes: number;
  /** The deepest level, counted as `limits.depth` says. */
  readonly depth: number;
  /** Schema objects once every `$ref` is expanded, counted as `limits.cost` says; at most 2^53 - 1. */
  readonly cost: number;
}

export interface SubsetCheck {
  /** In the order of the document. */
  readonly findings: readonly SubsetFinding[];
  readonly stats: SubsetStats;
  /** The schema as it was read; complete only when no finding is an error. */
  readonly walk: Walk;
}

export interface SubsetCheckOptions {
  /** The pointer to the schema in the document that contains it. Default: the schema is the document. */
  readonly base?: string | undefined;
  /** Default: the safe subset. */
  readonly table?: SubsetTable | undefined;
}

/**
 * Checks a schema against the subset: errors where the platform rejects it, warnings where the platform accepts
 * what is surely a mistake. Never throws. The work is linear in the size of the schema.
 */
export function checkSubsetSchema(schema: unknown, options: SubsetCheckOptions = {}): SubsetCheck {
  const { base = '', table = safeSubset } = options;
  const counted = countNodes(schema, table);
  const tooMany = (): Fault => {
    const { path, nodes } = counted.largest();
    const where = path === '' ? '' : `; the largest part, at ${quote(base + path)}, has ${showCount(nodes)}`;
    const orMore = counted.nodes < table.limits.valueParts.max ? '' : ' or more';
    return {
      code: codeOf('nodes'),
      message: `The schema has ${showCount(counted.nodes)}${orMore} ${table.limits.nodes.unit}, more than ${showCount(table.limits.nodes.max)}${where}.`,
      hint: table.limits.nodes.fix,
      basis: table.limits.nodes.basis,
    };
  };
  const walk = walkSchema(schema, base, table, tooMany);
  const cost = expandedCost(walk);
  const advice = adviseSchema(walk, cost, table);
  const listed = advice.slice(0, table.limits.listed.max - walk.faults.length);
  const findings = [...walk.faults, ...listed, ...cutOff(walk, listed.length < advice.length, base, table)];
  findings.sort((a, b) => a.order - b.order);
  return { findings, stats: { nodes: counted.nodes, depth: counted.depth, cost: cost.total }, walk };
}

function cutOff(walk: Walk, hasMoreAdvice: boolean, base: string, { limits }: SubsetTable): SubsetFinding[] {
  const unlisted = walk.found - walk.faults.length;
  if (unlisted === 0 && !walk.stopped && !hasMoreAdvice) return [];
  return [
    {
      code: codeOf('issues'),
      severity: 'warning',
      basis: 'advice',
      path: base,
      order: Number.POSITIVE_INFINITY,
      message:
        unlisted > 0
          ? `Only the first ${showCount(limits.listed.max)} of ${showCount(walk.found)} faults are listed.`
          : walk.stopped
            ? `The check stopped after ${showCount(walk.found)} faults; the rest of the schema was not checked.`
            : `Only the first ${showCount(limits.listed.max)} findings are listed.`,
      hint: limits.issues.fix,
    },
  ];
}
