import { segmentsOf } from '../../../core/json/pointer.js';

/**
 * Whether there is anything at a pointer in a whole document: what a rule misses may be there and structurally wrong,
 * which is an issue already.
 */
export function standsIn(whole: unknown, path: string): boolean {
  let value = whole;
  for (const segment of segmentsOf(path)) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return false;
    value = Reflect.get(value, segment);
  }
  return value !== undefined;
}
