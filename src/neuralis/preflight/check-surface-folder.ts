import type { Issue } from '../../../core/issue.js';
import { showCount } from '../../../core/words/list.js';
import type { PreflightCode } from '../../../schemas/neuralis/codes.js';
import { showBytes } from '../../../schemas/neuralis/grammar/show-bytes.js';
import { limits } from '../../../schemas/neuralis/tables/limits.js';
import type { AssetSurface } from './asset-surface.js';
import { fileIssue } from './file-issue.js';
import type { FolderFiles, PackageDisk } from './package-disk.js';
import type { PreflightBudget } from './preflight-budget.js';

/** Checks all files in a surface's folder, whether an entry refers to them or not: links, sizes and, in bundle mode, totals. */
export function checkSurfaceFolder(disk: PackageDisk, surface: AssetSurface, budget: PreflightBudget): Issue[] {
  const add = (code: PreflightCode, file: string, message: string) => fileIssue(code, file, surface.at, message);
  const place = disk.locate(surface.root);
  if (place === 'missing') return [];
  if (place === 'outside') {
    return [add('neuralis/real-files', surface.root, `\`${surface.root}\` is a link to a folder outside the package.`)];
  }
  const found = disk.filesIn(surface.root, budget);
  const issues: Issue[] = [];
  for (const link of found.links.filter(({ inside }) => !inside)) {
    const file = `${surface.root}/${link.path}`;
    issues.push(add('neuralis/real-files', file, `\`${file}\` is a link to a file outside \`${surface.root}/\`.`));
  }
  for (const { path, bytes } of found.files.filter((file) => file.bytes > limits.fileBytes)) {
    const file = `${surface.root}/${path}`;
    const message = `\`${file}\` has ${showBytes(bytes)}, but the host serves at most ${showBytes(limits.fileBytes)}.`;
    issues.push(add('neuralis/file-size', file, message));
  }
  if (surface.mode === 'bundle') {
    for (const [code, message] of exceededTotals(found, surface)) issues.push(add(code, surface.root, message));
  }
  return issues;
}

function* exceededTotals(found: FolderFiles, surface: AssetSurface): Iterable<[PreflightCode, string]> {
  const files = found.files.filter(({ path }) => path !== surface.entry);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (files.length > limits.bundleFiles) {
    const count = found.stopped ? `at least ${showCount(files.length)}` : files.length;
    yield [
      'neuralis/bundle-files',
      `The bundle has ${count} files besides its entry, but the host serves at most ${limits.bundleFiles}.`,
    ];
  }
  if (bytes > limits.bundleBytes) {
    yield [
      'neuralis/bundle-bytes',
      `The bundle has ${showBytes(bytes)} besides its entry, but the host serves at most ${showBytes(limits.bundleBytes)}.`,
    ];
  } else if (bytes > limits.bundleWarnBytes) {
    yield [
      'neuralis/bundle-weight',
      `The bundle has ${showBytes(bytes)} besides its entry, and every render fetches all of them again.`,
    ];
  }
}
