import { setOwn } from '../../../core/json/own.js';

/** Members that a factory knows beforehand. */
export interface PartFills {
  /** Members that make the part what it is, whatever was given. They come first. */
  readonly fixed?: Readonly<Record<string, unknown>>;
  /** Members that have a single right value, for when none was given. */
  readonly filled?: Readonly<Record<string, unknown>>;
}

/**
 * Makes a part of a document from what was given for it: a new object with the given members, without those
 * that are `undefined`, and with those known beforehand. Judges nothing: the document's own builder does.
 *
 * @param given an object; anything else is handed on as it is, for the document's builder to report.
 */
export function part<Part>(given: unknown, { fixed = {}, filled = {} }: PartFills = {}): Part {
  // The factory's declared parameter stands for the type; what JavaScript hands in is judged with the document.
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given as Part;
  const members = new Map(Object.entries({ ...fixed, ...filled }));
  for (const [key, value] of Object.entries(given)) {
    if (value !== undefined && !Object.hasOwn(fixed, key)) members.set(key, value);
  }
  const result: Record<string, unknown> = {};
  for (const [key, value] of members) setOwn(result, key, value);
  return result as Part;
}
