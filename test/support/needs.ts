import { describe, it } from 'vitest';

/** Tests that need something. Where it is missing they are skipped as one, and `npm test` lists the reason at its end. */
export interface Needing {
  describe(title: string, tests: () => void): void;
  it(title: string, test: () => void | Promise<void>): void;
}

/**
 * @param isThere whether what the tests need is there.
 * @param reason what is missing, or why it cannot be had.
 */
export function needs(isThere: boolean, reason: string): Needing {
  if (isThere) return { describe, it };
  const skip = (title: string): void => it.skip(`${title} [skipped: ${reason}]`);
  return { describe: skip, it: skip };
}

/** Real files of other people, which lie beside the checkout or not at all. */
export function needsCorpus(isThere: boolean): Needing {
  return needs(isThere, 'the corpus is not beside the checkout');
}
