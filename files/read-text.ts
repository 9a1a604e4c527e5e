import { decodeText, type TextRead } from './decode-text.js';
import { type ReadOptions, readBytes } from './read-bytes.js';

/**
 * Reads a file as strict UTF-8, a byte order mark included.
 *
 * @param path absolute.
 * @returns a fault of `readBytes`, or `json/not-utf8` with its line and column.
 */
export function readText(path: string, options?: ReadOptions): TextRead {
  const read = readBytes(path, options);
  return read.ok ? decodeText(read.bytes) : read;
}
