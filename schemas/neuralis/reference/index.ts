import type { ReferenceSection } from '../../../core/format.js';
import { assetSections } from './assets.js';
import { matrixSections } from './matrix.js';
import { surfaceSections } from './surfaces.js';

/** What the reference page of a package says beyond fields, rules and examples. */
export const packageReference: readonly ReferenceSection[] = [...matrixSections, ...assetSections, ...surfaceSections];
