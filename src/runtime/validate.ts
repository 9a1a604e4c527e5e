import type { Issue, Report, Severity, ValidateOptions } from '../../core/issue.js';
import { plainIssues, toPlain } from '../../core/json/plain.js';
import { LIMITS } from '../../core/limits.js';
import type { AnyRule, Finding, RuleContext } from '../../core/rule.js';
import { documentOrder } from './document-order.js';
import type { RuntimeFormat } from './format.js';
import { finishReport } from './report.js';
import { type StructureVerdict, soundPart, validateStructure } from './structure/validate-structure.js';

/**
 * Judges a value: structure by the compiled validator, then every rule on what is structurally sound.
 *
 * @param value anything; what JSON cannot hold becomes an issue.
 * @returns a report whose issues are in document order; never throws on bad data.
 */
export function validate(format: RuntimeFormat, value: unknown, options: ValidateOptions = {}): Report {
  const plain = toPlain(value, format.behavior.limits);
  return plain.ok ? validatePlain(format, plain.value, options) : finishReport(format, plainIssues(plain.faults));
}

/** Validates plain JSON within the format's limits: what `toPlain` has copied is not copied again. */
export function validatePlain(format: RuntimeFormat, value: unknown, options: ValidateOptions = {}): Report {
  const { issues, normalized } = verdictOn(format, value, options);
  const rank = documentOrder(
    value,
    issues.map((issue) => issue.path),
  );
  return finishReport(format, issues, { order: (issue) => rank(issue.path), normalized });
}

/** What is found in one document, before it has places and becomes a report. */
export interface Verdict {
  /** In no particular order, without line and column. */
  readonly issues: readonly Issue[];
  /** What rules saw: the document without its structurally wrong parts; nothing where the whole is wrong. */
  readonly sound: unknown;
  /** Makes the normalized document; called only when the report is valid. */
  readonly normalized: () => unknown;
}

/** Validates plain JSON within the format's limits. */
export function verdictOn(format: RuntimeFormat, whole: unknown, options: ValidateOptions): Verdict {
  const profile = options.profile ?? 'contract';
  const { behavior } = format;
  const { value, base } = behavior.select?.(whole) ?? { value: whole, base: '' };
  const issues: Issue[] = [];

  const structure = validateStructure(format, value, profile);
  for (const finding of structure.findings) {
    if (finding.severity === 'ignored') continue;
    const { code, message, hint, severity } = finding;
    issues.push({
      code,
      severity,
      path: base + finding.path,
      message,
      ...(hint === undefined ? {} : { hint }),
      basis: 'contract',
    });
  }
  if (isUnexplained(structure, issues)) {
    issues.push({
      code: 'report/too-complex',
      severity: 'error',
      path: base,
      message: 'The document does not have the structure asked for, and is too large to say where.',
      hint: 'Check a smaller part of it.',
      basis: 'contract',
    });
  }
  const sound = soundPart(value, structure);
  if (sound !== undefined) {
    for (const issue of ruleIssues(format, sound, { profile, trust: options.trust, whole: value }))
      issues.push({ ...issue, path: base + issue.path });
  }
  return { issues, sound, normalized: () => behavior.normalize?.(value as never, { profile }) };
}

/**
 * Whether the validator's verdict is not borne out: the search found nothing at all, or ended before it found an
 * error. A document that the validator refuses is never taken for valid because of that.
 */
function isUnexplained({ findings, complete, refused }: StructureVerdict, issues: readonly Issue[]): boolean {
  return complete ? refused && findings.length === 0 : !issues.some(({ severity }) => severity === 'error');
}

/** What the rules find, of each at most one issue more than a report lists: warnings never keep an error from being seen. */
function* ruleIssues(format: RuntimeFormat, document: unknown, context: RuleContext): Generator<Issue> {
  for (const rule of format.behavior.rules) {
    const severity = context.profile === 'platform' ? (rule.platform ?? rule.severity) : rule.severity;
    if (severity === 'ignored') continue;
    const seen = { error: 0, warning: 0 };
    for (const finding of rule.check(document as never, context)) {
      const issue = toIssue(finding, rule, severity);
      seen[issue.severity] += 1;
      if (seen[issue.severity] <= LIMITS.issues + 1) yield issue;
      if (seen.error > LIMITS.issues) break;
    }
  }
}

/** A finding without a hint of its own gets what the rule says about mending; one of another checker does not. */
function toIssue(finding: Finding, { id, basis, fix }: AnyRule, severity: Severity): Issue {
  const hint = finding.hint ?? (finding.code === undefined ? fix : undefined);
  return {
    code: finding.code ?? id,
    severity: finding.severity ?? severity,
    path: finding.path,
    message: finding.message,
    ...(hint === undefined ? {} : { hint }),
    basis: finding.basis ?? basis,
  };
}
