import { basename, dirname } from 'node:path';
import type { Issue } from '../../core/issue.js';
import { Root } from '../../files/root.js';
import { MANIFEST_FOLDER } from '../../schemas/nemu/codes.js';
import { BlueprintFolder } from './files/blueprint-folder.js';
import { checkFiles } from './files/check-files.js';

/**
 * Checks the documents of a manifest that has already been found and read: `checkBlueprintFiles` without the issues
 * of the manifest itself. The folder above `ai-automation/` counts as the root of the blueprint.
 *
 * @param path of the manifest on disk.
 * @param sound the manifest without the parts that have structural issues, as rules see it.
 * @param run the same object for all documents of one run.
 * @returns issues about values of the manifest, without line and column.
 */
export async function manifestFileIssues(path: string, sound: unknown, run: object): Promise<readonly Issue[]> {
  // The manifest may be a link: its documents are beside the file that the link points to.
  const own = dirname(Root.open(dirname(path)).realPathOf(basename(path)) ?? path);
  const isInPlace = basename(own) === MANIFEST_FOLDER;
  const folder = new BlueprintFolder(isInPlace ? dirname(own) : own);
  return (await checkFiles(folder, isInPlace ? MANIFEST_FOLDER : '', sound, run)).issues;
}
