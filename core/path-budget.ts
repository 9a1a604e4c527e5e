import type { Issue } from './issue.js';
import { utf8Length } from './json/lengths.js';
import { LIMITS } from './limits.js';

/** Counts the paths of findings before they are shortened: reading one takes as long as it is. */
export class PathBudget {
  private units = 0;
  private taken = 0;

  /** Counts a finding; whether it can still be listed. The first one always can. */
  takes({ path }: { readonly path: string }): boolean {
    this.units += path.length;
    this.taken += 1;
    return !this.isSpent;
  }

  get isSpent(): boolean {
    return this.units > LIMITS.foundPathUnits && this.taken > 1;
  }
}

/** The issues, from the first, whose paths together are within the limit of a report. */
export function withinPathBytes(issues: readonly Issue[]): readonly Issue[] {
  let bytes = 0;
  for (const [index, { path }] of issues.entries()) {
    bytes += utf8Length(path);
    if (bytes > LIMITS.pathBytes) return issues.slice(0, index);
  }
  return issues;
}
