import { reading } from '../../../core/calls/reading.js';
import { setOwn } from '../../../core/json/own.js';

/** Properties that a factory knows beforehand. */
export interface PartFills {
  /** Properties that identify the part; they override the input and come first. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Properties that have only one valid value, used if the input does not have them. */
  readonly filled?: Readonly<Record<string, unknown>>;
}

/**
 * Makes a part of a document: a new object with the properties of the input, without those that are `undefined`, and
 * with those known beforehand. Validates nothing: the document's builder does.
 *
 * @param given an object; anything else is returned as it is, for the document's builder to report.
 * @throws {UsageError} `bad-option` for an object that cannot be read.
 */
export function part<Part>(given: unknown, fills: PartFills = {}): Part {
  // The factory's parameter ensures the type; what JavaScript callers pass is validated with the document.
  return reading('input', () => partOf(given, fills)) as Part;
}

function partOf(given: unknown, { fixed = {}, filled = {} }: PartFills): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given;
  const properties = new Map(Object.entries({ ...fixed, ...filled }));
  for (const [key, value] of Object.entries(given)) {
    if (value !== undefined && !Object.hasOwn(fixed, key)) properties.set(key, value);
  }
  const result: Record<string, unknown> = {};
  for (const [key, value] of properties) setOwn(result, key, value);
  return result;
}
