import { pointer } from './json/pointer.js';

/** A string with its RFC 6901 pointer. */
export interface PlacedString {
  readonly path: string;
  readonly text: string;
}

/** A string in one item of an array. */
export interface ListedString extends PlacedString {
  /** The index of the item. */
  readonly index: number;
}

/**
 * The strings in one property of each item of an array: `/steps/0/id`, `/steps/1/id`, … Items without the property are
 * skipped.
 *
 * @param base pointer to the array.
 */
export function* propertyValues<Key extends string>(
  base: string,
  items: readonly ({ readonly [K in Key]?: string | undefined } | undefined)[] | undefined,
  key: Key,
): Iterable<ListedString> {
  for (const [index, item] of (items ?? []).entries()) {
    const text = item?.[key];
    if (text !== undefined) yield { path: pointer(base, index, key), text, index };
  }
}
