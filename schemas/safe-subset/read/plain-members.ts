/**
 * The own members of a plain object, in its key order; nothing for anything else.
 * Never throws, whatever a proxy or a getter does.
 */
export function plainMembers(value: unknown): Map<string, unknown> | undefined {
  try {
    return isPlainObject(value) ? new Map(Object.entries(value)) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Whether a value was made by a literal, by `JSON.parse` (of any realm) or without a prototype.
 *
 * @throws whatever a proxy throws.
 */
export function isPlainObject(value: unknown): value is Record<string, unknown> {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype === null || prototype === Object.prototype) return true;
  return Object.getPrototypeOf(prototype) === null && Object.hasOwn(prototype as object, 'hasOwnProperty');
}
