import { LIMITS } from '../core/limits.js';
import { showBytes } from '../core/words/show-bytes.js';
import type { FileFault } from './file-fault.js';
import { fs } from './node.js';
import { reasonOf } from './reason-of.js';

/** A file's bytes, or why they could not be read. */
export type BytesRead =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly fault: FileFault };

export interface ReadOptions {
  /** The most bytes to read, inclusive. Default: `LIMITS.textBytes`. */
  readonly most?: number | undefined;
  /** What to do with a longer file: report a fault (default), or read only its first `most` bytes. */
  readonly longer?: 'refuse' | 'cut' | undefined;
  /** What may be opened: only a `regular` file (default), or also a pipe or device that the user `named`; never a folder. */
  readonly kind?: 'regular' | 'named' | undefined;
  /** Whether to read the file that a link leads to. Default: true; otherwise a link is the fault `file/not-a-file`. */
  readonly follow?: boolean | undefined;
}

/**
 * Reads a file. Synchronous: there is nothing else to do meanwhile, and switching threads takes longer
 * than reading. Only a pipe that the user named can block it.
 *
 * @param path absolute.
 * @returns the bytes, or a fault: `file/missing`, `file/not-a-file`, `file/unreadable` or `json/too-long`.
 */
export function readBytes(path: string, options: ReadOptions = {}): BytesRead {
  const { most = LIMITS.textBytes, longer = 'refuse', kind = 'regular', follow = true } = options;
  try {
    // Checked before opening: opening a pipe waits for its other end, and opening a device may start it.
    if (kind === 'regular' && !(follow ? fs.statSync(path) : fs.lstatSync(path)).isFile()) return refused(NOT_A_FILE);
    const flags = kind === 'regular' ? WITHOUT_WAITING : fs.constants.O_RDONLY;
    const descriptor = fs.openSync(path, follow ? flags : flags | NOT_THROUGH_A_LINK);
    try {
      const stats = fs.fstatSync(descriptor);
      if (kind === 'regular' ? !stats.isFile() : stats.isDirectory()) return refused(NOT_A_FILE);
      if (longer === 'cut') return { ok: true, bytes: readUpTo(descriptor, most) };
      if (stats.size > most) return refused(tooLong(most, stats.size));
      const bytes = readUpTo(descriptor, most + 1);
      return bytes.length > most ? refused(tooLong(most)) : { ok: true, bytes };
    } finally {
      fs.closeSync(descriptor);
    }
  } catch (error) {
    return refused(unopened(path, error));
  }
}

/** Opens a pipe that has replaced the file since the check without blocking; the second check then rejects it. */
const WITHOUT_WAITING = fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0);
/** Fails for a link that has replaced the file since the check. */
const NOT_THROUGH_A_LINK = fs.constants.O_NOFOLLOW ?? 0;
const NOT_A_FILE: FileFault = {
  code: 'file/not-a-file',
  message: 'The path is not a regular file.',
  hint: 'Replace it with a regular file.',
};
/** Bytes per read. */
const CHUNK = 65_536;

/** Reads to the end, but at most `most` bytes: the size of a pipe or a growing file is not known beforehand. */
function readUpTo(descriptor: number, most: number): Buffer {
  const read: Buffer[] = [];
  let total = 0;
  while (total < most) {
    const chunk = Buffer.allocUnsafe(Math.min(CHUNK, most - total));
    const length = fs.readSync(descriptor, chunk);
    if (length === 0) break;
    read.push(chunk.subarray(0, length));
    total += length;
  }
  return Buffer.concat(read, total);
}

function refused(fault: FileFault): BytesRead {
  return { ok: false, fault };
}

/**
 * The fault of a file that is too long.
 *
 * @param most the limit, inclusive.
 * @param bytes the file's size, if it is known.
 */
export function tooLong(most: number, bytes?: number): FileFault {
  return {
    code: 'json/too-long',
    message:
      bytes === undefined
        ? `The file has more than ${showBytes(most)}.`
        : `The file has ${showBytes(bytes)}; at most ${showBytes(most)} are allowed.`,
    hint: 'Split the document or remove what does not belong in it.',
  };
}

/** The fault of a path that cannot be opened. A dangling link exists, so it is unreadable and not missing. */
export function unopened(path: string, error: unknown): FileFault {
  const fault = unreadable(error);
  return isThere(path) ? fault : { ...fault, code: 'file/missing' };
}

/** The fault of a file that cannot be read. */
export function unreadable(error: unknown): FileFault {
  return {
    code: 'file/unreadable',
    message: `The file cannot be read: ${reasonOf(error)}.`,
    hint: 'Check that it exists and that you have permission to read it.',
  };
}

function isThere(path: string): boolean {
  try {
    fs.lstatSync(path);
    return true;
  } catch (error) {
    const code: unknown = error instanceof Error ? Reflect.get(error, 'code') : undefined;
    return code !== 'ENOENT' && code !== 'ENOTDIR';
  }
}
