import { segmentsOf } from '../../kit/pointer.js';

/** The value that a pointer leads to, or nothing. */
export function valueAt(document: unknown, path: string): unknown {
  let current = document;
  for (const segment of segmentsOf(path)) {
    if (typeof current !== 'object' || current === null || !Object.hasOwn(current, segment)) return undefined;
    current = Reflect.get(current, segment);
  }
  return current;
}
