/** An item with the same name as an earlier item. */
export interface Repeat {
  readonly name: string;
  readonly index: number;
  /** The index of the first item of that name. */
  readonly first: number;
}

/** Lists the items with the same name as an earlier item. Items without a name are skipped. */
export function* repeats<Item>(
  items: readonly (Item | undefined)[],
  nameOf: (item: Item) => string | undefined,
): Iterable<Repeat> {
  const seen = new Map<string, number>();
  for (const [index, item] of items.entries()) {
    const name = item === undefined ? undefined : nameOf(item);
    if (name === undefined) continue;
    const first = seen.get(name);
    if (first === undefined) seen.set(name, index);
    else yield { name, index, first };
  }
}
