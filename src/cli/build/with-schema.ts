/** A document with `$schema` in front, unless it has one already or is no object. */
export function withSchema(document: unknown, reference: string): unknown {
  if (typeof document !== 'object' || document === null || Array.isArray(document)) return document;
  if (Object.hasOwn(document, '$schema')) return document;
  return Object.fromEntries([['$schema', reference], ...Object.entries(document)]);
}
