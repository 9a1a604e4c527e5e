/**
 * A pattern that is compiled on first use. For patterns with Unicode classes that most runs do not need: as a literal,
 * one takes the engine up to half a millisecond to parse, even if it is never used.
 */
export function lazyPattern(source: string, flags: string): () => RegExp {
  let pattern: RegExp | undefined;
  return () => {
    pattern ??= new RegExp(source, flags);
    return pattern;
  };
}
