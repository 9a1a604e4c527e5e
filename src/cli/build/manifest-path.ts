import { join, sep } from 'node:path';

/**
 * Where a format's manifest lies when it is made for a folder. Folders that the file name brings are not made
 * inside folders of those very names.
 *
 * @param folder absolute.
 * @param fileName with `/` between its parts.
 */
export function manifestPath(folder: string, fileName: string): string {
  const names = fileName.split('/');
  const brought = names.slice(0, -1);
  const tail = folder.split(sep).slice(-brought.length);
  const isThere = brought.length > 0 && brought.every((name, index) => name === tail[index]);
  return join(folder, ...(isThere ? names.slice(-1) : names));
}
