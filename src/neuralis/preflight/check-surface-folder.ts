import type { Issue } from '../../../core/issue.js';
import type { PreflightCode } from '../../../schemas/neuralis/codes.js';
import { limits } from '../../../schemas/neuralis/tables/limits.js';
import type { AssetSurface } from './asset-surface.js';
import { fileIssue } from './file-issue.js';
import type { FolderFiles, PackageDisk } from './package-disk.js';

/** Judges the files below a surface's folder, referenced or not: links, sizes, and in bundle mode the budgets. */
export function checkSurfaceFolder(disk: PackageDisk, surface: AssetSurface): Issue[] {
  const add = (code: PreflightCode, file: string, message: string) => fileIssue(code, file, surface.at, message);
  const place = disk.holds(surface.root);
  if (place === 'missing') return [];
  if (place === 'outside') {
    return [add('neuralis/real-files', surface.root, `\`${surface.root}\` is a link that leads out of the package.`)];
  }
  const found = disk.filesBelow(surface.root);
  const issues: Issue[] = [];
  for (const link of found.links.filter(({ inside }) => !inside)) {
    const file = `${surface.root}/${link.path}`;
    issues.push(add('neuralis/real-files', file, `\`${file}\` is a link that leads out of \`${surface.root}/\`.`));
  }
  for (const { path, bytes } of found.files.filter((file) => file.bytes > limits.fileBytes)) {
    const file = `${surface.root}/${path}`;
    const message = `\`${file}\` has ${bytes} bytes; the host serves at most ${limits.fileBytes}.`;
    issues.push(add('neuralis/file-size', file, message));
  }
  if (surface.mode === 'bundle') {
    for (const [code, message] of overBudget(found, surface)) issues.push(add(code, surface.root, message));
  }
  return issues;
}

function* overBudget(found: FolderFiles, surface: AssetSurface): Iterable<[PreflightCode, string]> {
  const files = found.files.filter(({ path }) => path !== surface.entry);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (files.length > limits.bundleFiles) {
    const count = found.stopped ? `more than ${files.length - 1}` : files.length;
    yield [
      'neuralis/bundle-files',
      `The bundle has ${count} files beside its entry; at most ${limits.bundleFiles} are served.`,
    ];
  }
  if (bytes > limits.bundleBytes) {
    yield [
      'neuralis/bundle-bytes',
      `The bundle has ${bytes} bytes beside its entry; at most ${limits.bundleBytes} are served.`,
    ];
  } else if (bytes > limits.bundleWarnBytes) {
    yield [
      'neuralis/bundle-weight',
      `The bundle has ${bytes} bytes beside its entry, and every render fetches all of them.`,
    ];
  }
}
