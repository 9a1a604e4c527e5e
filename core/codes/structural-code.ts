/** Keywords whose code does not have their own name. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['additionalProperties', 'unknown-key'],
  // `items: false` ends an array after its `prefixItems`.
  ['items', 'max-items'],
  ['prefixItems', 'max-items'],
]);

/** The code of an issue about a keyword: for `maxLength` it is `schema/max-length`. */
export function structuralCode(keyword: string): string {
  return `schema/${NAMES.get(keyword) ?? keyword.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
