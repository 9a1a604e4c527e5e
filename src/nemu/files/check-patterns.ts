import type { Issue } from '../../../core/issue.js';
import { pointer } from '../../../core/json/pointer.js';
import type { DeepPartial } from '../../../core/rule.js';
import { quote } from '../../../core/words/quote.js';
import type { BlueprintManifest } from '../../../generated/nemu/blueprint.types.js';
import { patternFault } from '../../../schemas/nemu/grammar/pattern/pattern-fault.js';
import { workLimits } from '../../../schemas/nemu/tables/limits.js';
import { inputNodes } from '../../../schemas/nemu/walk/input-nodes.js';
import { fileIssue } from './file-issue.js';

type Analyse = typeof import('recheck').check;

interface Analysis {
  readonly load?: () => Promise<Analyse | undefined>;
  /** Milliseconds since some moment. */
  readonly now?: () => number;
}

/** Milliseconds that each run has used. */
const spent = new WeakMap<object, number>();

/**
 * Finds input patterns that a hostile string can make very slow, with the optional package `recheck`; without it, none.
 * Analyzes at most 100 different patterns of at most 1,000 characters, each for at most 1 second, and for 2 seconds in
 * one run over all its manifests; after that nothing more is said.
 *
 * @param run the same object for all manifests of one run.
 */
export async function checkPatterns(
  manifest: DeepPartial<BlueprintManifest>,
  run: object,
  { load = loadAnalysis, now = () => performance.now() }: Analysis = {},
): Promise<Issue[]> {
  const places = new Map<string, string[]>();
  for (const node of inputNodes(manifest)) {
    const { pattern } = node.schema;
    if (pattern === undefined || pattern.length > workLimits.analysedLength) continue;
    const paths = places.get(pattern) ?? [];
    paths.push(pointer(node.path, 'pattern'));
    places.set(pattern, paths);
  }
  const analyse = places.size === 0 ? undefined : await load();
  const issues: Issue[] = [];
  if (analyse === undefined) return issues;
  for (const [pattern, paths] of [...places].slice(0, workLimits.analysedPatterns)) {
    const left = workLimits.runMilliseconds - (spent.get(run) ?? 0);
    if (left <= 0) break;
    const start = now();
    const growth = await growthOf(pattern, analyse, Math.min(left, workLimits.analysisMilliseconds));
    spent.set(run, (spent.get(run) ?? 0) + now() - start);
    for (const path of growth === undefined ? [] : paths) {
      const message = `${quote(pattern)} can take ${growth} time on a hostile string.`;
      issues.push(fileIssue('nemu/linear-patterns', path, message));
    }
  }
  return issues;
}

async function loadAnalysis(): Promise<Analyse | undefined> {
  try {
    return (await import('recheck')).check;
  } catch {
    return undefined;
  }
}

async function growthOf(pattern: string, analyse: Analyse, timeout: number): Promise<string | undefined> {
  const fault = patternFault(pattern);
  if (fault?.kind === 'broken') return undefined;
  const flags = fault === undefined ? 'u' : '';
  const diagnosis = await analyse(pattern, flags, { timeout });
  if (diagnosis.status !== 'vulnerable') return undefined;
  const { complexity } = diagnosis;
  return complexity.type === 'exponential' ? 'exponential' : `polynomial (degree ${complexity.degree})`;
}
