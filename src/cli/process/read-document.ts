import type { Issue } from '../../../core/issue.js';
import { LIMITS } from '../../../core/limits.js';
import { decodeText, type TextRead } from '../../../files/decode-text.js';
import { type FileFault, faultIssue } from '../../../files/file-fault.js';
import { type ReadOptions, tooLong, unreadable } from '../../../files/read-bytes.js';
import { readText } from '../../../files/read-text.js';
import type { Io } from './io.js';

/** A document's text, or the issue that says why there is none. */
export type Read = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly issue: Issue };

/**
 * Reads one document as UTF-8, a byte order mark included. At most `LIMITS.textBytes` bytes are kept;
 * a larger file is not read at all.
 *
 * @param path absolute, or `-` for standard input.
 * @param kind `regular` for a file that the user did not name: then neither a pipe nor a device is opened.
 */
export async function readDocument(path: string, io: Io, kind: ReadOptions['kind'] = 'named'): Promise<Read> {
  const read = INPUT.has(path) ? await readInput(io.stdin) : readText(path, { kind });
  return read.ok ? read : { ok: false, issue: faultIssue(read.fault) };
}

/** Its names on the system: opening them again fails when standard input is a socket, as it often is in CI. */
const INPUT: ReadonlySet<string> = new Set(['-', '/dev/stdin', '/dev/fd/0', '/proc/self/fd/0']);

async function readInput(chunks: Io['stdin']): Promise<TextRead> {
  const failed = (fault: FileFault): TextRead => ({ ok: false, fault });
  const read: Uint8Array[] = [];
  let total = 0;
  try {
    for await (const chunk of chunks) {
      const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
      total += bytes.length;
      if (total > LIMITS.textBytes) return failed(tooLong(LIMITS.textBytes));
      read.push(bytes);
    }
  } catch (error) {
    return failed(unreadable(error));
  }
  return decodeText(Buffer.concat(read, total));
}
