import type { FormatInfo } from '../../runtime/format.js';
import type { Engine } from '../engine.js';

/** The first file name that no other tool uses: what another tool keeps there is not ours to write over. */
export async function ownFileName(engine: Engine, { id, fileNames }: FormatInfo): Promise<string> {
  const shared = await engine.sharedNames(id);
  return fileNames.find((name) => !shared.has(name)) ?? fileNames[0] ?? id;
}
