/** Numbers of the platform; bytes and counts, all inclusive. */
export const limits = {
  /** Bytes of one file, the entry included, in either asset mode. */
  fileBytes: 2 * 1024 * 1024,
  /** Files of one bundle surface beside its entry. */
  bundleFiles: 64,
  /** Bytes of those files together. */
  bundleBytes: 8 * 1024 * 1024,
  /** Bytes of those files above which the pre-flight warns. */
  bundleWarnBytes: 1024 * 1024,
  /** UTF-8 bytes of a card's data as JSON text. */
  cardDataBytes: 131_072,
  /** Characters (UTF-16 units) of one string in a card's data. */
  cardDataStringUnits: 16_384,
  /** Levels of nesting in a card's data; ours, so that every reader can parse it. */
  cardDataDepth: 1000,
} as const;
