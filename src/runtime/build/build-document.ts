import { freezeJson } from '../../../core/json/freeze-json.js';
import { isObject, setOwn } from '../../../core/json/own.js';
import { plainIssues, toPlain } from '../../../core/json/plain.js';
import type { RuntimeFormat } from '../format.js';
import { finishReport } from '../report.js';
import { validatePlain } from '../validate.js';
import { ManifestError } from './manifest-error.js';
import { orderKeys } from './order-keys.js';

/** The symbol under which a built document carries its format's id, out of JSON's sight. */
export const FORMAT: unique symbol = Symbol.for('letterpress.format') as never;

/** The symbol under which a built document carries the names of members that were given as `undefined`, if any were. */
export const UNSET: unique symbol = Symbol.for('letterpress.unset') as never;

/**
 * Makes a document: a plain copy of what was given, with the members that have a single right value, in the
 * schema's order, frozen through and through. What was given stays as it is; members that are `undefined` are left out.
 *
 * @param fills members of the document that are put in where none is given.
 * @throws {ManifestError} with every issue, when what was given is no JSON or the format refuses it.
 */
export function buildDocument<Document = unknown>(
  format: RuntimeFormat,
  input: unknown,
  fills: Readonly<Record<string, unknown>> = {},
): Document {
  const document = orderKeys(filled(plainCopy(format, input), fills), format.structure);
  const report = validatePlain(format, document);
  if (!report.valid) throw new ManifestError(report);
  if (typeof document === 'object' && document !== null) {
    Object.defineProperty(document, FORMAT, { value: format.id });
    const unset = unsetMembers(input);
    if (unset.length > 0) Object.defineProperty(document, UNSET, { value: Object.freeze(unset) });
  }
  // The format's types are printed from the schema that the document has just passed.
  return freezeJson(document) as Document;
}

/** Called only for what has been copied: reading its members throws no more. */
function unsetMembers(input: unknown): string[] {
  return Object.entries(input ?? {}).flatMap(([name, value]) => (value === undefined ? [name] : []));
}

function plainCopy(format: RuntimeFormat, input: unknown): unknown {
  const copy = toPlain(input, format.behavior.limits);
  if (copy.ok) return copy.value;
  throw new ManifestError(finishReport(format, plainIssues(copy.faults)));
}

/** The same document with the members put in front that it lacks; its parts are shared. */
function filled(document: unknown, fills: Readonly<Record<string, unknown>>): unknown {
  if (!isObject(document)) return document;
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries({ ...fills, ...document })) setOwn(result, key, value);
  return result;
}
