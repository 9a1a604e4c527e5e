import type { Issue, Report } from '../../core/issue.js';
import { showCount } from '../../core/words/list.js';
import { checkSubsetSchema } from './check-subset-schema.js';
import { evaluate } from './evaluate/evaluate.js';
import type { ValueIssue } from './evaluate/evaluation.js';
import { prepare } from './evaluate/prepare.js';
import { SUBSET_FORMAT, table } from './tables/index.js';
import { codeOf } from './walk/subset-finding.js';

/**
 * Judges a value by a schema of the subset, as the platform does at run time. A schema that `checkSchema`
 * refuses is not run: the report says so. Never throws; its work is bounded by `limits`.
 *
 * @returns at most `limits.valueIssues` errors, with paths into the value.
 */
export function validateValue(schema: unknown, value: unknown): Report {
  const { findings, walk } = checkSubsetSchema(schema);
  const refusal = findings.find((finding) => finding.severity === 'error');
  const prepared = walk.root === undefined ? undefined : prepare(walk, table).get(walk.root);
  if (refusal !== undefined || prepared === undefined)
    return report([refused(refusal?.path ?? '', refusal?.message ?? '')]);
  const { issues } = evaluate(prepared, value, table);
  return report([...issues.map(issueOf), ...cutShort(issues.length)]);
}

function report(issues: readonly Issue[]): Report {
  return { format: SUBSET_FORMAT, valid: issues.length === 0, issues };
}

function issueOf({ path, keyword, message }: ValueIssue): Issue {
  const basis = keyword === 'json' || keyword === 'budget' ? 'platform' : 'contract';
  return { code: codeOf(keyword), severity: 'error', path, message, basis };
}

function refused(at: string, because: string): Issue {
  return {
    code: codeOf('schema'),
    severity: 'error',
    path: '',
    message: `The schema is outside the safe subset, so nothing was checked; at ${at === '' ? 'its root' : `\`${at}\``}: ${because}`,
    hint: 'Mend the schema until `checkSchema` accepts it.',
    basis: 'platform',
  };
}

function cutShort(found: number): Issue[] {
  if (found < table.limits.valueIssues.max) return [];
  return [
    {
      code: codeOf('valueIssues'),
      severity: 'warning',
      path: '',
      message: `Checking stopped after ${showCount(found)} faults.`,
      hint: table.limits.valueIssues.fix,
      basis: 'advice',
    },
  ];
}
