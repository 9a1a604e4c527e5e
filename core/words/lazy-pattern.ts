/**
 * A pattern that is built when it is first asked for. For patterns with Unicode classes that most texts do not need:
 * to read past a literal with one takes the engine up to half a millisecond, even where it is never used.
 */
export function lazyPattern(source: string, flags: string): () => RegExp {
  let pattern: RegExp | undefined;
  return () => {
    pattern ??= new RegExp(source, flags);
    return pattern;
  };
}
