import type { AnyRule } from '../../kit/define-rule.js';
import { approvalPreview } from './approval-preview.js';
import { bridgeOrigin } from './bridge-origin.js';
import { bridgeTrust } from './bridge-trust.js';
import { cardProfile } from './card-profile.js';
import { distinctFolders } from './distinct-folders.js';
import { dockTarget } from './dock-target.js';
import { entryPath } from './entry-path.js';
import { entryRoot } from './entry-root.js';
import { frameOnlyMembers } from './frame-only-members.js';
import { heightOrder } from './height-order.js';
import { honouredAssetMode } from './honoured-asset-mode.js';
import { knownIcon } from './known-icon.js';
import { knownTrust } from './known-trust.js';
import { noLeftoverFallback } from './no-leftover-fallback.js';
import { rendererTrust } from './renderer-trust.js';
import { safeIdentity } from './safe-identity.js';
import { uniqueIdentity } from './unique-identity.js';

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
  heightOrder,
  knownIcon,
];
