/**
 * Whether a value is an object and not an array; which prototype it has does not matter.
 *
 * @throws {TypeError} for a revoked proxy.
 */
export function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Whether a value is a plain object: created by a literal or by `JSON.parse`, in this realm or another, or without a
 * prototype. The `arguments` of a function count as one, because only their properties tell them apart; class
 * instances, dates, maps and objects that inherit from a plain one do not.
 *
 * @throws whatever a proxy throws.
 */
export function isPlainObject(value: unknown): value is Readonly<Record<string, unknown>> {
  if (!isObject(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (typeof prototype !== 'object') return false;
  if (prototype === null || prototype === Object.prototype) return true;
  // Another realm has its own `Object.prototype`: like ours it ends the chain and has this method.
  return Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype, 'hasOwnProperty');
}

/**
 * An own property of an object, or nothing; nothing for an array. For values that were not validated: it does not read
 * prototypes.
 */
export function own(value: unknown, ...path: readonly string[]): unknown {
  let current = value;
  for (const name of path) {
    if (!isObject(current) || !Object.hasOwn(current, name)) return undefined;
    current = current[name];
  }
  return current;
}

/** Whether a value is an object with an own property of this name, whatever its value. */
export function hasOwn(value: unknown, name: string): boolean {
  return isObject(value) && Object.hasOwn(value, name);
}

/** Sets an own property of any name, including `__proto__` and the names of methods that every object inherits. */
export function setOwn(target: Record<string, unknown>, key: string, value: unknown): void {
  // An assignment calls an inherited setter, and throws when the prototype is frozen.
  if (key in target && !Object.hasOwn(target, key)) {
    Object.defineProperty(target, key, { value, writable: true, enumerable: true, configurable: true });
  } else {
    target[key] = value;
  }
}
