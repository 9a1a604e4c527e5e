/**
 * A way through a document that is walked once, however many rules take it: what it meets is kept as long as the
 * document is. Only for documents that nobody changes meanwhile, as rules see them.
 *
 * @param walk what is met, in order; anything but an object has nothing to be kept by and is walked each time.
 */
export function oncePerDocument<Document, Item>(
  walk: (document: Document) => Iterable<Item>,
): (document: Document) => readonly Item[] {
  const met = new WeakMap<object, readonly Item[]>();
  return (document) => {
    if (typeof document !== 'object' || document === null) return [...walk(document)];
    let items = met.get(document);
    if (items === undefined) {
      items = [...walk(document)];
      met.set(document, items);
    }
    return items;
  };
}
