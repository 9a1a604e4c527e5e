import type { Issue, Report, ValidateOptions } from '../../core/issue.js';
import { utf8Length } from '../../core/json/lengths.js';
import { lineIndex } from '../../core/json/lines.js';
import { plainIssues, toPlain } from '../../core/json/plain.js';
import { count } from '../../core/words/list.js';
import { documentOrder } from './document-order.js';
import type { RuntimeFormat } from './format.js';
import { judgePlain, type PlainVerdict } from './judge.js';
import { finishReport } from './report.js';
import { locate, type Place } from './text/locate.js';
import { type LocatedFault, readJson } from './text/read-json.js';

/**
 * Judges a JSON text: faults of the text (each with its place), then the value as `judge` does.
 *
 * @param text UTF-16; at most 32 MiB as UTF-8, less where the format says so. What is no text is an issue too.
 * @param others what another check has found out about the same document, still without a place.
 * @returns a report whose issues carry `line`, `column`, `endLine` and `endColumn`; never throws on bad data.
 */
export function judgeText(
  format: RuntimeFormat,
  text: string,
  options: ValidateOptions = {},
  others: readonly Issue[] = [],
): Report {
  if (typeof text !== 'string') return notText(format, text);
  const tooLong = formatLimitFault(format, text);
  const read = readJson(text);
  const faults =
    tooLong === undefined ? read.faults : [tooLong, ...read.faults.filter(({ code }) => code !== tooLong.code)];
  const verdict = read.complete ? judgeRead(format, read.value, options) : { issues: [], normalized: () => undefined };
  const issues = [...verdict.issues, ...others];
  const paths = issues.map((issue) => issue.path);
  const placeOf = locate(text, paths);
  const rankOf = documentOrder(read.value, paths);
  const lineOf = lineIndex(text);
  const order = new Map<Issue, number>();
  const all: Issue[] = [];
  // Of two issues that begin at one place, that whose value comes first; a rank is less than `paths.length`.
  const add = (issue: Issue, range: { start: number; end: number }, rank = 0): void => {
    const from = lineOf(range.start);
    const to = lineOf(Math.min(range.end, Math.max(text.length, range.start)));
    const placed = { ...issue, line: from.line, column: from.column, endLine: to.line, endColumn: to.column };
    order.set(placed, range.start + rank / (paths.length + 1));
    all.push(placed);
  };
  for (const fault of faults) add(faultIssue(fault), fault);
  for (const issue of issues) add(issue, rangeOf(issue, placeOf(issue.path)), rankOf(issue.path));
  return finishReport(format, all, { order: (issue) => order.get(issue) ?? 0, normalized: verdict.normalized });
}

/** What callers without types may hand over: a buffer that was never decoded, or the value instead of its text. */
function notText(format: RuntimeFormat, given: unknown): Report {
  const issue: Issue = {
    code: 'json/not-json',
    severity: 'error',
    path: '',
    message: `A JSON text is wanted, and this is of type ${given === null ? 'null' : typeof given}.`,
    hint: 'Decode bytes as UTF-8 first; a value that is parsed already goes to `validate`.',
    basis: 'contract',
    line: 1,
    column: 1,
    endLine: 1,
    endColumn: 1,
  };
  return finishReport(format, [issue], { order: () => 0 });
}

function judgeRead(format: RuntimeFormat, value: unknown, options: ValidateOptions): PlainVerdict {
  const plain = toPlain(value, format.behavior.limits, true);
  if (plain.ok) return judgePlain(format, plain.value, options);
  return {
    issues: plainIssues(plain.faults),
    normalized: () => undefined,
  };
}

function formatLimitFault(format: RuntimeFormat, text: string): LocatedFault | undefined {
  const limit = format.behavior.limits?.bytes;
  if (limit === undefined) return undefined;
  const bytes = utf8Length(text);
  if (bytes <= limit) return undefined;
  return {
    code: 'json/too-long',
    path: '',
    message: `The text has ${bytes} bytes; at most ${limit} are allowed.`,
    hint: `Shorten it by ${count(bytes - limit, 'byte')}.`,
    start: 0,
    end: 0,
  };
}

function faultIssue({ code, path, message, hint }: LocatedFault): Issue {
  return { code, severity: 'error', path, message, ...(hint === undefined ? {} : { hint }), basis: 'contract' };
}

/** An unknown or badly named key is shown at the key, everything else at the value. */
function rangeOf(issue: Issue, place: Place): { start: number; end: number } {
  const isAboutKey = issue.code === 'schema/unknown-key' || issue.code === 'schema/property-names';
  return isAboutKey && place.key !== undefined ? place.key : place;
}
