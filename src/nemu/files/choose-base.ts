import type { BlueprintFolder } from './blueprint-folder.js';

/**
 * Chooses the folder that the paths of a manifest begin in: its own, unless more of the documents lie below the
 * folder that was checked.
 *
 * @param own the manifest's folder, from the folder checked, with `/`; empty for that folder itself.
 * @returns `own`, or the empty text for the folder checked.
 */
export async function chooseBase(folder: BlueprintFolder, own: string, paths: readonly string[]): Promise<string> {
  if (own === '') return own;
  const [inOwn, inRoot] = await Promise.all([countFound(folder, own, paths), countFound(folder, '', paths)]);
  return inRoot > inOwn ? '' : own;
}

async function countFound(folder: BlueprintFolder, base: string, paths: readonly string[]): Promise<number> {
  let found = 0;
  for (const path of paths) if ((await folder.fact(below(base, path))).is !== 'missing') found += 1;
  return found;
}

/** A path below a folder, both with `/`. */
export function below(folder: string, path: string): string {
  return folder === '' ? path : `${folder}/${path}`;
}
