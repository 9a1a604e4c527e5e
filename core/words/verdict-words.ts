import type { Basis, Severity } from '../issue.js';

const SEVERITY: Readonly<Record<Severity, string>> = { error: 'Error', warning: 'Warning' };

const BASIS: Readonly<Record<Basis, string>> = {
  contract: 'the specification demands it',
  platform: 'the released validator demands it, the specification is silent',
  advice: 'advice, the platform accepts the document',
};

/** What becomes of a breach, to stand after it: `a missing field is a warning`. */
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

/** Says how heavy a breach of a rule weighs, who asks, and what changes under the `platform` profile. */
export function verdictWords(verdict: Verdict): string {
  const words = `${SEVERITY[verdict.severity]}: ${BASIS[verdict.basis]}.`;
  if (verdict.platform === undefined || verdict.platform === verdict.severity) return words;
  return `${words} Under the \`platform\` profile it ${OUTCOME_WORDS[verdict.platform]}.`;
}
