import { showCount } from '../../../core/words/list.js';
import { showBytes } from '../../../schemas/neuralis/grammar/show-bytes.js';
import { limits } from '../../../schemas/neuralis/tables/limits.js';

/** What is limited, and how much of it in words. */
const RESOURCES = {
  checkedBytes: (most: number) => `${showBytes(most)} of entries`,
  checkedReferences: (most: number) => `${showCount(most)} references`,
  listedEntries: (most: number) => `${showCount(most)} files and folders`,
} as const;

type Resource = keyof typeof RESOURCES;

/** What the work of one pre-flight may cost over all surfaces of a package. */
export class PreflightBudget {
  private readonly used: Record<Resource, number> = { checkedBytes: 0, checkedReferences: 0, listedEntries: 0 };
  private ended: Resource | undefined;

  /** @param most what may be spent, inclusive. Default: the limits of the table. */
  constructor(private readonly most: Readonly<Record<Resource, number>> = limits) {}

  /** Takes something from the budget. @returns whether it was still there; once it was not, nothing more is. */
  spend(resource: Resource, amount: number): boolean {
    if (this.ended !== undefined) return false;
    this.used[resource] += amount;
    if (this.used[resource] > this.most[resource]) this.ended = resource;
    return this.ended === undefined;
  }

  /** What has ended the work, to follow "The preflight stopped after"; nothing while there is something left. */
  get spentWords(): string | undefined {
    return this.ended && RESOURCES[this.ended](this.most[this.ended]);
  }
}
