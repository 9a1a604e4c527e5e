/** Limits that the format does not set: beyond them, a rule warns. All inclusive. */
export const adviceLimits = {
  /** Levels of input schemas below `inputs`, and levels inside one literal value. */
  inputDepth: 32,
  /** Input schemas in one manifest, `inputs` itself not counted. */
  inputCount: 256,
  /** Characters of a path that every Windows program can open. */
  pathLength: 260,
  /** Characters of a whole host name (RFC 1035, section 2.3.4, without the final dot). */
  hostLength: 253,
  /** The largest integer that every JSON reader keeps exactly. */
  exactInteger: Number.MAX_SAFE_INTEGER,
  /** Characters of a license that are read as an SPDX expression. */
  licenseLength: 1000,
} as const;

/** Limits on the work of one check, which stops there without an issue. */
export const workLimits = {
  /** Steps spent on comparing values with their schemas in one manifest: one for each value, pattern state or 32 characters of a string. */
  comparisonSteps: 1_000_000,
  /** Length of a pattern that is read, in UTF-16 units; of a longer one nothing is said. */
  patternLength: 4000,
  /** Steps that a property of characters (`\p{L}`) in a pattern costs, since engines take long to read one. */
  propertySteps: 64,
  /** States of one compiled pattern. */
  patternStates: 2000,
  /** Characters of a command line that are read. */
  commandLength: 10_000,
  /** Bytes of a step or workflow document that are read. */
  documentBytes: 1_048_576,
  /** The search for slow patterns: characters of a pattern, number of patterns, milliseconds for each and for a run. */
  analysedLength: 1000,
  analysedPatterns: 100,
  analysisMilliseconds: 1000,
  runMilliseconds: 2000,
} as const;
