/** Copies plain JSON of any depth; members that are `undefined` are left out. Iterative. */
export function copyJson(value: unknown): unknown {
  const root: { value: unknown } = { value: undefined };
  const waiting: { source: unknown; target: object; key: string }[] = [{ source: value, target: root, key: 'value' }];
  for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) {
    const { source, target, key } = task;
    let copy: unknown = source;
    if (typeof source === 'object' && source !== null) {
      const made: object = Array.isArray(source) ? new Array<unknown>(source.length) : {};
      for (const [name, part] of Object.entries(source)) {
        if (part === undefined) continue;
        // Takes the place in the order of keys now; the part follows.
        put(made, name, undefined);
        waiting.push({ source: part, target: made, key: name });
      }
      copy = made;
    }
    put(target, key, copy);
  }
  return root.value;
}

/** Defines the member, so that a key such as `__proto__` is one like any other. */
function put(target: object, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, configurable: true, enumerable: true, writable: true });
}
