import type { FormatInfo } from './format.js';

/**
 * The format that a file belongs to by its name.
 *
 * @param path with `/` or `\`; a file name alone will do for formats that ask for no folder.
 * @returns the id of the format whose file name is the longest that `path` ends with; nothing where none does.
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
