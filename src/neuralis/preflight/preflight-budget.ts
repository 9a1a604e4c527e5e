import { showCount } from '../../../core/words/list.js';
import { showBytes } from '../../../schemas/neuralis/grammar/show-bytes.js';
import { limits } from '../../../schemas/neuralis/tables/limits.js';

type Resource = 'checkedBytes' | 'checkedReferences' | 'listedEntries';

/** What the work of one pre-flight may cost over all surfaces of a package. */
export class PreflightBudget {
  private readonly left: Record<Resource, number>;

  /** @param most what may be spent, inclusive. Default: the limits of the table. */
  constructor(private readonly most: Readonly<Record<Resource, number>> = limits) {
    this.left = {
      checkedBytes: most.checkedBytes,
      checkedReferences: most.checkedReferences,
      listedEntries: most.listedEntries,
    };
  }

  /** Takes something from the budget. @returns whether it was still there; once it was not, nothing more is. */
  spend(resource: Resource, amount: number): boolean {
    if (this.isSpent) return false;
    this.left[resource] -= amount;
    return !this.isSpent;
  }

  get isSpent(): boolean {
    return Object.values(this.left).some((left) => left < 0);
  }

  /** What has ended the work, to follow "The pre-flight stopped after". */
  get spentWords(): string {
    const { checkedBytes, checkedReferences, listedEntries } = this.most;
    if (this.left.checkedBytes < 0) return `${showBytes(checkedBytes)} of entries`;
    if (this.left.checkedReferences < 0) return `${showCount(checkedReferences)} references`;
    return `${showCount(listedEntries)} files and folders`;
  }
}
