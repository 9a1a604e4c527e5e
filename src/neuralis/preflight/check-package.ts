import type { Issue, Report, ValidateOptions } from '../../../core/issue.js';
import { faultIssue } from '../../../files/file-fault.js';
import { packageRuntime } from '../../../generated/neuralis/package.runtime.js';
import { knownIcon } from '../../../schemas/neuralis/rules/dock/known-icon.js';
import { finishReport } from '../../runtime/report.js';
import { reportOn, validateDocument } from '../../runtime/validate-text.js';
import { checkPackageFiles } from './check-package-files.js';
import { fileIssue } from './file-issue.js';
import { PackageDisk } from './package-disk.js';
import { readManifest } from './read-manifest.js';

/**
 * Judges a package on disk: manifest first, then the files of its surfaces.
 *
 * @throws {UsageError} `unreadable-folder` when the directory is none or cannot be read.
 */
export async function checkPackage(directory: string, options: ValidateOptions): Promise<Report> {
  return finishReport(packageRuntime, issuesOf(PackageDisk.open(directory), options));
}

function issuesOf(disk: PackageDisk, options: ValidateOptions): Issue[] {
  const manifest = readManifest(disk);
  if (manifest === undefined) {
    const message = 'There is neither a `package.json` with a `neuralis` key nor a `neuralis.package.json`.';
    return [fileIssue('neuralis/manifest-present', 'package.json', '', message)];
  }
  const { file, read } = manifest;
  if (!read.ok) return [{ ...faultIssue(read.fault), file }];
  const { document } = read;
  const { issues } = reportOn(packageRuntime, document, validateDocument(packageRuntime, document, options));
  return [
    ...issues.map((issue) => asPreflight({ ...issue, file })),
    ...checkPackageFiles(disk, manifest.surfaces, manifest.at),
  ];
}

/** An icon that only costs a warning on load fails the pre-flight. */
function asPreflight(issue: Issue): Issue {
  return issue.code === knownIcon.id ? { ...issue, severity: 'error' } : issue;
}
