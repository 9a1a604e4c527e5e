import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { join } from 'node:path';
import { quote } from '../../../core/words/quote.js';
import type { IntegrityRecord } from '../../../schemas/drwn/grammar/integrity-record.js';
import { INTEGRITY_PREFIX } from '../../../schemas/drwn/tables/integrity.js';
import { IntegrityError, systemError } from './integrity-error.js';
import type { ListedFile } from './list-files.js';
import { settled, signature } from './signature.js';

/** Non-blocking, so that a pipe that replaces a file cannot block the walk. */
const OPEN_FLAGS = constants.O_RDONLY | (constants.O_NONBLOCK ?? 0);

/**
 * Hashes one listed file, reading it in chunks.
 *
 * @param buffer holds each chunk; must not be shared with another call.
 * @throws {IntegrityError} `changed` when the file is not the one that was listed, or changes while it is read.
 */
export async function hashFile(root: string, file: ListedFile, buffer: Uint8Array): Promise<IntegrityRecord> {
  const full = join(root, file.path);
  let handle: FileHandle | undefined;
  try {
    handle = await open(full, OPEN_FLAGS);
    const opened = handle;
    const before = await settled(() => opened.stat({ bigint: true }));
    if (signature(before) !== file.signature) throw changed(file.path);

    const hash = createHash('sha256');
    // Never read past the initial size: a file that grows while it is read might never end.
    for (let remaining = before.size; remaining > 0n; ) {
      const { bytesRead } = await handle.read(
        buffer,
        0,
        remaining < buffer.length ? Number(remaining) : buffer.length,
        null,
      );
      if (bytesRead === 0) throw changed(file.path);
      remaining -= BigInt(bytesRead);
      hash.update(buffer.subarray(0, bytesRead));
    }
    // Virtual files (in `/proc`) report a size of zero but are not empty.
    if (before.size === 0n && (await handle.read(buffer, 0, 1, null)).bytesRead > 0) throw changed(file.path);
    if (signature(await handle.stat({ bigint: true })) !== signature(before)) throw changed(file.path);
    return { p: file.path, m: (before.mode & 0o111n) === 0n ? '-' : 'x', h: hash.digest('hex') };
  } catch (error) {
    throw systemError(error, file.path);
  } finally {
    await handle?.close();
  }
}

/** The error for a file or folder that changed while the tree was hashed. */
export function changed(path: string): IntegrityError {
  const message = `${path === '' || path.endsWith('/') ? `The folder ${quote(path === '/' ? '.' : path)}` : `The file ${quote(path)}`} changed while the tree was hashed.`;
  return new IntegrityError('changed', path, message, 'Hash the tree again while nothing changes it.');
}

/** The integrity of records in the order given: the SHA-256 of their JSON, without whitespace, with the properties `p`, `m`, `h`. */
export function hashRecords(records: readonly IntegrityRecord[]): string {
  const hash = createHash('sha256');
  hash.update('[');
  records.forEach(({ p, m, h }, index) => {
    hash.update(`${index === 0 ? '' : ','}${JSON.stringify({ p, m, h })}`, 'utf8');
  });
  return INTEGRITY_PREFIX + hash.update(']').digest('hex');
}
