import { validateOptions } from '../../core/calls/validate-options.js';
import type { Issue, Report, Severity, ValidateOptions } from '../../core/issue.js';
import { plainIssues, toPlain } from '../../core/json/plain.js';
import { LIMITS } from '../../core/limits.js';
import { makeIssue } from '../../core/make-issue.js';
import { PathBudget } from '../../core/path-budget.js';
import type { AnyRule, Finding, RuleContext } from '../../core/rule.js';
import { documentOrder } from './document-order.js';
import type { RuntimeFormat } from './format.js';
import { finishReport } from './report.js';
import { requireFormat } from './require-format.js';
import { type StructureVerdict, soundPart, validateStructure } from './structure/validate-structure.js';

/**
 * Validates a value: its structure with the compiled validator, then every rule on the parts with a valid structure.
 *
 * @param value anything; what JSON cannot represent becomes an issue.
 * @returns a report whose issues are in document order; never throws for invalid data.
 * @throws {UsageError} `bad-option` for something else than a format, and for wrong options.
 */
export function validate(format: RuntimeFormat, value: unknown, options: ValidateOptions = {}): Report {
  const { limits } = requireFormat(format).behavior;
  const read = validateOptions(options);
  const plain = toPlain(value, limits);
  return plain.ok ? validatePlain(format, plain.value, read) : finishReport(format, plainIssues(plain.faults));
}

/** Validates plain JSON within the format's limits, such as the result of `toPlain`, without copying it. */
export function validatePlain(format: RuntimeFormat, value: unknown, options: ValidateOptions = {}): Report {
  const { issues, normalized, isCut } = verdictOn(format, value, options);
  const rank = documentOrder(
    value,
    issues.map((issue) => issue.path),
  );
  return finishReport(format, issues, { order: (issue) => rank(issue.path), normalized, isCut });
}

/** What was found in one document, before it has places and becomes a report. */
export interface Verdict {
  /** In no particular order, without line and column. */
  readonly issues: readonly Issue[];
  /** Whether a rule stopped before it had found everything. */
  readonly isCut: boolean;
  /** What rules saw: the document without the parts whose structure is invalid; nothing if the root is. */
  readonly sound: unknown;
  /** Returns the normalized document; called only when the report is valid. */
  readonly normalized: () => unknown;
}

/** Validates plain JSON within the format's limits. */
export function verdictOn(format: RuntimeFormat, whole: unknown, options: ValidateOptions): Verdict {
  const profile = options.profile ?? 'contract';
  const { behavior } = format;
  const { value, base } = behavior.select?.(whole) ?? { value: whole, base: '' };
  const issues: Issue[] = [];

  const structure = validateStructure(format, value, profile, base);
  for (const finding of structure.findings) {
    const { severity, place } = finding;
    if (severity !== 'ignored') issues.push(makeIssue({ ...finding, severity, path: place }));
  }
  if (isUnexplained(structure, issues)) {
    issues.push(
      makeIssue({
        code: 'report/too-complex',
        path: base,
        message: structure.undecided
          ? 'The document is nested too deeply to be validated.'
          : 'The document does not match the schema, and is too large to say where.',
        hint: structure.undecided ? 'Use fewer levels.' : 'Check a smaller part of it.',
      }),
    );
  }
  const sound = soundPart(value, structure);
  const isCut =
    sound !== undefined && addRuleIssues(issues, format, sound, { profile, trust: options.trust, whole: value }, base);
  return { issues, isCut, sound, normalized: () => behavior.normalize?.(value as never, { profile }) };
}

/**
 * Whether the validator rejects the document but the explanation has no error: the search found nothing, or stopped
 * early. Such a document must not count as valid.
 */
function isUnexplained({ findings, complete, rejected }: StructureVerdict, issues: readonly Issue[]): boolean {
  return complete ? rejected && findings.length === 0 : !issues.some(({ severity }) => severity === 'error');
}

/**
 * Adds the issues of all rules; of each severity at most one more per rule than a report lists, and of limited paths, so
 * that warnings never hide an error.
 *
 * @param base the pointer of the document, if it is part of another.
 * @returns whether paths ended a rule.
 */
function addRuleIssues(
  issues: Issue[],
  format: RuntimeFormat,
  document: unknown,
  context: RuleContext,
  base: string,
): boolean {
  let isCut = false;
  for (const rule of format.behavior.rules) {
    const severity = context.profile === 'platform' ? (rule.platform ?? rule.severity) : rule.severity;
    if (severity === 'ignored') continue;
    const seen = { error: new Share(), warning: new Share() };
    for (const finding of rule.check(document as never, context)) {
      const share = seen[finding.severity ?? severity];
      if (share.takes(finding)) issues.push(toIssue(finding, rule, severity, base));
      isCut ||= share.isCut;
      if (seen.error.isFull) break;
    }
  }
  return isCut;
}

/** How many issues of one severity a rule adds. */
class Share {
  private count = 0;
  private readonly paths = new PathBudget();

  /** Counts a finding; whether it is still one to add. */
  takes(finding: Finding): boolean {
    this.count += 1;
    return this.paths.takes(finding) && this.count <= LIMITS.issues + 1;
  }

  /** Whether the paths were too long for all findings to be added. */
  get isCut(): boolean {
    return this.paths.isSpent;
  }

  get isFull(): boolean {
    return this.count > LIMITS.issues || this.isCut;
  }
}

/** A finding without a hint gets the rule's `fix`, unless it comes from another checker. */
function toIssue(finding: Finding, { id, basis, fix }: AnyRule, severity: Severity, base: string): Issue {
  const hint = finding.hint ?? (finding.code === undefined ? fix : undefined);
  return makeIssue({
    code: finding.code ?? id,
    severity: finding.severity ?? severity,
    path: base + finding.path,
    message: finding.message,
    hint,
    basis: finding.basis ?? basis,
  });
}
