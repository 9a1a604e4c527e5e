/** Escapes one member name or index for an RFC 6901 pointer. */
export function escapeSegment(segment: string | number): string {
  return String(segment).replace(/~/g, '~0').replace(/\//g, '~1');
}

/** Appends segments to a pointer: `pointer('/ports', 'inputs', 0)` is `/ports/inputs/0`. */
export function pointer(base: string, ...segments: readonly (string | number)[]): string {
  let path = base;
  for (const segment of segments) path += `/${escapeSegment(segment)}`;
  return path;
}

/** The decoded segments of a pointer; none for the root. */
export function segmentsOf(path: string): string[] {
  if (path === '') return [];
  return path
    .slice(1)
    .split('/')
    .map((segment) => segment.replace(/~1/g, '/').replace(/~0/g, '~'));
}

/** The pointer of the value that holds `path`; the root is its own parent. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(0, path.lastIndexOf('/')));
}

/** The value that a pointer leads to, or nothing. */
export function valueAt(document: unknown, path: string): unknown {
  let current = document;
  for (const segment of segmentsOf(path)) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, segment)) return undefined;
    current = Reflect.get(current, segment);
  }
  return current;
}
