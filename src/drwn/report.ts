import type { Issue, Report } from '../../core/issue.js';
import { cardRuntime } from '../../generated/drwn/card.runtime.js';
import { finishReport } from '../runtime/report.js';

/** The report on a card's tree: issues in the order in which they were found, as many as any report lists. */
export function report(issues: readonly Issue[]): Report {
  const places = new Map(issues.map((issue, index) => [issue, index]));
  return finishReport(cardRuntime, issues, { order: (issue) => places.get(issue) ?? 0 });
}
