/** One text of a list, with the pointer to it. */
export interface Placed {
  readonly path: string;
  readonly text: string;
}

/** A text that meets an earlier one. */
export interface Repeat extends Placed {
  readonly earlier: Placed;
}

/**
 * The texts whose key an earlier text of the list has too.
 *
 * @param keyOf what makes two texts count as the same; the text itself where it is left out.
 */
export function* repeats(texts: Iterable<Placed>, keyOf: (text: string) => string = (text) => text): Iterable<Repeat> {
  const seen = new Map<string, Placed>();
  for (const placed of texts) {
    const key = keyOf(placed.text);
    const earlier = seen.get(key);
    if (earlier === undefined) seen.set(key, placed);
    else yield { ...placed, earlier };
  }
}
