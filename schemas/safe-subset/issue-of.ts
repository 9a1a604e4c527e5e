import type { Issue } from '../kit/issue.js';
import type { SubsetFinding } from './subset-finding.js';

/** A finding as a report lists it. */
export function issueOf({ code, severity, path, message, hint, basis }: SubsetFinding): Issue {
  return hint === undefined ? { code, severity, path, message, basis } : { code, severity, path, message, hint, basis };
}
