import type { Issue } from '../../../core/issue.js';
import { printable } from '../../../core/words/printable.js';
import type { CreateReporter } from './reporter.js';
import { tallyLine } from './tally-line.js';

/**
 * Workflow commands that make GitHub Actions annotate the lines of a pull request.
 *
 * @see https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands
 */
export const github: CreateReporter = ({ stdout, stderr }) => ({
  file({ file, report: { issues } }) {
    for (const issue of issues) stdout.write(`${commandFor(file, issue)}\n`);
  },
  end(tally) {
    stderr.write(`${tallyLine(tally)}\n`);
  },
});

function commandFor(file: string, issue: Issue): string {
  const properties = [['file', file], ...placeOf(issue), ['title', issue.code]]
    .map(([name, value]) => `${name}=${escapeProperty(String(value))}`)
    .join(',');
  const message = issue.hint === undefined ? issue.message : `${issue.message}\n${issue.hint}`;
  return `::${issue.severity} ${properties}::${escapeData(message)}`;
}

/** An annotation of several lines cannot have columns and is shown below its last line, so only its start is given. */
function placeOf({ line, column, endLine, endColumn }: Issue): (readonly [string, number])[] {
  if (line === undefined || column === undefined) return [];
  const start = [['line', line] as const, ['col', column] as const];
  if (endLine !== line || endColumn === undefined) return start;
  return [...start, ['endLine', endLine], ['endColumn', endColumn]];
}

function escapeData(text: string): string {
  // The runner decodes only escaped line breaks; other control characters are shown as `\uXXXX`.
  const lines = text.split(/\r\n|\r|\n/).map((line) => printable(line).replaceAll('%', '%25'));
  return lines.join('%0A');
}

function escapeProperty(text: string): string {
  return text
    .split(/(\r|\n)/)
    .map((part) => (part === '\r' ? '%0D' : part === '\n' ? '%0A' : escapeLine(part)))
    .join('');
}

function escapeLine(text: string): string {
  return printable(text).replaceAll('%', '%25').replaceAll(':', '%3A').replaceAll(',', '%2C');
}
