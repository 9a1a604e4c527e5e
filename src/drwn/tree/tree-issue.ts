import type { Basis, Issue, Severity } from '../../../core/issue.js';
import { makeIssue } from '../../../core/make-issue.js';

export interface TreeFault {
  readonly code: string;
  /** Relative to the card's root, with `/`. */
  readonly file: string;
  readonly message: string;
  readonly hint: string;
  /** The JSON Pointer into `card.json` of the value that the fault is about. */
  readonly path?: string;
  readonly line?: number;
  readonly severity?: Severity;
  readonly basis?: Basis;
}

/** An issue about a file in a card's tree. By default an error that drwn's doctor reports. */
export function treeIssue({ basis = 'platform', file, line, ...fault }: TreeFault): Issue {
  return makeIssue({ ...fault, basis }, { file, ...(line === undefined ? {} : { line }) });
}
