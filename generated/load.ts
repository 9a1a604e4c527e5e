// Generated from schemas/neurosquad/card.schema.ts, schemas/neuralis/package.schema.ts, schemas/drwn/card.schema.ts, schemas/drwn/lock.schema.ts, schemas/nemu/blueprint.schema.ts, schemas/safe-subset/safe-subset.schema.ts by `npm run generate`.
// Edit the source instead.

import type { FolderCheck, RuntimeFormat } from '../src/runtime/index.js';
import type { FormatId } from './formats.js';

const LOADERS: Readonly<Record<FormatId, () => Promise<RuntimeFormat>>> = {
  'neurosquad/card': async () => (await import('./neurosquad/card.runtime.js')).cardRuntime,
  'neuralis/package': async () => (await import('./neuralis/package.runtime.js')).packageRuntime,
  'drwn/card': async () => (await import('./drwn/card.runtime.js')).cardRuntime,
  'drwn/lock': async () => (await import('./drwn/lock.runtime.js')).lockRuntime,
  'nemu/blueprint': async () => (await import('./nemu/blueprint.runtime.js')).blueprintRuntime,
  'safe-subset/safe-subset': async () => (await import('./safe-subset/safe-subset.runtime.js')).safeSubsetRuntime,
};

const FOLDER_CHECKS: { readonly [Id in FormatId]?: () => Promise<FolderCheck> } = {
  'nemu/blueprint': async () => (await import('../src/nemu/manifest-file-issues.js')).manifestFileIssues,
};

/** Loads one format, and none of the others. */
export function loadFormat(id: FormatId): Promise<RuntimeFormat> {
  return LOADERS[id]();
}

/** Loads the check of the files that a document names; `undefined` when the format has none. */
export async function loadFolderCheck(id: FormatId): Promise<FolderCheck | undefined> {
  return FOLDER_CHECKS[id]?.();
}
