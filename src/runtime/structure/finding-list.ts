import { segmentsOf } from '../../../core/json/pointer.js';
import { LIMITS } from '../../../core/limits.js';
import type { StructuralFinding } from './finding.js';

/** Findings, each once, including those that the profile ignores. */
export class FindingList {
  private readonly found = new Map<string, StructuralFinding>();
  private counted = 0;

  /** @param most the number of findings that the profile reports, inclusive; with more the list is full. */
  constructor(private readonly most: number = LIMITS.issues) {}

  get isFull(): boolean {
    return this.counted > this.most;
  }

  add(finding: StructuralFinding): void {
    const key = `${finding.code} ${finding.path}`;
    if (!this.found.has(key)) this.counted += reported([finding]);
    this.found.set(key, finding);
  }

  all(): StructuralFinding[] {
    return [...this.found.values()];
  }
}

/** The number of findings that the profile reports. */
export function reported(findings: readonly StructuralFinding[]): number {
  return findings.filter(({ severity }) => severity !== 'ignored').length;
}

/**
 * How far a value is from a branch. What says that another kind was meant counts most: a type of its own, and a wrong
 * constant among its properties.
 */
export function distance(findings: readonly StructuralFinding[], path: string): number {
  const here = segmentsOf(path).length;
  let sum = 0;
  for (const { code, path: at } of findings) {
    const below = segmentsOf(at).length - here;
    const isKind =
      code === 'schema/const' || code === 'schema/enum' ? below <= 1 : code === 'schema/type' && below <= 0;
    sum += isKind ? 100 : 10;
  }
  return sum;
}
