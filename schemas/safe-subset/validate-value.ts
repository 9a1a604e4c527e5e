import type { Issue, Report } from '../../core/issue.js';
import { ancestorWithin } from '../../core/json/pointer.js';
import { LIMITS } from '../../core/limits.js';
import { makeIssue } from '../../core/make-issue.js';
import { showCount } from '../../core/words/list.js';
import { checkSubsetSchema } from './check-subset-schema.js';
import { evaluate } from './evaluate/evaluate.js';
import type { ValueFinding } from './evaluate/evaluation.js';
import { prepare } from './evaluate/prepare.js';
import { SUBSET_FORMAT, table } from './tables/index.js';
import { codeOf } from './walk/subset-finding.js';

/**
 * Validates a value against a schema of the subset, as the platform does at run time. A schema that `checkSchema`
 * rejects is not run, and the report says so. Never throws; the work is bounded by `limits`.
 *
 * @returns at most `limits.valueIssues` errors, with paths into the value.
 */
export function validateValue(schema: unknown, value: unknown): Report {
  const { findings, walk } = checkSubsetSchema(schema);
  const rejection = findings.find((finding) => finding.severity === 'error');
  const prepared = walk.root === undefined ? undefined : prepare(walk, table).get(walk.root);
  if (rejection !== undefined || prepared === undefined)
    return report([schemaIssue(rejection?.path ?? '', rejection?.message ?? '')]);
  const result = evaluate(prepared, value, table).findings;
  return report([...result.map(issueOf), ...cutOff(result.length)]);
}

function report(issues: readonly Issue[]): Report {
  return { format: SUBSET_FORMAT, valid: issues.length === 0, issues };
}

function issueOf({ path, keyword, message }: ValueFinding): Issue {
  const basis = keyword === 'json' || keyword === 'budget' ? 'platform' : 'contract';
  return makeIssue({ code: codeOf(keyword), path, message, basis });
}

function schemaIssue(at: string, because: string): Issue {
  const place = at === '' ? 'its root' : `\`${ancestorWithin(at, LIMITS.pathUnits)}\``;
  return makeIssue({
    code: codeOf('schema'),
    message: `The value was not validated, because the schema is not in the safe subset (at ${place}): ${because}`,
    hint: 'Fix the schema until `checkSchema` accepts it.',
    basis: 'platform',
  });
}

function cutOff(found: number): Issue[] {
  if (found < table.limits.valueIssues.max) return [];
  return [
    {
      code: codeOf('valueIssues'),
      severity: 'warning',
      path: '',
      message: `Validation stopped after ${showCount(found)} faults.`,
      hint: table.limits.valueIssues.fix,
      basis: 'advice',
    },
  ];
}
