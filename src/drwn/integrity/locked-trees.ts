import { realpath } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Issue } from '../../../core/issue.js';
import { contains } from '../../../files/is-below.js';
import { compareHash } from './compare-hash.js';
import { IntegrityError, systemError } from './integrity-error.js';
import { integrityIssue, linkIssues } from './integrity-issue.js';
import { readRecords, type TreeRecords } from './read-records.js';
import { TreeBudget } from './tree-budget.js';

/** What is known about the tree of an entry: the issues about its hash, or why it was not hashed. */
export type TreeVerdict =
  | { readonly is: 'checked'; readonly issues: readonly Issue[] }
  /** `outside` the folders in which trees are hashed; beyond the `budget` of the run. */
  | { readonly is: 'absent' | 'outside' | 'budget' };

/** System error codes for a path that does not exist. A path that exists but cannot be read is an issue. */
const ABSENT: ReadonlySet<string> = new Set(['ENOENT', 'ENOTDIR']);

/** The trees that a lockfile names, each hashed at most once, all within one budget, and nothing outside the given folders. */
export class LockedTrees {
  private readonly trees = new Map<string, Promise<TreeRecords>>();
  private realRoots: readonly string[] | undefined;

  /** @param roots absolute; those that do not exist are ignored. */
  constructor(
    private readonly roots: readonly string[],
    private readonly budget = new TreeBudget(),
  ) {}

  /** @param path as the lockfile has it. */
  async verify(path: unknown, integrity: string): Promise<TreeVerdict> {
    // A relative path would point to a different folder depending on where the command is started.
    if (typeof path !== 'string' || !/^(?:\/|[A-Za-z]:[\\/])/.test(path) || path.includes('\0'))
      return { is: 'absent' };
    try {
      const real = await this.realPathInside(resolve(path));
      if (real === undefined) return { is: 'outside' };
      const { records, outside } = await this.recordsOf(real);
      return { is: 'checked', issues: [...compareHash(records, integrity), ...linkIssues(outside)] };
    } catch (error) {
      if (!(error instanceof IntegrityError)) throw error;
      if (error.code === 'budget') return { is: 'budget' };
      if (error.path === '' && ABSENT.has(error.code)) return { is: 'absent' };
      return { is: 'checked', issues: [integrityIssue(error)] };
    }
  }

  /** Asks the disk only about paths inside, so that a lockfile cannot find out what is elsewhere. */
  private async realPathInside(path: string): Promise<string | undefined> {
    this.realRoots ??= (await Promise.all(this.roots.map(realPathOf))).flatMap((root) => root ?? []);
    if (![...this.roots, ...this.realRoots].some((root) => contains(root, path))) return undefined;
    const real = await realpath(path).catch((error: unknown) => Promise.reject(systemError(error, '')));
    return this.realRoots.some((root) => contains(root, real)) ? real : undefined;
  }

  private async recordsOf(real: string): Promise<TreeRecords> {
    const known = this.trees.get(real);
    const tree = known ?? readRecords(real, this.budget);
    this.trees.set(real, tree);
    const found = await tree;
    // Sorting and hashing the records again is work too.
    if (known !== undefined) this.budget.take(found.records.length, 0);
    return found;
  }
}

async function realPathOf(root: string): Promise<string | undefined> {
  return realpath(root).catch(() => undefined);
}
