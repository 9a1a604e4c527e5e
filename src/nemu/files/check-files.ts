import type { Issue } from '../../../core/issue.js';
import type { DeepPartial } from '../../../core/rule.js';
import type { BlueprintManifest } from '../../../generated/nemu/blueprint.types.js';
import type { BlueprintFolder } from './blueprint-folder.js';
import { checkDocuments } from './check-documents.js';
import { checkPatterns } from './check-patterns.js';

export interface FilesVerdict {
  /** About values of the manifest, without line and column. */
  readonly issues: readonly Issue[];
  /** The folder that paths are relative to, relative to the checked folder; empty for that folder itself. */
  readonly base: string;
}

/**
 * Checks what the manifest alone cannot show: the documents it lists, and patterns, which take long to analyze.
 *
 * @param own the folder of the manifest, relative to the checked folder, with `/`; empty for that folder itself.
 * @param sound the manifest without the parts that have structural issues, as rules see it.
 * @param run the same object for all documents of one run. Default: one of its own.
 */
export async function checkFiles(
  folder: BlueprintFolder,
  own: string,
  sound: unknown,
  run: object = {},
): Promise<FilesVerdict> {
  // Without its invalid parts, the value has the shape of a manifest with properties missing.
  const manifest = (sound ?? {}) as DeepPartial<BlueprintManifest>;
  const { issues, base } = await checkDocuments(folder, manifest, own);
  return { issues: [...issues, ...(await checkPatterns(manifest, run))], base };
}
