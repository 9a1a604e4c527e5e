/** A word that nobody would say aloud, or that stands for something with a better name, and what to say. */
export interface RetiredWord {
  readonly pattern: RegExp;
  readonly say: string;
}

/** Only words that are wrong wherever they stand; the rest of the vocabulary is for reading. */
export const RETIRED_WORDS: readonly RetiredWord[] = [
  { pattern: /\b[Mm]end(?:s|ed|ing)?\b/g, say: 'fix' },
  { pattern: /\b[Rr]emed(?:y|ies|ied)\b/g, say: 'fix or hint' },
  { pattern: /\b[Aa]new\b/g, say: 'again' },
  { pattern: /\b[Jj]udg(?:e[sd]?|ing|e?ment)\b/g, say: 'validate, check or verify' },
  { pattern: /\b[Dd]emand(?:s|ed|ing)?\b/g, say: 'constraint, or require' },
  { pattern: /\b(?:must|may|can|should) (?:not )?stand\b/g, say: 'is required, or is not allowed' },
  { pattern: /\bstands? where\b/g, say: 'expected …, found …' },
  {
    pattern: /(?<!\b[Tt]here )\b(?:is|are|was|were) no\b(?! (?:longer|more|less|fewer|other)\b)/g,
    say: 'is not a valid …, or there is no …',
  },
  { pattern: /\bpass(?:es|ed|ing)? over\b/g, say: 'skip' },
  { pattern: /\bnone of the two\b/g, say: 'neither' },
  { pattern: /\bfor ever\b/g, say: 'indefinitely' },
  { pattern: /\bwrit(?:e|es|ten|ing) over\b/g, say: 'overwrite' },
  { pattern: /\b(?:one|a \w+) too (?:many|much|few)\b/g, say: 'extra, or at most …' },
  { pattern: /[‘’“”]/g, say: 'a straight quote' },
];

export interface RetiredUse {
  readonly line: number;
  readonly word: string;
  readonly say: string;
}

/** Every retired word of a text, with its 1-based line. */
export function retiredUses(text: string): RetiredUse[] {
  return text
    .split('\n')
    .flatMap((line, index) =>
      RETIRED_WORDS.flatMap(({ pattern, say }) =>
        Array.from(line.matchAll(pattern), ([word]) => ({ line: index + 1, word, say })),
      ),
    );
}
