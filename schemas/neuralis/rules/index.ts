import type { AnyRule } from '../../../core/rule.js';
import { approvalPreview } from './cards/approval-preview.js';
import { cardProfile } from './cards/card-profile.js';
import { frameOnlyMembers } from './cards/frame-only-members.js';
import { heightOrder } from './cards/height-order.js';
import { positiveHeight } from './cards/positive-height.js';
import { dockTarget } from './dock/dock-target.js';
import { knownIcon } from './dock/known-icon.js';
import { entryPath } from './entries/entry-path.js';
import { entryRoot } from './entries/entry-root.js';
import { honouredAssetMode } from './entries/honoured-asset-mode.js';
import { noLeftoverFallback } from './entries/no-leftover-fallback.js';
import { distinctFolders } from './identity/distinct-folders.js';
import { safeIdentity } from './identity/safe-identity.js';
import { uniqueIdentity } from './identity/unique-identity.js';
import { bridgeOrigin } from './trust/bridge-origin.js';
import { bridgeTrust } from './trust/bridge-trust.js';
import { knownTrust } from './trust/known-trust.js';
import { rendererTrust } from './trust/renderer-trust.js';

/** The rules of a Neuralis package. */
export const packageRules: readonly AnyRule[] = [
  knownTrust,
  rendererTrust,
  bridgeTrust,
  bridgeOrigin,
  safeIdentity,
  entryPath,
  entryRoot,
  distinctFolders,
  uniqueIdentity,
  cardProfile,
  dockTarget,
  honouredAssetMode,
  noLeftoverFallback,
  approvalPreview,
  frameOnlyMembers,
  positiveHeight,
  heightOrder,
  knownIcon,
];
