import type { Issue } from './issue.js';
import { ancestorWithin } from './json/pointer.js';
import { LIMITS } from './limits.js';
import { count } from './words/list.js';

/** A pointer that is not written out yet. */
export interface IssuePath {
  /** UTF-16 units of the whole pointer. */
  readonly length: number;
  /** The pointer itself, or that of the nearest ancestor with at most so many UTF-16 units. */
  within(units: number): string;
}

/** A fault or a finding: what is wrong, with as much as it says about itself. */
export interface IssueSource {
  readonly code: string;
  readonly message: string;
  /** Default: `error`. */
  readonly severity?: Issue['severity'] | undefined;
  /** Default: the document itself. */
  readonly path?: string | IssuePath | undefined;
  readonly hint?: string | undefined;
  /** Default: `contract`. */
  readonly basis?: Issue['basis'] | undefined;
}

/** Where the issue is shown: in which file, and from which character to which. */
export type IssuePlace = Pick<Issue, 'file' | 'line' | 'column' | 'endLine' | 'endColumn'>;

/**
 * Makes the issue of a fault or a finding. Other properties of `source` are left out; those of `place` are kept. A path of
 * more than `LIMITS.pathUnits` becomes that of the nearest ancestor within the limit, and the message says how long it is.
 */
export function makeIssue(source: IssueSource, place: IssuePlace = {}): Issue {
  const { code, severity = 'error', path = '', hint, basis = 'contract' } = source;
  const isCut = path.length > LIMITS.pathUnits;
  return {
    code,
    severity,
    path: typeof path === 'string' ? ancestorWithin(path, LIMITS.pathUnits) : path.within(LIMITS.pathUnits),
    message: isCut ? withLength(source.message, path.length) : source.message,
    ...(hint === undefined ? {} : { hint }),
    basis,
    ...place,
  };
}

function withLength(message: string, units: number): string {
  const isSentence = message.endsWith('.');
  return `${isSentence ? message.slice(0, -1) : message} (inside this value; the whole path has ${count(units, 'UTF-16 unit')})${isSentence ? '.' : ''}`;
}
