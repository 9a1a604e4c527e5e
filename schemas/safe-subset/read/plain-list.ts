/**
 * A copy of an array; nothing for any other value. It ends with `undefined` at the first hole or item
 * that cannot be read, so an array with a false length costs nothing. Never throws.
 */
export function plainList(value: unknown): readonly unknown[] | undefined {
  const items: unknown[] = [];
  try {
    if (!Array.isArray(value)) return undefined;
    for (let index = 0; index < value.length; index += 1) {
      const item: unknown = value[index];
      items.push(item);
      if (item === undefined) break;
    }
  } catch {
    items.push(undefined);
  }
  return items;
}
