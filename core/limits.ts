/** What every format is bounded by; a format may ask for less. */
export const LIMITS = {
  /** UTF-8 bytes of one text, inclusive: 32 MiB. */
  textBytes: 33_554_432,
  /** Levels of nesting below the root value, inclusive. */
  depth: 1000,
  /** Values in one document, inclusive: no JSON text of `textBytes` holds more. */
  values: 16_777_217,
  /** Times that objects of a value in memory are met again where they stand in several places, inclusive. */
  repeats: 100_000,
  /** Issues in one report, inclusive; one more says that there were others. */
  issues: 1000,
  /** Schema nodes visited to explain one refusal; past that the explanation ends. */
  steps: 2_000_000,
} as const;
