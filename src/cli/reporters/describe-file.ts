import type { Issue } from '../../../core/issue.js';
import { printable } from '../../../core/words/printable.js';
import type { Palette } from '../process/palette.js';
import { codeFrame } from './code-frame.js';
import { lineSlices } from './line-slices.js';
import type { FileReport } from './reporter.js';

/** Every issue of a file for people: where it is, what is wrong, the line, and what to do; a blank line after each. */
export function describeFile({ file, report, source, madeAt }: FileReport, palette: Palette): string {
  const place = madeAt === undefined ? {} : { ...madeAt, endLine: madeAt.line };
  const placed = report.issues.map((issue) => (issue.line === undefined ? { ...issue, ...place } : issue));
  const lines = source === undefined ? new Map<number, string>() : lineSlices(source.text, linesOf(placed));
  return placed
    .map((issue) => describeIssue(file, issue, issue.line === undefined || madeAt !== undefined, lines, palette))
    .join('');
}

function linesOf(issues: readonly Issue[]): Set<number> {
  return new Set(issues.flatMap(({ line }) => (line === undefined ? [] : [line - 1, line])));
}

function describeIssue(
  file: string,
  issue: Issue,
  showsPath: boolean,
  lines: ReadonlyMap<number, string>,
  palette: Palette,
): string {
  const place = issue.line === undefined ? '' : `:${issue.line}:${issue.column ?? 1}`;
  const severity = issue.severity === 'error' ? palette.red('error') : palette.yellow('warning');
  const described = [
    `${palette.bold(`${printable(file)}${place}`)} ${severity} ${palette.cyan(printable(issue.code))} ${printable(issue.message)}`,
    ...codeFrame(issue, lines, palette),
  ];
  if (showsPath && issue.path !== '') described.push(`  at ${printable(issue.path)}`);
  if (issue.hint !== undefined) described.push(`  ${palette.bold('hint:')} ${printable(issue.hint)}`);
  return `${described.join('\n')}\n\n`;
}
