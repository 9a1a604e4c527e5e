import type { Issue, Report, ValidateOptions } from '../../../core/issue.js';
import { LIMITS } from '../../../core/limits.js';
import { packageRuntime } from '../../../generated/neuralis/package.runtime.js';
import { knownIcon } from '../../../schemas/neuralis/rules/dock/known-icon.js';
import { judgeText } from '../../runtime/judge-text.js';
import { finishReport } from '../../runtime/report.js';
import { checkPackageFiles } from './check-package-files.js';
import { fileIssue } from './file-issue.js';
import { openPackage, type PackageDisk } from './package-disk.js';
import { readManifest } from './read-manifest.js';

/**
 * Judges a package on disk: manifest first, then the files of its surfaces.
 *
 * @throws {UsageError} `unreadable-folder` when the directory is none or cannot be read.
 */
export async function checkPackage(directory: string, options: ValidateOptions): Promise<Report> {
  return finishReport(packageRuntime, await issuesOf(await openPackage(directory), options));
}

async function issuesOf(disk: PackageDisk, options: ValidateOptions): Promise<Issue[]> {
  const manifest = await readManifest(disk);
  if (manifest === undefined) {
    const message = 'There is neither a `package.json` with a `neuralis` key nor a `neuralis.package.json`.';
    return [fileIssue('neuralis/manifest-present', 'package.json', '', message)];
  }
  if (manifest.text === undefined) return [unread(manifest.file)];
  const { issues } = judgeText(packageRuntime, manifest.text, options);
  return [
    ...issues.map((issue) => asPreflight({ ...issue, file: manifest.file })),
    ...(await checkPackageFiles(disk, manifest.surfaces, manifest.at)),
  ];
}

/** An icon that only costs a warning on load fails the pre-flight. */
function asPreflight(issue: Issue): Issue {
  return issue.code === knownIcon.id ? { ...issue, severity: 'error' } : issue;
}

function unread(file: string): Issue {
  return {
    code: 'file/unreadable',
    severity: 'error',
    path: '',
    message: `\`${file}\` has more than ${LIMITS.textBytes} bytes, or is a link that leads out of the package.`,
    hint: 'Ship a plain file, and leave out what does not belong into it.',
    basis: 'contract',
    file,
  };
}
