import type { Issue } from '../../../core/issue.js';

type FolderCheck = (path: string, sound: unknown) => Promise<readonly Issue[]>;

/** What looks at the files that a document names, by format; loaded when such a document is found. */
const FOLDER_CHECKS: ReadonlyMap<string, () => Promise<FolderCheck>> = new Map([
  ['nemu/blueprint', async () => (await import('../../nemu/manifest-file-issues.js')).manifestFileIssues],
]);

/**
 * Judges the files beside a document that was found in a folder, where its format asks for them.
 *
 * @param path of the document, absolute.
 * @param sound the document without the parts that have structural issues, as rules see it.
 * @returns issues about the document's values, without line and column; none for other formats.
 */
export async function folderIssues(format: string, path: string, sound: unknown): Promise<readonly Issue[]> {
  const check = await FOLDER_CHECKS.get(format)?.();
  return (await check?.(path, sound)) ?? [];
}
