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
  /** Issues in one report, inclusive; one more says that there are others. */
  issues: 1000,
  /** Refused schemas that one message or one run lists, inclusive; then it says how many more there are. */
  refusals: 100,
  /** Schema nodes visited to explain why one document is invalid, inclusive. */
  steps: 2_000_000,
} as const;
