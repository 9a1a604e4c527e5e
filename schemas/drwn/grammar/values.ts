import { isObject } from '../../kit/is-object.js';

/**
 * A member of a value as it stands, or nothing. For values that the platform profile lets through unchecked: whatever
 * `value` is, this does not throw and does not reach into prototypes.
 */
export function own(value: unknown, ...path: readonly string[]): unknown {
  let current = value;
  for (const name of path) {
    if (!isObject(current) || !Object.hasOwn(current, name)) return undefined;
    current = current[name];
  }
  return current;
}

/** Whether a value has a member of this name, whatever it holds. */
export function hasOwn(value: unknown, name: string): boolean {
  return isObject(value) && Object.hasOwn(value, name);
}
