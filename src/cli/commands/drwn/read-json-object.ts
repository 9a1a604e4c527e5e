import type { Issue } from '../../../../core/issue.js';
import { lineRanges } from '../../../../core/json/line-ranges.js';
import { isObject } from '../../../../core/json/own.js';
import { makeIssue } from '../../../../core/make-issue.js';
import { readDocument as readJson } from '../../../runtime/document.js';
import type { Io } from '../../process/io.js';
import { documentName } from '../../process/paths.js';
import { readDocument } from '../../process/read-document.js';
import type { FileReport } from '../../reporters/reporter.js';

/** An object, or a report of what is wrong with the file. */
export type JsonObject =
  | { readonly ok: true; readonly value: object }
  | { readonly ok: false; readonly report: FileReport };

/**
 * Reads a file that must contain a JSON object, of any format.
 *
 * @param path absolute, or `-` for standard input.
 */
export async function readJsonObject(io: Io, path: string): Promise<JsonObject> {
  const rejected = (issues: readonly Issue[], source?: FileReport['source']): JsonObject => ({
    ok: false,
    report: { file: documentName(io, path), source, report: { format: 'json', valid: false, issues } },
  });
  const document = await readDocument(path, io);
  if (!document.ok) return rejected([document.issue]);
  const { text } = document;
  const { value, faults } = readJson(text);
  if (faults.length > 0) {
    const linesOf = lineRanges(text);
    return rejected(
      faults.map((fault) => makeIssue(fault, linesOf(fault))),
      document,
    );
  }
  if (isObject(value)) return { ok: true, value };
  return rejected([
    makeIssue({
      code: 'file/not-an-object',
      message: 'The file does not contain an object.',
      hint: 'Write an object: `{ … }`.',
    }),
  ]);
}
