import { ARRAYS } from './arrays.js';
import { COMBINATIONS } from './combinations.js';
import { CONDITIONS } from './conditions.js';
import { KINDS } from './kinds.js';
import { NUMBERS } from './numbers.js';
import { OBJECTS } from './objects.js';
import { REFERENCES } from './references.js';
import type { Rows } from './row.js';
import { STRINGS } from './strings.js';

/** The conformance table: small schemas of every TypeBox kind and keyword, by topic. */
export const TOPICS: Readonly<Record<string, Rows>> = {
  'TypeBox kinds': KINDS,
  numbers: NUMBERS,
  strings: STRINGS,
  objects: OBJECTS,
  arrays: ARRAYS,
  combinations: COMBINATIONS,
  references: REFERENCES,
  conditions: CONDITIONS,
};
