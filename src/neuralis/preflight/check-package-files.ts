import type { Issue } from '../../../core/issue.js';
import { pushAll } from '../../../core/push-all.js';
import { type AssetSurface, assetSurfaces } from './asset-surface.js';
import { checkEntry } from './check-entry.js';
import { checkSurfaceFolder } from './check-surface-folder.js';
import type { PackageDisk } from './package-disk.js';

/**
 * Checks the files of a package's asset-backed surfaces.
 *
 * @param surfaces the value of `app.surfaces`, of any type.
 * @param at the pointer to `surfaces`.
 */
export function checkPackageFiles(disk: PackageDisk, surfaces: unknown, at: string): Issue[] {
  const issues: Issue[] = [];
  const folders = new Set<string>();
  const entries = new Set<string>();
  for (const surface of assetSurfaces(surfaces, at)) {
    if (isNew(folders, surface.root)) {
      pushAll(issues, checkSurfaceFolder(disk, surface));
    }
    if (isNew(entries, entryKey(surface))) {
      pushAll(issues, checkEntry(disk, surface));
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
