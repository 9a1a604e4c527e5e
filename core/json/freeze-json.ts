/** Freezes plain JSON with everything in it. Iterative. */
export function freezeJson<T>(value: T): T {
  const stack: unknown[] = [value];
  while (stack.length > 0) {
    const current = stack.pop();
    if (typeof current !== 'object' || current === null) continue;
    // One by one: a long array has more items than a call can have arguments.
    for (const part of Object.values(current)) stack.push(part);
    Object.freeze(current);
  }
  return value;
}
