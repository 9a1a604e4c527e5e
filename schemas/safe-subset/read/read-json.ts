import { isPlainObject } from '../../../core/json/own.js';
import { pointer } from '../../../core/json/pointer.js';
import type { JsonNode } from './json-node.js';

export interface JsonBounds {
  /** Levels of nesting below the value, inclusive. */
  readonly depth: number;
  /** Arrays, objects and plain values in total, inclusive. */
  readonly parts: number;
}

export type JsonFault = 'parts' | 'depth' | 'kind';

/** `parts` is the number of parts read. */
export type ReadResult = { readonly parts: number } & (
  | { readonly ok: true; readonly node: JsonNode }
  | { readonly ok: false; readonly path: string; readonly fault: JsonFault }
);

interface Open {
  readonly segment: string | number;
  readonly rest: Iterator<readonly [string | number, unknown]>;
  readonly add: (segment: string | number, node: JsonNode) => void;
}

/**
 * Reads a JavaScript value as JSON, up to the first part that is not JSON or exceeds the bounds.
 * Cycles end at the depth limit. Never throws, and keeps only the strings and numbers of the value.
 */
export function readJson(value: unknown, bounds: JsonBounds): ReadResult {
  const open: Open[] = [];
  let parts = 0;
  let root: JsonNode | undefined;
  const keepRoot = (_: string | number, node: JsonNode): void => {
    root = node;
  };
  const fail = (fault: JsonFault, segment: string | number): ReadResult => {
    const segments = [...open.map((each) => each.segment), segment].slice(1);
    return { ok: false, path: pointer('', ...segments), fault, parts };
  };
  let next: readonly [string | number, unknown] | undefined = ['', value];
  let add = keepRoot;
  while (next !== undefined) {
    const [segment, part] = next;
    parts += 1;
    if (parts > bounds.parts) return fail('parts', segment);
    if (open.length > bounds.depth) return fail('depth', segment);
    const known = readPart(segment, part);
    if (known === undefined) return fail('kind', segment);
    add(segment, known.node);
    if (known.inside !== undefined) open.push(known.inside);
    next = undefined;
    for (let top = open.at(-1); top !== undefined && next === undefined; top = open.at(-1)) {
      const step = top.rest.next();
      if (step.done === true) open.pop();
      else [next, add] = [step.value, top.add];
    }
  }
  return root === undefined ? fail('kind', '') : { ok: true, node: root, parts };
}

function readPart(segment: string | number, part: unknown): { node: JsonNode; inside?: Open } | undefined {
  if (part === null) return { node: { kind: 'null', value: null } };
  if (typeof part === 'string') return { node: { kind: 'string', value: part } };
  if (typeof part === 'boolean') return { node: { kind: 'boolean', value: part } };
  if (typeof part === 'number') {
    if (!Number.isFinite(part)) return undefined;
    return { node: { kind: Number.isInteger(part) ? 'integer' : 'number', value: part } };
  }
  if (typeof part !== 'object') return undefined;
  const keys = keysOf(part);
  if (keys === 'array') {
    const items: JsonNode[] = [];
    return {
      node: { kind: 'array', items },
      inside: { segment, rest: itemsOf(part), add: (_, node) => items.push(node) },
    };
  }
  if (keys === undefined) return undefined;
  const members = new Map<string, JsonNode>();
  const add = (name: string | number, node: JsonNode): void => {
    members.set(String(name), node);
  };
  return { node: { kind: 'object', members }, inside: { segment, rest: membersOf(part, keys), add } };
}

/** The keys of a plain object; nothing for a value that is neither a plain object nor an array. */
function keysOf(value: object): readonly string[] | 'array' | undefined {
  try {
    if (Array.isArray(value)) return 'array';
    return isPlainObject(value) ? Object.keys(value) : undefined;
  } catch {
    return undefined;
  }
}

/** Items by index, with holes as `undefined`. */
function* itemsOf(array: object): Generator<readonly [number, unknown]> {
  const length = read(array, 'length');
  for (let index = 0; typeof length === 'number' && index < length; index += 1) yield [index, read(array, index)];
}

function* membersOf(object: object, keys: readonly string[]): Generator<readonly [string, unknown]> {
  for (const key of keys) yield [key, read(object, key)];
}

/** A property, or `undefined` when a getter or a proxy throws. */
function read(value: object, key: string | number): unknown {
  try {
    return Reflect.get(value, key);
  } catch {
    return undefined;
  }
}
