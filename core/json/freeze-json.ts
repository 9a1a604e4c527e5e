/** Freezes a value with everything in it, shared and cyclic parts once. Iterative. */
export function freezeJson<T>(value: T): T {
  const stack: unknown[] = [value];
  const seen = new Set<object>();
  while (stack.length > 0) {
    const current = stack.pop();
    if (typeof current !== 'object' || current === null || seen.has(current)) continue;
    seen.add(current);
    // One by one: a long array has more items than a call can have arguments.
    for (const part of Object.values(current)) stack.push(part);
    Object.freeze(current);
  }
  return value;
}
