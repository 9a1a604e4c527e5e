import type { Issue } from '../../../core/issue.js';
import { LIMITS } from '../../../core/limits.js';
import { decodeText, type Read } from '../../../files/decode-text.js';
import { reasonOf } from '../../../files/reason-of.js';
import type { Io } from './io.js';
import { fs } from './node.js';

/**
 * Reads one document as UTF-8, a byte order mark included. At most `LIMITS.textBytes` bytes are held;
 * a file that is larger is not read at all.
 *
 * @param path absolute, or `-` for standard input.
 */
export async function readDocument(path: string, io: Io): Promise<Read> {
  try {
    const bytes = path === '-' ? await readInput(io.stdin) : readFile(path);
    return Buffer.isBuffer(bytes) ? decodeText(bytes) : { ok: false, issue: tooLong(bytes) };
  } catch (error) {
    return { ok: false, issue: unreadable(reasonOf(error)) };
  }
}

/** Bytes read at once. */
const CHUNK = 65_536;

/** How much there is, where that is more than may be read; `undefined` when nobody knows. */
interface Excess {
  readonly bytes: number | undefined;
}

/** Reads at once: nothing else is there to be done meanwhile, and each turn to another thread costs more than reading. */
function readFile(path: string): Buffer | Excess {
  const descriptor = fs.openSync(path, 'r');
  try {
    const { size } = fs.fstatSync(descriptor);
    if (size > LIMITS.textBytes) return { bytes: size };
    const read: Buffer[] = [];
    // A pipe or a file that grows does not tell its size beforehand, hence a bound here as well.
    for (let total = 0; total <= LIMITS.textBytes; ) {
      const chunk = Buffer.allocUnsafe(CHUNK);
      const length = fs.readSync(descriptor, chunk);
      if (length === 0) return Buffer.concat(read, total);
      read.push(chunk.subarray(0, length));
      total += length;
    }
    return { bytes: undefined };
  } finally {
    fs.closeSync(descriptor);
  }
}

async function readInput(chunks: Io['stdin']): Promise<Buffer | Excess> {
  const read: Uint8Array[] = [];
  let total = 0;
  for await (const chunk of chunks) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    total += bytes.length;
    if (total > LIMITS.textBytes) return { bytes: undefined };
    read.push(bytes);
  }
  return Buffer.concat(read, total);
}

function tooLong({ bytes }: Excess): Issue {
  const size = bytes === undefined ? `more than ${LIMITS.textBytes}` : `${bytes}`;
  return {
    code: 'json/too-long',
    severity: 'error',
    path: '',
    message: `The file has ${size} bytes; at most ${LIMITS.textBytes} are read.`,
    hint: 'Split the document or leave out what does not belong into it.',
    basis: 'contract',
  };
}

function unreadable(reason: string): Issue {
  return {
    code: 'file/unreadable',
    severity: 'error',
    path: '',
    message: `The file cannot be read: ${reason}.`,
    hint: 'Check that it exists and that you may read it.',
    basis: 'contract',
  };
}
