import { fs } from './node.js';

/** A path with its links resolved; nothing when it does not exist. @param path absolute. */
export function realPathOf(path: string): string | undefined {
  try {
    return fs.realpathSync.native(path);
  } catch {
    return undefined;
  }
}
