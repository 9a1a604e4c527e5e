import { randomBytes } from 'node:crypto';
import type { Stats } from 'node:fs';
import { lstat, mkdir, open, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { asOutputError, hasCode, inTheWay } from './output-error.js';

/** How the name of a draft ends, which only a killed run leaves behind. */
export const DRAFT_ENDING = '.letterpress-draft';

/**
 * Writes a text as UTF-8, so that readers see the old bytes or the new ones: a draft beside the file, put to the disk
 * and renamed. Makes the folders above it and keeps the mode of a file that is there. A link is replaced, not followed.
 *
 * @param path absolute.
 * @returns false when the file holds the text already; then it is not touched.
 * @throws {OutputError} `unreadable-output` when something other than a file is in the way, or it may not be read;
 *   else what the disk says. Then the old file stands, and no draft is left.
 */
export async function writeFileAtomically(path: string, text: string): Promise<boolean> {
  const bytes = Buffer.from(text);
  if ((await readOutput(path))?.equals(bytes)) return false;
  const folder = dirname(path);
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw asOutputError(folder, error);
  });
  // Several runs may write the same file at one time, so each has a draft of its own.
  const draft = `${path}.${randomBytes(6).toString('hex')}${DRAFT_ENDING}`;
  try {
    await writeDraft(draft, bytes, await modeOf(path));
    await rename(draft, path);
  } catch (error) {
    // What went wrong first is what is told.
    await rm(draft, { force: true }).catch(() => {});
    throw error;
  }
  return true;
}

/**
 * Reads what lies where output is to go, links followed.
 *
 * @returns nothing when nothing does.
 * @throws {OutputError} `unreadable-output` when it is no regular file or may not be read.
 */
export async function readOutput(path: string): Promise<Buffer | undefined> {
  try {
    // Asked first: to read from a pipe would be to wait for its other end.
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
    // Else a crash of the machine could leave the new name with none of its bytes.
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The mode of a file that is there; nothing for a link, whose own says nothing. */
async function modeOf(path: string): Promise<number | undefined> {
  const stats: Stats | undefined = await lstat(path).catch(() => undefined);
  return stats?.isFile() ? stats.mode & 0o7777 : undefined;
}
