import { lazyPattern } from '../../../core/words/lazy-pattern.js';

/** Words that only cards of the platform itself may use of themselves. */
export const OFFICIAL_WORDS = ['neurosquad', 'official', 'verified'] as const;

const NEITHER = lazyPattern(String.raw`[^\p{L}\p{N}]`, 'gu');
const ASCII = /^[\0-\x7f]*$/;

/**
 * Finds the word by which a name passes itself off as the platform's own. Looks past spelling:
 * compatibility forms, capitals, and everything between letters and digits.
 */
export function officialClaim(name: string): (typeof OFFICIAL_WORDS)[number] | undefined {
  const folded = name.normalize('NFKC').toLowerCase();
  // Among ASCII, letters and digits are told without the Unicode classes, which are slow to build.
  const letters = ASCII.test(folded) ? folded.replace(/[^a-z0-9]/g, '') : folded.replace(NEITHER(), '');
  return OFFICIAL_WORDS.find((word) => letters.includes(word));
}
