import type { CodeEntry } from '../code.js';
import { FILE_CODES } from './file-codes.js';
import { STRUCTURE_CODES } from './structure-codes.js';
import { TEXT_CODES } from './text-codes.js';

/** Every code that is not a rule's id and not one family's alone. */
export const CODES: ReadonlyMap<string, CodeEntry> = new Map([...STRUCTURE_CODES, ...TEXT_CODES, ...FILE_CODES]);
