/**
 * Why tests were skipped, from vitest's report in JSON: a test says it in its title, `… [skipped: reason]`, or in its
 * `meta.skipped` (see test/support/needs.ts).
 *
 * @returns the number of tests by reason, sorted, and the full names of those that give none.
 */
export function skipReasons(report) {
  const counts = new Map();
  const unexplained = [];
  for (const { assertionResults } of report.testResults) {
    for (const { status, fullName, meta } of assertionResults) {
      if (status === 'passed' || status === 'failed') continue;
      const reason = meta?.skipped ?? /\[skipped: (.+)\]$/.exec(fullName)?.[1];
      if (reason === undefined) unexplained.push(fullName);
      else counts.set(reason, (counts.get(reason) ?? 0) + 1);
    }
  }
  const reasons = [...counts].map(([reason, count]) => ({ reason, count }));
  return { reasons: reasons.sort((a, b) => (a.reason < b.reason ? -1 : 1)), unexplained };
}
