/** Keywords whose breach has another name than their own. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['additionalProperties', 'unknown-key'],
  // `items: false` ends a list after its `prefixItems`.
  ['items', 'max-items'],
  ['prefixItems', 'max-items'],
]);

/** The code of a breach of a keyword: of `maxLength` it is `schema/max-length`. */
export function structuralCode(keyword: string): string {
  return `schema/${NAMES.get(keyword) ?? keyword.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
