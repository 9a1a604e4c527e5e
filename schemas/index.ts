import type { Format } from '../core/format.js';
import { card as drwnCard, lock as drwnLock } from './drwn/index.js';
import { blueprint } from './nemu/index.js';
import { neuralisPackage } from './neuralis/index.js';
import { card as neurosquadCard } from './neurosquad/index.js';
import { safeSubset } from './safe-subset/index.js';

/** Every format that ships with Letterpress. */
export const FORMATS: readonly Format[] = [neurosquadCard, neuralisPackage, drwnCard, drwnLock, blueprint, safeSubset];
