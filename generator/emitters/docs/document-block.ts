import { readableJson } from '../../../core/json/readable-json.js';
import { type JsonBlockKind, jsonBlock } from '../../print/markdown/json-block.js';

/** UTF-16 units on a line that a reader still takes in, by line. */
const LINE = 100;

/**
 * Prints a document as a JSON block.
 *
 * @param lines past this number it is a listing and no example.
 * @returns `undefined` when it is too long to read, or JSON cannot hold it.
 */
export function documentBlock(document: unknown, what: JsonBlockKind, lines: number): string | undefined {
  const json = readableJson(document);
  if (json === undefined || json.length > lines * LINE || json.split('\n').length > lines) return undefined;
  return jsonBlock(json, what);
}
