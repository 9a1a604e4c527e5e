import type { Issue } from '../../../core/issue.js';
import type { DeepPartial } from '../../../core/rule.js';
import type { BlueprintManifest } from '../../../generated/nemu/blueprint.types.js';
import type { BlueprintFolder } from './blueprint-folder.js';
import { checkDocuments } from './check-documents.js';
import { checkPatterns } from './check-patterns.js';

export interface FilesVerdict {
  /** About the manifest's values, without line and column. */
  readonly issues: readonly Issue[];
  /** The folder that paths were taken from, relative to the folder checked; empty for that folder itself. */
  readonly base: string;
}

/**
 * Judges what a manifest alone cannot show: the documents it names, and patterns that take long to look into.
 *
 * @param own the manifest's folder, from the folder checked, with `/`; empty for that folder itself.
 * @param sound the manifest without the parts that have structural issues, as rules see it.
 */
export async function checkFiles(folder: BlueprintFolder, own: string, sound: unknown): Promise<FilesVerdict> {
  // What is left after all wrong parts are cut has the shape of a manifest with members missing.
  const manifest = (sound ?? {}) as DeepPartial<BlueprintManifest>;
  const { issues, base } = await checkDocuments(folder, manifest, own);
  return { issues: [...issues, ...(await checkPatterns(manifest))], base };
}
