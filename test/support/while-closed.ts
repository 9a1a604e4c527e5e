import { chmodSync } from 'node:fs';
import { join } from 'node:path';

/** The user that owns nothing. */
const NOBODY = 65_534;

/**
 * Runs a function while folders or files cannot be read: without permissions and, since root may read everything, as
 * another user. What the function loads must have been loaded before, because the checkout may be closed as well.
 *
 * @param root absolute; its parts other than `paths` stay readable.
 */
export async function whileClosed<T>(root: string, paths: readonly string[], run: () => T): Promise<Awaited<T>> {
  const isRoot = process.getuid?.() === 0;
  chmodSync(root, 0o755);
  for (const path of paths) chmodSync(join(root, path), 0);
  if (isRoot) process.seteuid?.(NOBODY);
  try {
    return await run();
  } finally {
    if (isRoot) process.seteuid?.(0);
    for (const path of paths) chmodSync(join(root, path), 0o755);
  }
}
