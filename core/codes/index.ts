import type { CodeEntry } from '../code.js';
import { FILE_CODES } from './file-codes.js';
import { STRUCTURE_CODES } from './structure-codes.js';
import { TEXT_CODES } from './text-codes.js';

/** Every code that is neither a rule's id nor specific to one family. */
export const CODES: ReadonlyMap<string, CodeEntry> = new Map([...STRUCTURE_CODES, ...TEXT_CODES, ...FILE_CODES]);
