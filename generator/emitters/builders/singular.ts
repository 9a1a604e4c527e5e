/**
 * The singular of a plural, by the regular rules of English: `settings` gives `setting`, `entries` gives `entry`.
 *
 * @returns `undefined` for a word that does not look like a plural.
 */
export function singular(plural: string): string | undefined {
  if (/[^aeiou]ies$/i.test(plural)) return plural.replace(/ies$/i, 'y');
  if (/(?:ss|x|tch|nch|sh)es$/i.test(plural)) return plural.slice(0, -2);
  if (/(?:[^s])s$/i.test(plural) && !/(?:us|is)$/i.test(plural) && plural.length > 2) return plural.slice(0, -1);
  return undefined;
}
