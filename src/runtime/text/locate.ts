import { segmentsOf } from '../../../core/json/pointer.js';
import { scanJson } from './scan-json.js';

/** Where a value is in the text. Offsets are UTF-16 units, `end` exclusive. */
export interface Place {
  readonly start: number;
  readonly end: number;
  /** The property name before it, for a property of an object. */
  readonly key: { readonly start: number; readonly end: number } | undefined;
  /** False for a missing value: then the place is the first character of the nearest value around it. */
  readonly exact: boolean;
}

interface Wanted {
  readonly children: Map<string, Wanted>;
  start: number;
  end: number;
  key: { start: number; end: number } | undefined;
}

interface Frame {
  readonly wanted: Wanted | undefined;
  readonly isArray: boolean;
  index: number;
  key: string;
  keyPlace: { start: number; end: number } | undefined;
}

/**
 * Finds the places of the values at the given pointers; of duplicate properties, the last.
 * Takes linear time in the text, and none without pointers.
 */
export function locate(text: string, pointers: Iterable<string>): (path: string) => Place {
  const root = wanted();
  let isEmpty = true;
  for (const path of pointers) {
    isEmpty = false;
    let node = root;
    for (const segment of segmentsOf(path)) {
      let child = node.children.get(segment);
      if (child === undefined) {
        child = wanted();
        node.children.set(segment, child);
      }
      node = child;
    }
  }
  if (!isEmpty) fillPlaces(text, root);
  return (path) => placeOf(root, path);
}

function wanted(): Wanted {
  return { children: new Map(), start: -1, end: -1, key: undefined };
}

/** What was found inside the first of two duplicates does not belong to the second. */
function forget(node: Wanted): void {
  const stack = [node];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    next.start = -1;
    next.end = -1;
    for (const child of next.children.values()) stack.push(child);
  }
}

function fillPlaces(text: string, root: Wanted): void {
  const frames: Frame[] = [];
  const begin = (start: number): Wanted | undefined => {
    const frame = frames[frames.length - 1];
    if (frame === undefined) {
      root.start = start;
      return root;
    }
    const segment = frame.isArray ? String(frame.index) : frame.key;
    const node = frame.wanted?.children.get(segment);
    if (node !== undefined) {
      if (node.start >= 0) forget(node);
      node.start = start;
      node.key = frame.isArray ? undefined : frame.keyPlace;
    }
    frame.index += 1;
    return node;
  };
  const marked = text.charCodeAt(0) === 0xfeff ? ` ${text.slice(1)}` : text;
  scanJson(marked, {
    open(kind, start) {
      frames.push({ wanted: begin(start), isArray: kind === 'array', index: 0, key: '', keyPlace: undefined });
      return true;
    },
    close(end) {
      const frame = frames.pop();
      if (frame?.wanted !== undefined) frame.wanted.end = end;
    },
    key(name, start, end) {
      const frame = frames[frames.length - 1];
      if (frame === undefined) return;
      frame.key = name;
      frame.keyPlace = { start, end };
    },
    scalar(_value, start, end) {
      const node = begin(start);
      if (node !== undefined) node.end = end;
    },
    fault() {},
  });
}

function placeOf(root: Wanted, path: string): Place {
  let node = root;
  for (const segment of segmentsOf(path)) {
    const child = node.children.get(segment);
    if (child === undefined || child.start < 0) {
      const start = Math.max(0, node.start);
      return { start, end: start + 1, key: undefined, exact: false };
    }
    node = child;
  }
  const start = Math.max(0, node.start);
  return { start, end: node.end < 0 ? start + 1 : node.end, key: node.key, exact: true };
}
