import type { Basis, Issue } from '../core/issue.js';

/** What can be wrong with a file before anybody looks at what it says: one code for one fault, in every family. */
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

/** A fault as an issue of the file: an error, about no value in particular. */
export function faultIssue({ code, message, hint, ...place }: FileFault, basis: Basis = 'contract'): Issue {
  return { code, severity: 'error', path: '', message, hint, basis, ...place };
}
