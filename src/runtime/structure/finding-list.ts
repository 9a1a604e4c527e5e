import { LIMITS } from '../limits.js';
import type { StructuralFinding } from './finding.js';

/** Findings, each once. Those that the profile ignores are kept too, for what rules must not see. */
export class FindingList {
  private readonly found = new Map<string, StructuralFinding>();
  private counted = 0;

  get isFull(): boolean {
    return this.counted > LIMITS.issues;
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

/** How many findings the profile asked for reports. */
export function reported(findings: readonly StructuralFinding[]): number {
  return findings.filter(({ severity }) => severity !== 'ignored').length;
}
