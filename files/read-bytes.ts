import { LIMITS } from '../core/limits.js';
import type { FileFault } from './file-fault.js';
import { fs } from './node.js';
import { reasonOf } from './reason-of.js';

/** A file's bytes, or why there are none. */
export type BytesRead =
  | { readonly ok: true; readonly bytes: Buffer }
  | { readonly ok: false; readonly fault: FileFault };

export interface ReadOptions {
  /** Bytes that are read, inclusive. Default: `LIMITS.textBytes`. */
  readonly most?: number | undefined;
  /** What becomes of a longer file: it is a fault (default), or its first `most` bytes are taken. */
  readonly longer?: 'refuse' | 'cut' | undefined;
  /** What may be opened: a `regular` file (default), or also the pipe or device that a user `named`; never a folder. */
  readonly kind?: 'regular' | 'named' | undefined;
}

/**
 * Reads a file, links followed. At once: nothing else is there to be done meanwhile, and each turn to another thread
 * costs more than reading. Only a pipe that the user named can keep it waiting.
 *
 * @param path absolute.
 * @returns a fault of `file/missing`, `file/not-a-file`, `file/unreadable` or `json/too-long`.
 */
export function readBytes(path: string, options: ReadOptions = {}): BytesRead {
  const { most = LIMITS.textBytes, longer = 'refuse', kind = 'regular' } = options;
  try {
    // Asked before opening: to open a pipe is to wait for its other end, and to open a device may set it going.
    if (kind === 'regular' && !fs.statSync(path).isFile()) return refused(NOT_A_FILE);
    const descriptor = fs.openSync(path, kind === 'regular' ? WITHOUT_WAITING : 'r');
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

/** Should a pipe have taken the file's place since it was asked about, it is opened all the same, and then refused. */
const WITHOUT_WAITING = fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0);
const NOT_A_FILE: FileFault = {
  code: 'file/not-a-file',
  message: 'This is not a regular file.',
  hint: 'Put a regular file in its place.',
};
/** Bytes read at once. */
const CHUNK = 65_536;

/** Reads to the end, or as many bytes: a pipe or a file that grows does not tell its size beforehand. */
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
 * The fault of a text with more bytes than are read.
 *
 * @param bytes how many it has; nothing where nobody knows.
 */
export function tooLong(most: number, bytes?: number): FileFault {
  return {
    code: 'json/too-long',
    message: `The file has ${bytes ?? `more than ${most}`} bytes; at most ${most} are read.`,
    hint: 'Split the document or leave out what does not belong into it.',
  };
}

/** The fault of a path that the system does not open. A link to nothing is there, so it is unreadable and not missing. */
export function unopened(path: string, error: unknown): FileFault {
  const fault = unreadable(error);
  return isThere(path) ? fault : { ...fault, code: 'file/missing' };
}

/** The fault of what the system does not read. */
export function unreadable(error: unknown): FileFault {
  return {
    code: 'file/unreadable',
    message: `The file cannot be read: ${reasonOf(error)}.`,
    hint: 'Check that it exists and that you may read it.',
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
