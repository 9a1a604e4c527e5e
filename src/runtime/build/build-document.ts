import { badOption } from '../../../core/calls/bad-option.js';
import { reading } from '../../../core/calls/reading.js';
import { freezeJson } from '../../../core/json/freeze-json.js';
import { isObject, setOwn } from '../../../core/json/own.js';
import { plainIssues, toPlain } from '../../../core/json/plain.js';
import type { RuntimeFormat } from '../format.js';
import { finishReport } from '../report.js';
import { requireFormat } from '../require-format.js';
import { validatePlain } from '../validate.js';
import { ManifestError } from './manifest-error.js';
import { orderKeys } from './order-keys.js';

/** The symbol under which a built document keeps its format's id, invisible to JSON. */
export const FORMAT: unique symbol = Symbol.for('letterpress.format') as never;

/** The symbol under which a built document keeps the names of properties that were passed as `undefined`, if any. */
export const UNSET: unique symbol = Symbol.for('letterpress.unset') as never;

/**
 * Builds a document: a plain copy of the input, with the properties that have only one valid value, in the schema's
 * order and deeply frozen. The input does not change; `undefined` properties are left out.
 *
 * @param fills properties to add if the input does not have them.
 * @throws {ManifestError} with every issue, when the input is not JSON or not a valid document.
 * @throws {UsageError} `bad-option` for something else than a format.
 */
export function buildDocument<Document = unknown>(
  format: RuntimeFormat,
  input: unknown,
  fills: Readonly<Record<string, unknown>> = {},
): Document {
  const { structure } = requireFormat(format);
  const copy = plainCopy(format, input);
  const document = orderKeys(filled(copy, plainFills(fills)), structure);
  const report = validatePlain(format, document);
  if (!report.valid) throw new ManifestError(report);
  if (typeof document === 'object' && document !== null) {
    Object.defineProperty(document, FORMAT, { value: format.id });
    const unset = reading('input', () => unsetProperties(input));
    if (unset.length > 0) Object.defineProperty(document, UNSET, { value: Object.freeze(unset) });
  }
  // The format's types are generated from the schema that the document has just passed.
  return freezeJson(document) as Document;
}

function unsetProperties(input: unknown): string[] {
  return Object.entries(input ?? {}).flatMap(([name, value]) => (value === undefined ? [name] : []));
}

function plainCopy(format: RuntimeFormat, input: unknown): unknown {
  const copy = toPlain(input, format.behavior.limits);
  if (copy.ok) return copy.value;
  throw new ManifestError(finishReport(format, plainIssues(copy.faults)));
}

function plainFills(fills: unknown): object {
  const copy = toPlain(fills);
  if (!copy.ok || !isObject(copy.value)) throw badOption('fills', 'an object of plain JSON', fills);
  return copy.value;
}

/** The same document with missing properties added in front; nested values are shared. */
function filled(document: unknown, fills: object): unknown {
  if (!isObject(document)) return document;
  const result: Record<string, unknown> = {};
  for (const [key, value] of Object.entries({ ...fills, ...document })) setOwn(result, key, value);
  return result;
}
