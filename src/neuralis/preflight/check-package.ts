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
 * Checks a package on disk: first the manifest, then the files of its surfaces.
 *
 * @throws {UsageError} `unreadable-folder` if `directory` is not a folder or cannot be read.
 */
export async function checkPackage(directory: string, options: ValidateOptions): Promise<Report> {
  return finishReport(packageRuntime, issuesOf(PackageDisk.open(directory), options));
}

function issuesOf(disk: PackageDisk, options: ValidateOptions): Issue[] {
  const manifest = readManifest(disk);
  if (manifest === undefined) {
    const message = 'The folder has neither a `package.json` with a `neuralis` property nor a `neuralis.package.json`.';
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

/** An unknown icon is a warning in validation, but an error in the preflight. */
function asPreflight(issue: Issue): Issue {
  return issue.code === knownIcon.id ? { ...issue, severity: 'error' } : issue;
}
