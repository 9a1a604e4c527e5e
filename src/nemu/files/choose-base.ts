import type { BlueprintFolder } from './blueprint-folder.js';

/**
 * Chooses the folder that the paths of a manifest are relative to: its own, unless more of the documents are
 * found relative to the checked folder.
 *
 * @param own the folder of the manifest, relative to the checked folder, with `/`; empty for that folder itself.
 * @returns `own`, or the empty string for the checked folder.
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
