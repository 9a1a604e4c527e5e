import type { Basis, Issue, Severity } from '../../../core/issue.js';
import { makeIssue } from '../../../core/make-issue.js';

export interface TreeFault {
  readonly code: string;
  /** From the card's root, with `/`. */
  readonly file: string;
  readonly message: string;
  readonly hint: string;
  /** The place in `card.json` that the fault is about. */
  readonly path?: string;
  readonly line?: number;
  readonly severity?: Severity;
  readonly basis?: Basis;
}

/** An issue of a file in a card's tree; an error that drwn's doctor finds, unless said otherwise. */
export function treeIssue({ basis = 'platform', file, line, ...fault }: TreeFault): Issue {
  return makeIssue({ ...fault, basis }, { file, ...(line === undefined ? {} : { line }) });
}
