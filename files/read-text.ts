import { decodeText, type TextRead } from './decode-text.js';
import { type ReadOptions, readBytes } from './read-bytes.js';

/**
 * Reads a file as strict UTF-8 and keeps a byte order mark.
 *
 * @param path absolute.
 * @returns the text, or a fault: one of `readBytes`, or `json/not-utf8` with line and column.
 */
export function readText(path: string, options?: ReadOptions): TextRead {
  const read = readBytes(path, options);
  return read.ok ? decodeText(read.bytes) : read;
}
