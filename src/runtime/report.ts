import type { Issue, Report } from '../../core/issue.js';
import { LIMITS } from '../../core/limits.js';
import { type IssuePlace, makeIssue } from '../../core/make-issue.js';
import { withinPathBytes } from '../../core/path-budget.js';
import { count } from '../../core/words/list.js';
import type { RuntimeFormat } from './format.js';

export interface ReportParts {
  /** An issue's position in the document; smaller is earlier. Without it issues stay in the order given. */
  readonly order?: ((issue: Issue) => number) | undefined;
  readonly normalized?: (() => unknown) | undefined;
  /** Whether the search for issues ended before all were found. */
  readonly isCut?: boolean | undefined;
  /** Where the document is shown. */
  readonly place?: IssuePlace | undefined;
}

/** Sorts and limits issues, and decides: invalid exactly when one of them, listed or not, is an error. */
export function finishReport(format: RuntimeFormat, issues: readonly Issue[], parts: ReportParts = {}): Report {
  const { order } = parts;
  const precedence = format.behavior.precedence ?? (() => 0);
  const sorted = [...issues].sort(
    (left, right) =>
      precedence(left) - precedence(right) || (order === undefined ? 0 : comparePlaced(left, right, order)),
  );
  const valid = !sorted.some((issue) => issue.severity === 'error');
  const normalized = valid ? parts.normalized?.() : undefined;
  const listed = withinPathBytes(sorted.slice(0, LIMITS.issues));
  const isWhole = listed.length === sorted.length && parts.isCut !== true;
  return {
    format: format.id,
    valid,
    issues: isWhole ? listed : [...listed, truncation(valid, listed.length, parts.place)],
    ...(normalized === undefined ? {} : { normalized }),
  };
}

function truncation(valid: boolean, listed: number, place: IssuePlace | undefined): Issue {
  return makeIssue(
    {
      code: 'report/truncated',
      severity: valid ? 'warning' : 'error',
      message: `There are more than ${count(listed, 'issue')}; the others are not listed.`,
      hint: 'Fix these and check again.',
    },
    place,
  );
}

function comparePlaced(left: Issue, right: Issue, order: (issue: Issue) => number): number {
  return (
    order(left) - order(right) ||
    compareText(left.code, right.code) ||
    compareText(left.path, right.path) ||
    compareText(left.message, right.message)
  );
}

function compareText(left: string, right: string): number {
  if (left === right) return 0;
  return left < right ? -1 : 1;
}
