import type { Limit, LimitName } from './subset-table.js';

/**
 * The bounds of the subset, all inclusive, as the platform has them (card SDK 1.3.0).
 * `listed` and `cost` are ours and change no verdict.
 */
export const limits = {
  nodes: {
    max: 500,
    unit: 'schema objects',
    counted: 'Every schema object counts once where it stands, the outermost and those under `$defs` included.',
    fix: 'Describe less, or move repeated parts to `$defs` and refer to them with `$ref`.',
    basis: 'contract',
  },
  depth: {
    max: 16,
    unit: 'levels',
    counted:
      'The outermost schema is level 0; each step into a member of `properties` or `$defs`, into `items`, an `additionalProperties` schema or a branch adds one.',
    fix: 'Move inner schemas to `$defs` of the outermost schema and refer to them with `$ref`.',
    basis: 'contract',
  },
  enumOptions: {
    max: 256,
    unit: 'options',
    counted: 'The values in one `enum` list, doubles included.',
    fix: 'List fewer values, or take any text and check it in the card.',
    basis: 'contract',
  },
  enumChars: {
    max: 16_384,
    unit: 'characters',
    counted: 'The length of one whole `enum` list as JSON text without white space, in UTF-16 units.',
    fix: 'List fewer or shorter values, or take any text and check it in the card.',
    basis: 'contract',
  },
  constChars: {
    max: 4_096,
    unit: 'characters',
    counted: 'The length of one `const` value as JSON text without white space, in UTF-16 units.',
    fix: 'Compare with something shorter, or check the value in the card.',
    basis: 'contract',
  },
  branches: {
    max: 16,
    unit: 'branches',
    counted: 'The schemas in one `anyOf` or one `oneOf` list.',
    fix: 'Merge branches that differ little, or offer some of them through an inner `anyOf`.',
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
    counted: 'Nesting of a value below its outermost object or list; also asked of each `enum` and `const`.',
    fix: 'Flatten the value.',
    basis: 'platform',
  },
  valueParts: {
    max: 200_000,
    unit: 'parts',
    counted:
      'All objects, lists and plain values inside a value, itself included; also asked of each `enum` and `const`.',
    fix: 'Leave parts of the value out.',
    basis: 'platform',
  },
  steps: {
    max: 200_000,
    unit: 'steps',
    counted:
      'One step for each schema object applied to a place of the value, one for each started 64 characters of JSON text compared for `enum`, `const` and `uniqueItems`, and one for every 64 names looked up, for `required` or in vain.',
    basis: 'platform',
  },
  issues: {
    max: 20,
    unit: 'faults',
    counted: 'Once this many faults are found, no further schema object is looked into; the one at hand is finished.',
    fix: 'Mend what is listed and check again.',
    basis: 'platform',
  },
  valueIssues: {
    max: 20,
    unit: 'faults',
    counted: 'Once this many faults of a value are found, checking stops.',
    fix: 'Mend what is listed and check again.',
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
      'The schema objects there would be if every `$ref` were replaced by a copy of its target, a reference back into a copy being made left as it is, and `$defs` left out.',
    fix: 'Refer to each definition fewer times: checking a value may run out of steps.',
    basis: 'advice',
  },
} as const satisfies Readonly<Record<LimitName, Limit>>;
