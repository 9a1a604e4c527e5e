export {
  cardRender,
  dockAction,
  type PkgBuilder,
  type PkgInput,
  pkgBuilder,
  pkgSchema,
  widgetRender,
} from '../../generated/neuralis/package.builders.js';
export type {
  App,
  CardSurface,
  DockSurface,
  NeuralisBlock,
  NeuralisPackage,
  Surface,
  WidgetSurface,
} from '../../generated/neuralis/package.types.js';
export type { Issue, Report, Trust, ValidateOptions } from '../../schemas/kit/issue.js';
export { contentSecurityPolicy } from '../../schemas/neuralis/content-security-policy.js';
export { assetRoot } from '../../schemas/neuralis/grammar/asset-root.js';
export { effectiveAssetMode, type RenderBlockLike } from '../../schemas/neuralis/grammar/effective-asset-mode.js';
export { findIcon, type Icon } from '../../schemas/neuralis/grammar/find-icon.js';
export { type Frame, frameProfile } from '../../schemas/neuralis/grammar/frame-profile.js';
export { isAbsoluteAssetUrl } from '../../schemas/neuralis/grammar/is-absolute-asset-url.js';
export { isSafeSegment } from '../../schemas/neuralis/grammar/is-safe-segment.js';
export { isServedName } from '../../schemas/neuralis/grammar/is-served-name.js';
export { nearestIcons } from '../../schemas/neuralis/grammar/nearest-icons.js';
export { type ReferenceTarget, resolveReference } from '../../schemas/neuralis/grammar/resolve-reference.js';
export { limits } from '../../schemas/neuralis/limits.js';
export {
  type AssetKind,
  type AssetMode,
  leastTrust,
  type RenderLane,
  type SurfaceKind,
  TRUNCATION_MARKER,
  trustLevels,
} from '../../schemas/neuralis/tables.js';
export { card } from './builders/card.js';
export { dock } from './builders/dock.js';
export { type BlockInput, type PackageInput, pkg } from './builders/pkg.js';
export type { SurfaceAt } from './builders/trusted.js';
export { widget } from './builders/widget.js';
export { boundCardData, type CardData, type CardDataResult } from './card-data/bound-card-data.js';
export type { Json } from './card-data/cut.js';
export { preflight } from './preflight.js';
export { validatePackage } from './validate-package.js';
