import { setOwn } from './own.js';

interface Task {
  readonly source: unknown;
  readonly put: (copy: unknown) => void;
}

/**
 * Copies plain JSON of any depth; `undefined` properties are left out, holes in arrays stay holes. Iterative.
 * Only for values that are known to be plain; `toPlain` copies any other, within limits.
 */
export function copyJson(value: unknown): unknown {
  let root: unknown;
  const putRoot = (copy: unknown): void => {
    root = copy;
  };
  const waiting: Task[] = [{ source: value, put: putRoot }];
  for (let task = waiting.pop(); task !== undefined; task = waiting.pop()) {
    const { source, put } = task;
    if (typeof source !== 'object' || source === null) put(source);
    else if (Array.isArray(source)) {
      const copy = new Array<unknown>(source.length);
      for (const [index, item] of source.entries()) {
        if (item === undefined) continue;
        waiting.push({
          source: item,
          put: (part) => {
            copy[index] = part;
          },
        });
      }
      put(copy);
    } else {
      const copy: Record<string, unknown> = {};
      for (const [name, member] of Object.entries(source)) {
        if (member === undefined) continue;
        // Fixes the order of the properties now; the copy follows.
        setOwn(copy, name, undefined);
        waiting.push({ source: member, put: (part) => setOwn(copy, name, part) });
      }
      put(copy);
    }
  }
  return root;
}
