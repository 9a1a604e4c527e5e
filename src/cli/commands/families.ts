import { drwn } from './drwn/index.js';
import type { Family } from './family.js';
import { neuralis } from './neuralis/index.js';
import { safeSubset } from './safe-subset/index.js';

/** The families that add to the command line, in the order of the overview. */
export const FAMILIES: readonly Family[] = [safeSubset, drwn, neuralis];
