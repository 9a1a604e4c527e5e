import { setOwn } from '../../core/json/own.js';

interface Cut {
  readonly children: Map<string, Cut>;
  whole: boolean;
}

/**
 * Copies a document without the values at the given places. A removed property is gone, a removed item leaves
 * `undefined` at its index; values that do not change are shared with the original. Places of nothing are ignored.
 *
 * @param cuts the property names and indexes on the way to each place.
 * @returns the document, or `undefined` when the root itself is cut.
 */
export function prune(document: unknown, cuts: Iterable<readonly string[]>): unknown {
  const root: Cut = { children: new Map(), whole: false };
  for (const segments of cuts) {
    let cut = root;
    for (const segment of segments) {
      let child = cut.children.get(segment);
      if (child === undefined) {
        child = { children: new Map(), whole: false };
        cut.children.set(segment, child);
      }
      cut = child;
    }
    cut.whole = true;
  }
  if (root.whole) return undefined;

  let result: unknown;
  const stack: { source: unknown; cut: Cut; put: (copy: unknown) => void }[] = [
    {
      source: document,
      cut: root,
      put: (copy) => {
        result = copy;
      },
    },
  ];
  for (let task = stack.pop(); task !== undefined; task = stack.pop()) {
    const { source, cut, put } = task;
    if (cut.children.size === 0 || typeof source !== 'object' || source === null) {
      put(source);
      continue;
    }
    if (Array.isArray(source)) {
      const copy: unknown[] = [...source];
      for (const [segment, child] of cut.children) {
        if (!/^(?:0|[1-9]\d*)$/.test(segment) || Number(segment) >= copy.length) continue;
        const index = Number(segment);
        if (child.whole) copy[index] = undefined;
        else
          stack.push({
            source: copy[index],
            cut: child,
            put: (part) => {
              copy[index] = part;
            },
          });
      }
      put(copy);
      continue;
    }
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(source)) {
      const child = cut.children.get(key);
      const value: unknown = Reflect.get(source, key);
      if (child === undefined) setOwn(copy, key, value);
      else if (!child.whole) {
        setOwn(copy, key, value);
        stack.push({ source: value, cut: child, put: (part) => setOwn(copy, key, part) });
      }
    }
    put(copy);
  }
  return result;
}
