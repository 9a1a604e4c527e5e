export type { Issue, Report, Trust, ValidateOptions } from '../../core/issue.js';
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
export { contentSecurityPolicy } from '../../schemas/neuralis/grammar/content-security-policy.js';
export { type Frame, frameProfile } from '../../schemas/neuralis/grammar/frame-profile.js';
export { findIcon, type Icon, nearestIcons } from '../../schemas/neuralis/grammar/icons.js';
export { assetRoot, isSafeSegment, isServedName } from '../../schemas/neuralis/grammar/paths.js';
export {
  effectiveAssetMode,
  isAbsoluteAssetUrl,
  type RenderBlockLike,
} from '../../schemas/neuralis/grammar/render-block.js';
export { type ReferenceTarget, resolveReference } from '../../schemas/neuralis/grammar/resolve-reference.js';
export { limits } from '../../schemas/neuralis/tables/limits.js';
export {
  type AssetKind,
  type AssetMode,
  leastTrust,
  type RenderLane,
  type SurfaceKind,
  TRUNCATION_MARKER,
  trustLevels,
} from '../../schemas/neuralis/tables/surfaces.js';
export { card } from './builders/card.js';
export { dock } from './builders/dock.js';
export { type BlockInput, type PackageInput, pkg } from './builders/pkg.js';
export type { SurfaceAt } from './builders/trusted.js';
export { widget } from './builders/widget.js';
export { boundCardData, type CardData, type CardDataResult } from './card-data/bound-card-data.js';
export type { Json } from './card-data/cut.js';
export { preflight } from './preflight.js';
export { validatePackage } from './validate-package.js';
