import { realpath } from 'node:fs/promises';
import type { IntegrityRecord } from '../../../schemas/drwn/grammar/integrity-record.js';
import { changed, hashFile } from './hash.js';
import { systemError } from './integrity-error.js';
import { listFiles } from './list-files.js';
import { TreeBudget } from './tree-budget.js';

/** Files that are open at the same time. */
const MAX_OPEN_FILES = 8;
/** Bytes that are read from a file at a time. */
const CHUNK_BYTES = 65_536;

export interface TreeRecords {
  /** In no particular order. */
  readonly records: readonly IntegrityRecord[];
  /** Paths of links to files outside the tree. */
  readonly outside: readonly string[];
}

/**
 * Hashes every file of a card's tree, a few at a time. The tree is then listed again and must be unchanged, so the records
 * describe a state that the tree really had.
 *
 * @param budget what may be read. Default: everything.
 * @throws {IntegrityError} with the path of the first file that cannot be read or that changed.
 */
export async function readRecords(directory: string, budget?: TreeBudget): Promise<TreeRecords> {
  const root = await realpath(directory).catch((error: unknown) => Promise.reject(systemError(error, '')));
  const before = await listFiles(root, budget);
  const records: IntegrityRecord[] = new Array(before.files.length);
  let next = 0;
  let failed = false;

  const work = async (): Promise<void> => {
    const buffer = new Uint8Array(CHUNK_BYTES);
    for (let index = next++; index < before.files.length && !failed; index = next++) {
      const file = before.files[index];
      if (file === undefined) return;
      records[index] = await hashFile(root, file, buffer);
    }
  };
  const outcomes = await Promise.allSettled(
    Array.from({ length: Math.min(MAX_OPEN_FILES, before.files.length) }, () =>
      work().catch((error: unknown) => {
        failed = true;
        throw error;
      }),
    ),
  );
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason;

  // What is listed again was in the budget; more than that is a change.
  const after = await listFiles(root, budget && new TreeBudget());
  const difference = firstDifference(before.signatures, after.signatures);
  if (difference !== undefined) throw changed(difference);
  return { records, outside: before.outside };
}

function firstDifference(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>): string | undefined {
  let folder: string | undefined;
  for (const [path, state] of before) {
    if (after.get(path) === state) continue;
    // A file says more than the folder that no longer lists it.
    if (!path.endsWith('/')) return path;
    folder ??= path;
  }
  for (const path of after.keys()) if (!before.has(path)) return path;
  return folder;
}
