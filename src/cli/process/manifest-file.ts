import { join, sep } from 'node:path';
import { isObject } from '../../../core/json/own.js';
import { readableJson } from '../../../core/json/readable-json.js';
import type { FormatInfo } from '../../runtime/format.js';
import type { Engine } from '../formats/engine.js';

/**
 * The path of a format's manifest for a folder. Folders in the file name are not repeated when the folder already
 * ends in them.
 *
 * @param folder absolute.
 * @param fileName with `/` between its segments.
 */
export function manifestPath(folder: string, fileName: string): string {
  const names = fileName.split('/');
  const prefix = names.slice(0, -1);
  const tail = folder.split(sep).slice(-prefix.length);
  const isThere = prefix.length > 0 && prefix.every((name, index) => name === tail[index]);
  return join(folder, ...(isThere ? names.slice(-1) : names));
}

/** A document as the text of its file: readable JSON, LF-separated, with a final newline. */
export function manifestText(document: unknown): string {
  return `${readableJson(document) ?? JSON.stringify(document, null, 2)}\n`;
}

/** The first file name that no other tool uses, so that no other tool's file is overwritten. */
export async function ownFileName(engine: Engine, { id, fileNames }: FormatInfo): Promise<string> {
  const shared = await engine.sharedNames(id);
  return fileNames.find((name) => !shared.has(name)) ?? fileNames[0] ?? id;
}

/** A document with `$schema` first, unless it already has one or is not an object. */
export function withSchema(document: unknown, reference: string): unknown {
  if (!isObject(document) || Object.hasOwn(document, '$schema')) return document;
  return Object.fromEntries([['$schema', reference], ...Object.entries(document)]);
}
