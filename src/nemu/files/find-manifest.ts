import { MANIFEST_FOLDER, MANIFEST_NAME } from '../../../schemas/nemu/codes.js';
import type { BlueprintFolder, FileFact } from './blueprint-folder.js';

export interface FoundManifest {
  /** Relative to the checked folder, with `/`. */
  readonly file: string;
  /** The folder of the manifest, relative to the checked folder; empty for that folder itself. */
  readonly folder: string;
  readonly fact: FileFact;
  /** Whether it is where registries look for it. */
  readonly inPlace: boolean;
}

/** Finds the manifest in the root of a repository or in its own folder; if it is missing, returns where it should be. */
export async function findManifest(folder: BlueprintFolder): Promise<FoundManifest> {
  const usual = `${MANIFEST_FOLDER}/${MANIFEST_NAME}`;
  const places = [
    { file: usual, folder: MANIFEST_FOLDER, inPlace: true },
    { file: MANIFEST_NAME, folder: '', inPlace: folder.name === MANIFEST_FOLDER },
  ];
  for (const place of places) {
    const fact = await folder.fact(place.file);
    if (fact.is !== 'missing') return { ...place, fact };
  }
  return { file: usual, folder: MANIFEST_FOLDER, fact: { is: 'missing' }, inPlace: true };
}
