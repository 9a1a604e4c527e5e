import type { Issue } from '../../../core/issue.js';
import { makeIssue } from '../../../core/make-issue.js';
import { type FileCheckCode, fileChecks } from '../../../schemas/nemu/codes.js';

/**
 * An issue about a file that the manifest lists.
 *
 * @param path pointer to the path in the manifest.
 * @param hint default: the `fix` of the check.
 */
export function fileIssue(code: FileCheckCode, path: string, message: string, hint?: string): Issue {
  const { severity, basis, fix } = fileChecks[code];
  return makeIssue({ code, severity, path, message, hint: hint ?? fix, basis });
}
