/** The limits of the platform, in bytes and counts, all inclusive. */
export const limits = {
  /** Bytes of one file, including the entry, in either asset mode. */
  fileBytes: 2 * 1024 * 1024,
  /** Files of one bundle surface besides its entry. */
  bundleFiles: 64,
  /** Bytes of those files together. */
  bundleBytes: 8 * 1024 * 1024,
  /** Bytes of those files together that pass without a warning. */
  bundleWarnBytes: 1024 * 1024,
  /** UTF-8 bytes of a card's data as JSON text. */
  cardDataBytes: 131_072,
  /** Characters (UTF-16 units) of one string in a card's data. */
  cardDataStringUnits: 16_384,
  /** Levels of nesting in a card's data. This limit is ours, so that every reader can parse the data. */
  cardDataDepth: 1000,
  /**
   * Bytes of entries that one pre-flight reads. Ours, like the next two: far above any real package, so that one with
   * hundreds of thousands of surfaces ends too.
   */
  checkedBytes: 32 * 1024 * 1024,
  /** References of all entries that one pre-flight looks up. */
  checkedReferences: 200_000,
  /** Files and folders of all surfaces that one pre-flight lists. */
  listedEntries: 200_000,
} as const;
