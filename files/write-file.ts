import type { Stats } from 'node:fs';
import { lstat, mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { draftPath } from './drafts.js';
import { outputKind, readOutput } from './output.js';
import { asOutputError } from './output-error.js';

/**
 * Writes a text as UTF-8 so that readers see either the old bytes or the new ones: writes a draft next to the file,
 * flushes it to the disk and renames it. Creates missing folders and keeps the mode of an existing file. A link is
 * replaced, not followed.
 *
 * @param path absolute.
 * @param root a folder above, absolute: no link on the way is followed out of it. Default: links to folders are followed.
 * @returns false when the file has this content already; then it is not touched.
 * @throws {OutputError} `unreadable-output` when the path is not a regular file or cannot be read; `outside-output`
 *   when a link leads out of `root`; else the system error. Then the old file is unchanged, and no draft is left.
 */
export async function writeFileAtomically(path: string, text: string, root?: string): Promise<boolean> {
  const bytes = Buffer.from(text);
  if (readOutput(path, root, bytes.length + 1)?.equals(bytes)) return false;
  const folder = dirname(path);
  await mkdir(folder, { recursive: true }).catch((error: unknown) => {
    throw asOutputError(folder, error);
  });
  // Looked at again, because folders have been made since.
  outputKind(path, root);
  // Several runs may write the same file at the same time, so each has its own draft.
  const draft = draftPath(path);
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

async function writeDraft(draft: string, bytes: Uint8Array, mode: number | undefined): Promise<void> {
  // Created with the mode, so that the text of a private file is never readable for others.
  const file = await open(draft, 'wx', mode);
  try {
    // Again, because the process's mask has removed bits.
    if (mode !== undefined) await file.chmod(mode);
    await file.writeFile(bytes);
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
