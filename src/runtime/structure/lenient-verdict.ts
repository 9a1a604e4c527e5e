import { LETTERPRESS } from '../../../core/annotations.js';
import type { Profile, Severity } from '../../../core/issue.js';
import { valueAt } from '../../../core/json/pointer.js';
import type { StructureNode } from '../format.js';
import type { StructuralFinding } from './finding.js';

export type Verdict = Severity | 'ignored';

/** The severity of a fault under the profile: that of the first of `keys` for which the node has one. */
export function lenientVerdict(
  node: StructureNode,
  value: unknown,
  keys: readonly string[],
  profile: Profile,
): Verdict | undefined {
  const leniency = node[LETTERPRESS]?.leniency;
  if (leniency === undefined) return undefined;
  for (const key of keys) {
    const verdicts = Object.hasOwn(leniency, key) ? leniency[key] : undefined;
    if (verdicts === undefined) continue;
    const places = Object.entries(verdicts.where ?? {});
    if (places.every(([path, wanted]) => valueAt(value, path) === wanted)) return verdicts[profile];
  }
  return undefined;
}

/** A finding inside a property whose severity is limited by the object around it. */
export function softened(finding: StructuralFinding, verdict: Verdict): StructuralFinding {
  if (verdict === 'ignored') return { ...finding, severity: verdict, cutAt: undefined };
  return finding.severity === 'error' ? { ...finding, severity: verdict } : finding;
}
