/** Whether a value is an object, and no list. */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

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

/** Sets an own member under any name, `__proto__` included. */
export function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  if (key === '__proto__') {
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    target[key] = value;
  }
}
