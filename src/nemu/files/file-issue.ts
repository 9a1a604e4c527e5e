import type { Issue } from '../../../core/issue.js';
import { makeIssue } from '../../../core/make-issue.js';
import { type FileCheckCode, fileChecks } from '../../../schemas/nemu/codes.js';

/**
 * An issue about a file that the manifest names.
 *
 * @param path pointer to the name in the manifest.
 * @param hint default: the check's own.
 */
export function fileIssue(code: FileCheckCode, path: string, message: string, hint?: string): Issue {
  const { severity, basis, fix } = fileChecks[code];
  return makeIssue({ code, severity, path, message, hint: hint ?? fix, basis });
}
