import type { Limit, LimitName } from './subset-table.js';

/**
 * The limits of the subset, all inclusive, as on the platform (card SDK 1.3.0).
 * `listed` and `cost` are our own and do not affect the verdict.
 */
export const limits = {
  nodes: {
    max: 500,
    unit: 'schema objects',
    counted: 'Every schema object counts once, including the root and those in `$defs`.',
    fix: 'Simplify the schema, or move repeated parts to `$defs` and refer to them with `$ref`.',
    basis: 'contract',
  },
  depth: {
    max: 16,
    unit: 'levels',
    counted:
      'The root schema is level 0; each step into `properties`, `$defs`, `items`, an `additionalProperties` schema or a branch adds one.',
    fix: 'Move inner schemas to `$defs` of the root schema and refer to them with `$ref`.',
    basis: 'contract',
  },
  enumOptions: {
    max: 256,
    unit: 'values',
    counted: 'The values in one `enum` array, including duplicates.',
    fix: 'List fewer values, or allow any string and check it in the card.',
    basis: 'contract',
  },
  enumChars: {
    max: 16_384,
    unit: 'characters',
    counted: 'The length of one `enum` array as JSON text without whitespace, in UTF-16 units.',
    fix: 'List fewer or shorter values, or allow any string and check it in the card.',
    basis: 'contract',
  },
  constChars: {
    max: 4_096,
    unit: 'characters',
    counted: 'The length of one `const` value as JSON text without whitespace, in UTF-16 units.',
    fix: 'Use a shorter value, or check the value in the card.',
    basis: 'contract',
  },
  branches: {
    max: 16,
    unit: 'branches',
    counted: 'The schemas in one `anyOf` or `oneOf` array.',
    fix: 'Merge similar branches, or move some of them into an inner `anyOf`.',
    basis: 'platform',
  },
  refChain: {
    max: 32,
    unit: 'references',
    counted: 'The `$ref`s followed one after another for the same value.',
    basis: 'platform',
  },
  valueDepth: {
    max: 64,
    unit: 'levels',
    counted:
      'The levels of nesting below the outermost array or object of a value; also applies to each `enum` and `const`.',
    fix: 'Flatten the value.',
    basis: 'platform',
  },
  valueParts: {
    max: 200_000,
    unit: 'parts',
    counted:
      'All arrays, objects and plain values in a value, including itself; also applies to each `enum` and `const`.',
    fix: 'Remove parts of the value.',
    basis: 'platform',
  },
  steps: {
    max: 200_000,
    unit: 'steps',
    counted:
      'One step for each schema object applied to a part of the value, one for every 64 characters (or fewer) of JSON text compared for `enum`, `const` and `uniqueItems`, and one for every 64 names looked up for `required` or without applying a schema.',
    basis: 'platform',
  },
  issues: {
    max: 20,
    unit: 'faults',
    counted: 'After this many faults, no further schema object is checked; the current one is finished.',
    fix: 'Fix the listed faults and check again.',
    basis: 'platform',
  },
  valueIssues: {
    max: 20,
    unit: 'faults',
    counted: 'After this many faults in a value, validation stops.',
    fix: 'Fix the listed faults and check again.',
    basis: 'platform',
  },
  listed: {
    max: 1_000,
    unit: 'faults',
    counted: 'The faults of one schema that a report lists.',
    basis: 'advice',
  },
  cost: {
    max: 200_000,
    unit: 'schema objects',
    counted:
      'The schema objects when every `$ref` is replaced by a copy of its target. A reference back into a copy in progress stays as it is, and `$defs` does not count.',
    fix: 'Refer to each definition fewer times, because validating a value may run out of steps.',
    basis: 'advice',
  },
} as const satisfies Readonly<Record<LimitName, Limit>>;
