import type { Issue } from '../../../core/issue.js';
import type { LineRange } from '../../../core/json/line-ranges.js';
import { makeIssue } from '../../../core/make-issue.js';
import { type PreflightCode, preflightChecks } from '../../../schemas/neuralis/codes.js';

/**
 * An issue about one file of a package.
 *
 * @param file the path from the package's root, with `/`.
 * @param path the pointer to the value in the manifest that refers to the file.
 * @param more.hint default: the `fix` of the check.
 */
export function fileIssue(
  code: PreflightCode,
  file: string,
  path: string,
  message: string,
  more: { readonly place?: LineRange | undefined; readonly hint?: string | undefined } = {},
): Issue {
  const { severity, basis, fix } = preflightChecks[code];
  return makeIssue({ code, severity, path, message, hint: more.hint ?? fix, basis }, { file, ...more.place });
}
