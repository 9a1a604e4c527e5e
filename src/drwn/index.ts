export * from '../../generated/drwn/card.builders.js';
export type * from '../../generated/drwn/card.types.js';
// By name: a lockfile contains complete manifests, so both modules export `harness`, `skills` and so on; those of the card win.
export {
  type GitEntryV2Input,
  type GitEntryV3Input,
  type GitEntryV4Input,
  type GitSourceInput,
  gitEntryV2,
  gitEntryV3,
  gitEntryV4,
  gitSource,
  type HookConsentInput,
  hookConsent,
  type LockedContentInput,
  type LockedLayerInput,
  type LockedMemoryInput,
  type LockfileV2Input,
  type LockfileV3Input,
  type LockfileV4Input,
  type LockStoreInput,
  lock,
  lockedContent,
  lockedLayer,
  lockedMemory,
  lockfileV2,
  lockfileV3,
  lockfileV4,
  lockSchema,
  lockStore,
  type PlainEntryV2Input,
  type PlainEntryV3Input,
  type PlainEntryV4Input,
  plainEntryV2,
  plainEntryV3,
  plainEntryV4,
} from '../../generated/drwn/lock.builders.js';
export type {
  GitEntryV2,
  GitEntryV3,
  GitEntryV4,
  GitSource,
  HookConsent,
  LockedContent,
  LockedLayer,
  LockedMemory,
  Lockfile,
  LockfileV2,
  LockfileV3,
  LockfileV4,
  LockStore,
  PlainEntryV2,
  PlainEntryV3,
  PlainEntryV4,
} from '../../generated/drwn/lock.types.js';
export { normalizeCardName } from '../../schemas/drwn/grammar/card-name.js';
export type { CardRef, FileRef, GitCommitRef, GitRangeRef, StoreRef } from '../../schemas/drwn/grammar/card-ref.js';
export { CardRefError } from '../../schemas/drwn/grammar/card-ref.js';
export { formatCardRef } from '../../schemas/drwn/grammar/format-card-ref.js';
export type { IntegrityRecord } from '../../schemas/drwn/grammar/integrity-record.js';
export { parseCardRef, type RefResult } from '../../schemas/drwn/grammar/parse-card-ref.js';
export { pickVersion } from '../../schemas/drwn/grammar/version.js';
export { mergeOverlay, type OverlayManifest, type ProjectConfig } from '../../schemas/drwn/walk/merge-overlay.js';
export type { IntegrityOrder } from '../../schemas/drwn/walk/order-records.js';
export { ManifestError } from '../runtime/build/manifest-error.js';
export type { Issue, Report, TextResult, ValidateOptions } from '../runtime/index.js';
export { checkCardTree, type TreeOptions } from './check-card-tree.js';
export { type CheckedLockfile, checkLockfile, type EntryOutcome } from './check-lockfile.js';
export { computeIntegrity, type Integrity } from './compute-integrity.js';
export { createLockfile, type NewLockEntry, stringifyLockfile } from './create-lockfile.js';
export { IntegrityError, type IntegrityErrorCode } from './integrity/integrity-error.js';
export { ref } from './ref.js';
export { type FileCard, resolveFileCard } from './resolve-file-card.js';
export { validateCardManifest, validateLockfile } from './validate.js';
export { type ExpectedIntegrity, verifyIntegrity } from './verify-integrity.js';
