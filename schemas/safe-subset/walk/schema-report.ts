import type { Issue, Report } from '../../../core/issue.js';
import { makeIssue } from '../../../core/make-issue.js';
import { PathBudget, withinPathBytes } from '../../../core/path-budget.js';
import { showCount } from '../../../core/words/list.js';
import type { SubsetStats } from '../check-subset-schema.js';
import { SUBSET_FORMAT, table } from '../tables/index.js';
import { codeOf, type SubsetFinding } from './subset-finding.js';

export type SchemaReport = Report & { readonly stats: SubsetStats };

/** The report on a schema, in the order of the findings; it says when their paths are too long for all to be listed. */
export function schemaReport(findings: readonly SubsetFinding[], stats: SubsetStats): SchemaReport {
  const budget = new PathBudget();
  const read = findings.filter((finding) => budget.takes(finding)).map((finding) => makeIssue(finding));
  const listed = withinPathBytes(read);
  return {
    format: SUBSET_FORMAT,
    valid: !findings.some(({ severity }) => severity === 'error'),
    issues: listed.length === findings.length ? listed : [...listed, cutOff(listed.length)],
    stats,
  };
}

function cutOff(listed: number): Issue {
  return makeIssue({
    code: codeOf('issues'),
    severity: 'warning',
    basis: 'advice',
    message: `Only the first ${showCount(listed)} findings are listed, because their paths are long.`,
    hint: table.limits.issues.fix,
  });
}
