import { LIMITS } from '../../../core/limits.js';
import { type Place, PlaceMap } from '../place.js';
import type { StructuralFinding } from './finding.js';

/** Findings, each once, including those that the profile ignores. */
export class FindingList {
  private readonly found: StructuralFinding[] = [];
  /** The index in `found` of each code at each place. */
  private readonly indexes = new PlaceMap<Map<string, number>>();
  private counted = 0;

  /** @param most the number of findings that the profile reports, inclusive; with more the list is full. */
  constructor(private readonly most: number = LIMITS.issues) {}

  get isFull(): boolean {
    return this.counted > this.most;
  }

  /** Adds a finding; it replaces one with the same code at the same place. */
  add(finding: StructuralFinding): void {
    const codes = this.indexes.get(finding.place) ?? new Map<string, number>();
    const index = codes.get(finding.code);
    if (index !== undefined) {
      this.found[index] = finding;
      return;
    }
    this.indexes.set(finding.place, codes.set(finding.code, this.found.length));
    this.found.push(finding);
    this.counted += reported([finding]);
  }

  all(): StructuralFinding[] {
    return [...this.found];
  }
}

/** The number of findings that the profile reports. */
export function reported(findings: readonly StructuralFinding[]): number {
  return findings.filter(({ severity }) => severity !== 'ignored').length;
}

/**
 * How far a value is from a branch. What says that another kind was meant counts most: a type of its own, and a wrong
 * constant among its properties.
 *
 * @param here the place of the value.
 */
export function distance(findings: readonly StructuralFinding[], here: Place): number {
  let sum = 0;
  for (const { code, place } of findings) {
    const below = place.depth - here.depth;
    const isKind =
      code === 'schema/const' || code === 'schema/enum' ? below <= 1 : code === 'schema/type' && below <= 0;
    sum += isKind ? 100 : 10;
  }
  return sum;
}
