import { validateOptions } from '../../core/calls/validate-options.js';
import type { Issue, Report, ValidateOptions } from '../../core/issue.js';
import { lineRanges, type TextRange } from '../../core/json/line-ranges.js';
import { plainIssues } from '../../core/json/plain.js';
import { makeIssue } from '../../core/make-issue.js';
import { type Document, readDocument } from './document.js';
import { documentOrder } from './document-order.js';
import type { RuntimeFormat } from './format.js';
import { finishReport } from './report.js';
import { requireFormat } from './require-format.js';
import { locate, type Place } from './text/locate.js';
import { type Verdict, verdictOn } from './validate.js';

/**
 * Validates JSON text: faults in the text (each with its place), then the value as `validate` does.
 *
 * @param text UTF-16; at most 32 MiB as UTF-8, less where the format says so. Anything but a string is an issue.
 * @returns a report whose issues have `line`, `column`, `endLine` and `endColumn`; never throws for invalid data.
 * @throws {UsageError} `bad-option` for something else than a format, and for wrong options.
 */
export function validateText(format: RuntimeFormat, text: string, options: ValidateOptions = {}): Report {
  const { limits } = requireFormat(format).behavior;
  const read = validateOptions(options);
  const document = readDocument(text, limits);
  return reportOn(format, document, validateDocument(format, document, read));
}

/** Validates the value of a document; faults in its text are left to `reportOn`. */
export function validateDocument(format: RuntimeFormat, document: Document, options: ValidateOptions = {}): Verdict {
  const { complete, refusal, value } = document;
  if (complete && refusal === undefined) return verdictOn(format, value, options);
  return {
    issues: refusal === undefined ? [] : plainIssues([refusal]),
    isCut: false,
    sound: undefined,
    normalized: () => undefined,
  };
}

/**
 * The report on a document: the faults in its text and the issues with its value, each with its place.
 *
 * @param verdict from `validateDocument`, with issues of other checks about the document's values if there are any.
 */
export function reportOn(format: RuntimeFormat, document: Document, verdict: Omit<Verdict, 'sound'>): Report {
  const { text, value, faults, advice } = document;
  const paths = verdict.issues.map((issue) => issue.path);
  const placeOf = locate(text, paths);
  const rankOf = documentOrder(value, paths);
  const linesOf = lineRanges(text);
  const order = new Map<Issue, number>();
  const all: Issue[] = [];
  // Of two issues at the same place, the one whose value comes first; a rank is less than `paths.length`.
  const add = (issue: Issue, range: TextRange, rank = 0): void => {
    const placed = { ...issue, ...linesOf(range) };
    order.set(placed, range.start + rank / (paths.length + 1));
    all.push(placed);
  };
  for (const fault of faults) add(makeIssue(fault), fault);
  for (const fault of advice) add(makeIssue({ ...fault, severity: 'warning', basis: 'advice' }), fault);
  for (const issue of verdict.issues) add(issue, rangeOf(issue, placeOf(issue.path)), rankOf(issue.path));
  return finishReport(format, all, {
    order: (issue) => order.get(issue) ?? 0,
    normalized: verdict.normalized,
    isCut: verdict.isCut,
    place: linesOf(placeOf('')),
  });
}

/** An issue about a property's name is shown at the name, any other at the value. */
function rangeOf(issue: Issue, place: Place): TextRange {
  const isAboutKey = issue.code === 'schema/unknown-key' || issue.code === 'schema/property-names';
  return isAboutKey && place.key !== undefined ? place.key : place;
}
