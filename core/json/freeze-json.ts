/** Freezes plain JSON with everything in it. Iterative. */
export function freezeJson<T>(value: T): T {
  const stack: unknown[] = [value];
  while (stack.length > 0) {
    const current = stack.pop();
    if (typeof current !== 'object' || current === null) continue;
    // One by one: a long list is more than a call takes as arguments.
    for (const part of Object.values(current)) stack.push(part);
    Object.freeze(current);
  }
  return value;
}
