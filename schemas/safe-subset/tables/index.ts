import { formats } from './formats.js';
import { annotations, keywords, types } from './keywords.js';
import { limits } from './limits.js';
import { refused } from './refused.js';
import type { SubsetTable } from './subset-table.js';

/** The safe subset of JSON Schema 2020-12 in which NeuroSquad cards describe values. */
export const table = { types, keywords, annotations, formats, limits, refused } as const satisfies SubsetTable;

/** The id of the format for schemas of the subset. */
export const SUBSET_FORMAT = 'safe-subset/safe-subset';
