import type { Issue } from '../../../core/issue.js';
import type { BlueprintFolder } from './blueprint-folder.js';
import { checkDocuments } from './check-documents.js';
import { checkPatterns } from './check-patterns.js';
import { soundManifest } from './sound-manifest.js';

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
 * @param text the manifest.
 */
export async function judgeFiles(folder: BlueprintFolder, own: string, text: string): Promise<FilesVerdict> {
  const manifest = soundManifest(text);
  const { issues, base } = await checkDocuments(folder, manifest, own);
  return { issues: [...issues, ...(await checkPatterns(manifest))], base };
}
