import type { Basis, Severity } from '../issue.js';

const SEVERITY: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning' };

const BASIS: Readonly<Record<Basis, string>> = {
  contract: 'the specification requires it',
  platform: 'the released validator requires it, the specification is silent',
  advice: 'advice, the platform accepts the document',
};

/** What a broken rule leads to, to follow its subject: `a missing property is a warning`. */
export const OUTCOME_WORDS: Readonly<Record<Severity | 'ignored', string>> = {
  error: 'is an error',
  warning: 'is a warning',
  ignored: 'is not reported',
};

export interface Verdict {
  readonly severity: Severity;
  readonly platform?: Severity | 'ignored' | undefined;
  readonly basis: Basis;
}

/** Says how severe it is to break a rule, who requires it, and what changes under the `platform` profile. */
export function verdictWords(verdict: Verdict): string {
  const words = `${SEVERITY[verdict.severity]}: ${BASIS[verdict.basis]}.`;
  if (verdict.platform === undefined || verdict.platform === verdict.severity) return words;
  return `${words} Under the \`platform\` profile it ${OUTCOME_WORDS[verdict.platform]}.`;
}
