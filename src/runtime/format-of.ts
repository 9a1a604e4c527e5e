import type { FormatInfo } from './format.js';

/**
 * The format of a file, by its name.
 *
 * @param path with `/` or `\`; the file name alone is enough for formats that need no folder.
 * @returns the id of the format with the longest file name that `path` ends with; nothing if there is none.
 */
export function formatOfPath<Id extends string>(
  infos: readonly (FormatInfo & { readonly id: Id })[],
  path: string,
): Id | undefined {
  const parts = path.split(/[\\/]/);
  let best: { id: Id; length: number } | undefined;
  for (const { id, fileNames } of infos) {
    for (const fileName of fileNames) {
      const wanted = fileName.split('/');
      const tail = parts.slice(-wanted.length);
      const fits = wanted.length === tail.length && wanted.every((part, index) => part === tail[index]);
      if (fits && wanted.length > (best?.length ?? 0)) best = { id, length: wanted.length };
    }
  }
  return best?.id;
}
