/** A property of characters (`\p{L}`), or any other escape. */
const ESCAPE = /\\(?:([pP]\{[^{}]{1,100}\})|[\s\S])/g;

/** The properties met so far that the engine knows; there are some thousand. */
const known = new Set<string>();

/**
 * What the engine says about a regular expression that does not compile with the flag `u`. Properties of characters are
 * read once each, however many there are: each takes the engine as long as some hundred other characters.
 *
 * @returns nothing when it compiles.
 */
export function regexError(source: string): string | undefined {
  // Any other class of characters is allowed exactly where a property is.
  return compileError(
    source.replace(ESCAPE, (whole: string, property?: string) => (isProperty(property) ? String.raw`\d` : whole)),
    'u',
  );
}

/** What the engine says about a regular expression that does not compile; nothing when it does. */
export function compileError(source: string, flags: string): string | undefined {
  try {
    new RegExp(source, flags);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}

function isProperty(property: string | undefined): boolean {
  if (property === undefined) return false;
  if (!known.has(property) && compileError(`\\${property}`, 'u') === undefined) known.add(property);
  return known.has(property);
}
