import type { Basis, Issue } from '../core/issue.js';
import { makeIssue } from '../core/make-issue.js';

/** What can be wrong with a file before its content is parsed; the codes are the same in every family. */
export type FileFaultCode =
  | 'file/missing'
  | 'file/not-a-file'
  | 'file/outside-root'
  | 'file/unreadable'
  | 'json/not-utf8'
  | 'json/too-long';

/** Why a file was not read. Lines and columns as in an issue. */
export interface FileFault {
  readonly code: FileFaultCode;
  readonly message: string;
  readonly hint: string;
  readonly line?: number;
  readonly column?: number;
  readonly endLine?: number;
  readonly endColumn?: number;
}

/** The issue of a fault: an error about the file as a whole. */
export function faultIssue({ code, message, hint, ...place }: FileFault, basis: Basis = 'contract'): Issue {
  return makeIssue({ code, message, hint, basis }, place);
}
