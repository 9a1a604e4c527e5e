import { join, sep } from 'node:path';
import { isObject } from '../../../core/json/own.js';
import { readableJson } from '../../../core/json/readable-json.js';
import type { FormatInfo } from '../../runtime/format.js';
import type { Engine } from '../formats/engine.js';

/**
 * Where a format's manifest lies when it is made for a folder. Folders that the file name brings are not made
 * inside folders of those very names.
 *
 * @param folder absolute.
 * @param fileName with `/` between its parts.
 */
export function manifestPath(folder: string, fileName: string): string {
  const names = fileName.split('/');
  const brought = names.slice(0, -1);
  const tail = folder.split(sep).slice(-brought.length);
  const isThere = brought.length > 0 && brought.every((name, index) => name === tail[index]);
  return join(folder, ...(isThere ? names.slice(-1) : names));
}

/** A document as the text of its file: for people to read, LF-separated, with a final newline. */
export function manifestText(document: unknown): string {
  return `${readableJson(document) ?? JSON.stringify(document, null, 2)}\n`;
}

/** The first file name that no other tool uses: what another tool keeps there is not ours to write over. */
export async function ownFileName(engine: Engine, { id, fileNames }: FormatInfo): Promise<string> {
  const shared = await engine.sharedNames(id);
  return fileNames.find((name) => !shared.has(name)) ?? fileNames[0] ?? id;
}

/** A document with `$schema` in front, unless it has one already or is no object. */
export function withSchema(document: unknown, reference: string): unknown {
  if (!isObject(document) || Object.hasOwn(document, '$schema')) return document;
  return Object.fromEntries([['$schema', reference], ...Object.entries(document)]);
}
