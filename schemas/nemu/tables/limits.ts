/** Bounds that the format does not set: past them our advice speaks up. All inclusive. */
export const adviceLimits = {
  /** Levels of input schemas below `inputs`, and levels inside one literal value. */
  inputDepth: 32,
  /** Input schemas in one manifest, `inputs` itself not counted. */
  inputCount: 256,
  /** Characters of a path that every Windows program can open. */
  pathLength: 260,
  /** Characters of a whole host name (RFC 1035, section 2.3.4, without the final dot). */
  hostLength: 253,
  /** The greatest whole number that every JSON reader keeps exactly. */
  exactInteger: Number.MAX_SAFE_INTEGER,
  /** Characters of a license that are read as an SPDX expression. */
  licenseLength: 1000,
} as const;

/** Bounds on the work that one check spends before it gives up without a word. */
export const workLimits = {
  /** Steps of comparing values with their schemas in one manifest: values, states of patterns, 32 characters of text. */
  comparisonSteps: 1_000_000,
  /** Characters of a pattern that is matched. */
  patternLength: 4000,
  /** States of one compiled pattern. */
  patternStates: 2000,
  /** Characters of a command line that are read. */
  commandLength: 10_000,
  /** Bytes of a step or workflow document that are looked at. */
  documentBytes: 1_048_576,
  /** Characters of a pattern, number of patterns, and milliseconds for each, in the search for slow ones. */
  analysedLength: 1000,
  analysedPatterns: 100,
  analysisMilliseconds: 1000,
} as const;
