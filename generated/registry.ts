// Generated from schemas/neurosquad/card.schema.ts, schemas/neuralis/package.schema.ts, schemas/drwn/card.schema.ts, schemas/drwn/lock.schema.ts, schemas/nemu/blueprint.schema.ts, schemas/safe-subset/safe-subset.schema.ts by `npm run generate`.
// Edit the source instead.

import type { RuntimeFormat } from '../src/runtime/index.js';
import type { FormatId } from './formats.js';
import { cardRuntime as neurosquadCard } from './neurosquad/card.runtime.js';
import { packageRuntime as neuralisPackage } from './neuralis/package.runtime.js';
import { cardRuntime as drwnCard } from './drwn/card.runtime.js';
import { lockRuntime as drwnLock } from './drwn/lock.runtime.js';
import { blueprintRuntime as nemuBlueprint } from './nemu/blueprint.runtime.js';
import { safeSubsetRuntime as safeSubsetSafeSubset } from './safe-subset/safe-subset.runtime.js';

/** Every format, with everything needed to validate a document. */
export const REGISTRY: Readonly<Record<FormatId, RuntimeFormat>> = {
  'neurosquad/card': neurosquadCard,
  'neuralis/package': neuralisPackage,
  'drwn/card': drwnCard,
  'drwn/lock': drwnLock,
  'nemu/blueprint': nemuBlueprint,
  'safe-subset/safe-subset': safeSubsetSafeSubset,
};
