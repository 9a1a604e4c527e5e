import type { Issue } from '../../../core/issue.js';
import { pushAll } from '../../../core/push-all.js';
import { type AssetSurface, assetSurfaces } from './asset-surface.js';
import { checkEntry } from './check-entry.js';
import { checkSurfaceFolder } from './check-surface-folder.js';
import { fileIssue } from './file-issue.js';
import type { PackageDisk } from './package-disk.js';
import { PreflightBudget } from './preflight-budget.js';

/**
 * Checks the files of a package's asset-backed surfaces.
 *
 * @param surfaces the value of `app.surfaces`, of any type.
 * @param at the pointer to `surfaces`.
 * @param budget for the whole package; when it ends, an issue says so.
 */
export function checkPackageFiles(
  disk: PackageDisk,
  surfaces: unknown,
  at: string,
  budget = new PreflightBudget(),
): Issue[] {
  const issues: Issue[] = [];
  const folders = new Set<string>();
  const entries = new Set<string>();
  for (const surface of assetSurfaces(surfaces, at)) {
    if (isNew(folders, surface.root)) {
      pushAll(issues, checkSurfaceFolder(disk, surface, budget));
    }
    if (isNew(entries, entryKey(surface))) {
      pushAll(issues, checkEntry(disk, surface, budget));
    }
    const { spentWords } = budget;
    if (spentWords !== undefined) {
      const message = `The preflight stopped after ${spentWords}, so this surface and those after it were not checked.`;
      issues.push(fileIssue('neuralis/package-checked', surface.root, surface.at, message));
      break;
    }
  }
  return issues;
}

function entryKey({ root, entry, mode }: AssetSurface): string {
  return `${root}/${entry} ${mode}`;
}

function isNew(seen: Set<string>, key: string): boolean {
  if (seen.has(key)) return false;
  seen.add(key);
  return true;
}
