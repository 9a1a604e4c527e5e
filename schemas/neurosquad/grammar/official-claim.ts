import { lazyPattern } from '../../../core/words/lazy-pattern.js';

/** Words that only the platform's own cards may have in their names. */
export const OFFICIAL_WORDS = ['neurosquad', 'official', 'verified'] as const;

const NOT_ALPHANUMERIC = lazyPattern(String.raw`[^\p{L}\p{N}]`, 'gu');
const ASCII = /^[\0-\x7f]*$/;

/**
 * Finds the word that presents a name as the platform's own. Ignores spelling:
 * compatibility forms, letter case, and everything between letters and digits.
 */
export function officialClaim(name: string): (typeof OFFICIAL_WORDS)[number] | undefined {
  const folded = name.normalize('NFKC').toLowerCase();
  // ASCII does not need the Unicode classes, which are slow to build.
  const letters = ASCII.test(folded) ? folded.replace(/[^a-z0-9]/g, '') : folded.replace(NOT_ALPHANUMERIC(), '');
  return OFFICIAL_WORDS.find((word) => letters.includes(word));
}
