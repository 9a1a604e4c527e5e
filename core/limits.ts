/** Limits for every format; a format can set lower ones. */
export const LIMITS = {
  /** UTF-8 bytes of one document, inclusive: 32 MiB. */
  textBytes: 33_554_432,
  /** Levels of nesting below the root value, inclusive. */
  depth: 1000,
  /** Values in one document, inclusive: no JSON text of `textBytes` holds more. */
  values: 16_777_217,
  /** How often objects that a value in memory contains more than once are copied again, inclusive. */
  repeats: 100_000,
  /** The longest property name that engines hash by what it says, in UTF-16 units, inclusive; longer ones are slow to find. */
  keyUnits: 16_383,
  /** Property names longer than `keyUnits` in one document, inclusive: each is compared with all others of its length. */
  longKeys: 100,
  /** UTF-16 units of a string of the format `regex`, inclusive: an engine needs over a hundred bytes for each. */
  regexUnits: 65_536,
  /** Issues in one report, inclusive; one more says that there are others. */
  issues: 1000,
  /** Refused schemas that one message or one run lists, inclusive; then it says how many more there are. */
  refusals: 100,
  /** UTF-16 units of an issue's path, inclusive; a longer one becomes that of the nearest ancestor within the limit. */
  pathUnits: 4096,
  /** UTF-8 bytes of all paths in one report, inclusive; then one issue says that there are others. */
  pathBytes: 1_000_000,
  /** UTF-16 units of the paths, before they become shorter, after which one rule or one reading lists no more, inclusive. */
  foundPathUnits: 16_777_216,
  /** Schema nodes visited to explain why one document is invalid, inclusive. */
  steps: 2_000_000,
} as const;
