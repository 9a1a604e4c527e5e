/** Escapes one property name or index for an RFC 6901 pointer. */
export function escapeSegment(segment: string | number): string {
  return String(segment).replace(/~/g, '~0').replace(/\//g, '~1');
}

/** The property name or index of one segment of a pointer. */
export function unescapeSegment(segment: string): string {
  return segment.replace(/~1/g, '/').replace(/~0/g, '~');
}

/** Appends segments to a pointer: `pointer('/ports', 'inputs', 0)` is `/ports/inputs/0`. */
export function pointer(base: string, ...segments: readonly (string | number)[]): string {
  let path = base;
  for (const segment of segments) path += `/${escapeSegment(segment)}`;
  return path;
}

/** The decoded segments of a pointer; none for the root. */
export function segmentsOf(path: string): string[] {
  return path === '' ? [] : path.slice(1).split('/').map(unescapeSegment);
}

/** The pointer of the value that contains `path`; the root is its own parent. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The pointer itself, or that of the nearest ancestor with at most so many UTF-16 units. */
export function ancestorWithin(path: string, units: number): string {
  return path.length <= units ? path : path.slice(0, Math.max(0, path.lastIndexOf('/', units)));
}

/** Whether a segment can be an array's index: decimal, without leading zeros (RFC 6901, section 4). */
export function isArrayIndex(segment: string): boolean {
  return /^(?:0|[1-9][0-9]*)$/.test(segment);
}

/** What one decoded segment leads to: an own property of an object, an item of an array, or nothing. */
export function childAt(container: unknown, segment: string): unknown {
  if (typeof container !== 'object' || container === null || !Object.hasOwn(container, segment)) return undefined;
  // An array also has an own `length`, which does not belong to the document.
  if (Array.isArray(container) && !isArrayIndex(segment)) return undefined;
  return Reflect.get(container, segment);
}

/** The value that a pointer leads to, or nothing. */
export function valueAt(document: unknown, path: string): unknown {
  let current = document;
  for (const segment of segmentsOf(path)) {
    current = childAt(current, segment);
    if (current === undefined) return undefined;
  }
  return current;
}

/**
 * Whether a pointer leads to a value. Rules check this in the whole document: a value that they do not see may be there
 * but have the wrong structure, which is an issue already.
 */
export function hasValueAt(document: unknown, path: string): boolean {
  return valueAt(document, path) !== undefined;
}
