import { readableJson } from '../../../schemas/kit/readable-json.js';

/** A document as the text of its file: for people to read, LF-separated, with a final newline. */
export function manifestText(document: unknown): string {
  return `${readableJson(document) ?? JSON.stringify(document, null, 2)}\n`;
}
