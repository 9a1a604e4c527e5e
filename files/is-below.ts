import { sep } from 'node:path';

/**
 * Whether a path is inside a folder: the one check behind "nothing outside the root".
 *
 * @param folder absolute and normalized, like `path`; resolve links in both first if they matter, see `Root`.
 * @param separator of both paths; default: this system's.
 * @returns false for the folder itself.
 */
export function isBelow(folder: string, path: string, separator: string = sep): boolean {
  // Only a root such as `/` or `C:\` ends in a separator.
  const start = folder.endsWith(separator) ? folder : folder + separator;
  return path.length > start.length && path.startsWith(start);
}

/** Whether a path is the folder or inside it; parameters as for `isBelow`. */
export function contains(folder: string, path: string, separator: string = sep): boolean {
  return path === folder || isBelow(folder, path, separator);
}
