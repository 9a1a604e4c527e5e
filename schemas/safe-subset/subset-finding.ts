import type { Finding } from '../kit/define-rule.js';
import type { Basis, Severity } from '../kit/issue.js';

/** A finding that knows its code, and where it stands in the order of the document. */
export interface SubsetFinding extends Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly basis: Basis;
  readonly order: number;
}

/** What is wrong with the value of one keyword. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | undefined;
  /** Default: `contract`. */
  readonly basis?: Basis | undefined;
}
