import type { Basis, Severity } from '../../../core/issue.js';
import type { Finding } from '../../../core/rule.js';

/** A finding with its code and its position in document order. */
export interface SubsetFinding extends Finding {
  readonly code: string;
  readonly severity: Severity;
  readonly basis: Basis;
  readonly order: number;
}

/** A fault in the value of one keyword. */
export interface Fault {
  readonly code: string;
  readonly message: string;
  readonly hint?: string | undefined;
  /** Default: `contract`. */
  readonly basis?: Basis | undefined;
}

/** The code of an issue about a keyword or a limit: `minLength` gives `safe-subset/min-length`, `$ref` gives `safe-subset/ref`. */
export function codeOf(name: string): string {
  const kebab = name.replace(/^\$/, '').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `safe-subset/${kebab}`;
}
