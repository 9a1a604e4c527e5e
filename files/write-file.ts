import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { asOutputError, hasCode, inTheWay } from './output-error.js';

/** The suffix of temporary files; only a killed run leaves one behind. */
export const DRAFT_SUFFIX = '.letterpress-draft';

/**
 * Writes a text as UTF-8 so that readers see either the old bytes or the new ones: writes a draft next to the file,
 * flushes it to the disk and renames it. Creates missing folders and keeps the mode of an existing file. A link is
 * replaced, not followed.
 *
 * @param path absolute.
 * @returns false when the file has this content already; then it is not touched.
 * @throws {OutputError} `unreadable-output` when the path is not a regular file or cannot be read; else the system
 *   error. Then the old file is unchanged, and no draft is left.
 */
export async function writeFileAtomically(path: string, text: string): Promise<boolean> {
  const bytes = Buffer.from(text);
  if ((await readOutput(path))?.equals(bytes)) return false;
  const folder = dirname(path);
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw asOutputError(folder, error);
  });
  // Several runs may write the same file at the same time, so each has its own draft.
  const draft = `${path}.${randomBytes(6).toString('hex')}${DRAFT_SUFFIX}`;
  try {
    await writeDraft(draft, bytes, await modeOf(path));
    await rename(draft, path);
  } catch (error) {
    // The first error is the one to report.
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
  return true;
}

/**
 * Reads the file at an output path, links followed.
 *
 * @returns nothing when there is no file yet.
 * @throws {OutputError} `unreadable-output` when the path is not a regular file or cannot be read.
 */
export async function readOutput(path: string): Promise<Buffer | undefined> {
  try {
    // Checked first: reading from a pipe waits for its other end.
    if (!(await stat(path)).isFile()) throw inTheWay(path);
    return await readFile(path);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return undefined;
    throw asOutputError(path, error);
  }
}

async function writeDraft(draft: string, bytes: Uint8Array, mode: number | undefined): Promise<void> {
  const file = await open(draft, 'wx');
  try {
    await file.writeFile(bytes);
    if (mode !== undefined) await file.chmod(mode);
    // Without it, a system crash could leave an empty file under the final name.
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The mode of an existing file; nothing for a link, whose own mode has no meaning. */
async function modeOf(path: string): Promise<number | undefined> {
  const stats: Stats | undefined = await lstat(path).catch(() => undefined);
  return stats?.isFile() ? stats.mode & 0o7777 : undefined;
}
