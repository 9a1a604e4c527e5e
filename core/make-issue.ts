import type { Issue } from './issue.js';

/** A fault or a finding: what is wrong, with as much as it says about itself. */
export interface IssueSource {
  readonly code: string;
  readonly message: string;
  /** Default: `error`. */
  readonly severity?: Issue['severity'] | undefined;
  /** Default: the document itself. */
  readonly path?: string | undefined;
  readonly hint?: string | undefined;
  /** Default: `contract`. */
  readonly basis?: Issue['basis'] | undefined;
}

/** Where the issue is shown: in which file, and from which character to which. */
export type IssuePlace = Pick<Issue, 'file' | 'line' | 'column' | 'endLine' | 'endColumn'>;

/** Makes the issue of a fault or a finding. Other properties of `source` are left out; those of `place` are kept. */
export function makeIssue(source: IssueSource, place: IssuePlace = {}): Issue {
  const { code, severity = 'error', path = '', message, hint, basis = 'contract' } = source;
  return { code, severity, path, message, ...(hint === undefined ? {} : { hint }), basis, ...place };
}
