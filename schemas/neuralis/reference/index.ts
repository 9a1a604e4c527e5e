import type { ReferenceSection } from '../../../core/format.js';
import { assetSections } from './assets.js';
import { matrixSections } from './matrix.js';
import { surfaceSections } from './surfaces.js';

/** The sections of a package's reference page besides properties, rules and examples. */
export const packageReference: readonly ReferenceSection[] = [...matrixSections, ...assetSections, ...surfaceSections];
