import { isCount } from '../../../core/calls/require-list.js';
import { jsonStringLength } from '../../../core/json/lengths.js';
import { isPlainObject } from '../../../core/json/own.js';
import { pointer } from '../../../core/json/pointer.js';
import { LIMITS } from '../../../core/limits.js';
import { count } from '../../../core/words/list.js';
import { limits } from '../../../schemas/neuralis/tables/limits.js';
import { TRUNCATION_MARKER } from '../../../schemas/neuralis/tables/surfaces.js';
import { cutToUnits } from './cut-string.js';

/** A JSON value that was read once, with its size in bytes of JSON text. Objects that the payload shares are shared here too. */
export type Snapshot = ScalarSnapshot | ArraySnapshot | ObjectSnapshot;

export interface ScalarSnapshot {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  readonly bytes: number;
}

export interface ArraySnapshot {
  readonly kind: 'array';
  readonly items: Snapshot[];
  bytes: number;
  levels: number;
}

export interface Property {
  /** Its index among the properties. */
  readonly index: number;
  readonly key: string;
  /** Bytes of key and colon. */
  readonly keyBytes: number;
  readonly value: Snapshot;
}

export interface ObjectSnapshot {
  readonly kind: 'object';
  readonly properties: Property[];
  /** The properties that say that a call is still running. */
  readonly progress: Property[];
  bytes: number;
  levels: number;
}

/** Why a value cannot be sent as JSON. */
export class NotJson extends Error {
  override readonly name = 'NotJson';

  constructor(
    readonly code: 'json/not-json' | 'json/not-finite' | 'json/too-deep',
    readonly path: string,
    message: string,
  ) {
    super(message);
  }
}

export interface SnapshotResult {
  readonly snapshot: Snapshot;
  /** Whether a string or a key was longer than allowed, or the payload has the marker of an earlier cut. */
  readonly truncated: boolean;
}

interface Frame {
  readonly source: object;
  readonly path: string;
  readonly node: ArraySnapshot | ObjectSnapshot;
  /** The keys to read, in order; not needed for an array. */
  readonly keys: readonly string[] | undefined;
  /** Items of an array. */
  readonly length: number;
  next: number;
  /** Whether a property was dropped, here because its key is too long or by an earlier cut. */
  hasDroppedKey: boolean;
}

/**
 * Reads a payload once, without recursion. Strings are cut to the maximum length.
 *
 * @param path the pointer to the value, for faults.
 * @throws {NotJson} for cycles, for too many levels, and for values that JSON does not have.
 */
export function takeSnapshot(value: unknown, path: string): SnapshotResult {
  const reader = new Reader();
  const snapshot = reader.read(value, path);
  return { snapshot, truncated: reader.truncated };
}

class Reader {
  truncated = false;
  private readonly done = new Map<object, ArraySnapshot | ObjectSnapshot>();
  private readonly open = new Set<object>();
  private readonly frames: Frame[] = [];

  read(value: unknown, path: string): Snapshot {
    const root = this.enter(value, path);
    for (let frame = this.frames.at(-1); frame !== undefined; frame = this.frames.at(-1)) {
      if (!this.step(frame)) this.leave(frame);
    }
    return root;
  }

  /** Reads the next child of a frame; `false` if there is none left. */
  private step(frame: Frame): boolean {
    const { node, source } = frame;
    if (node.kind === 'array') {
      const array = source as readonly unknown[];
      if (frame.next >= frame.length) return false;
      const index = frame.next++;
      node.items.push(this.enter(array[index], pointer(frame.path, index)));
      return true;
    }
    const key = frame.keys?.[frame.next++];
    if (key === undefined) {
      if (frame.hasDroppedKey) addProperty(node, TRUNCATION_MARKER, scalar(true));
      return false;
    }
    const value = (source as Readonly<Record<string, unknown>>)[key];
    if (value === undefined) return true;
    if (key === TRUNCATION_MARKER) {
      this.truncated = true;
      frame.hasDroppedKey = true;
      return true;
    }
    if (key.length > limits.cardDataStringUnits) {
      this.truncated = true;
      frame.hasDroppedKey = true;
      return true;
    }
    addProperty(node, key, this.enter(value, pointer(frame.path, key)));
    return true;
  }

  private leave(frame: Frame): void {
    const { node } = frame;
    let bytes = 2;
    let levels = 0;
    const children = node.kind === 'array' ? node.items : node.properties;
    for (const child of children) {
      const value = 'key' in child ? child.value : child;
      bytes += value.bytes + 1 + ('key' in child ? child.keyBytes : 0);
      if (value.kind !== 'scalar') levels = Math.max(levels, value.levels);
    }
    node.bytes = children.length === 0 ? 2 : bytes - 1;
    node.levels = levels + 1;
    if (node.levels > limits.cardDataDepth) this.tooDeep(frame.path);
    this.open.delete(frame.source);
    this.frames.pop();
  }

  private enter(value: unknown, path: string): Snapshot {
    if (typeof value === 'string') return this.string(value);
    if (value === null || typeof value === 'boolean') return scalar(value);
    if (typeof value === 'number' && Number.isFinite(value)) return scalar(value);
    if (typeof value === 'number') {
      throw new NotJson('json/not-finite', path, `\`${value}\` cannot be written as JSON.`);
    }
    if (typeof value !== 'object') {
      throw new NotJson('json/not-json', path, `\`${nameOf(value)}\` cannot be written as JSON.`);
    }
    return this.enterObject(value, path);
  }

  private enterObject(source: object, path: string): Snapshot {
    if (this.open.has(source)) {
      throw new NotJson('json/not-json', path, 'This value contains itself, so it cannot be written as JSON.');
    }
    const known = this.done.get(source);
    if (known !== undefined) return known;
    if (this.frames.length >= limits.cardDataDepth) this.tooDeep(path);
    const isArray = Array.isArray(source);
    if (!isArray && !isPlainObject(source)) {
      throw new NotJson(
        'json/not-json',
        path,
        `\`${nameOf(source)}\` is not a plain object, so it cannot be written as JSON.`,
      );
    }
    const node: ArraySnapshot | ObjectSnapshot = isArray
      ? { kind: 'array', items: [], bytes: 0, levels: 0 }
      : emptyObject();
    this.done.set(source, node);
    this.open.add(source);
    const length: unknown = isArray ? source.length : 0;
    // A proxy may answer anything.
    if (!isCount(length) || length > LIMITS.values) {
      throw new NotJson('json/not-json', path, `An array must have at most ${count(LIMITS.values, 'item')}.`);
    }
    this.frames.push({
      source,
      path,
      node,
      keys: isArray ? undefined : Object.keys(source),
      length,
      next: 0,
      hasDroppedKey: false,
    });
    return node;
  }

  private string(value: string): ScalarSnapshot {
    const text = cutToUnits(value, limits.cardDataStringUnits);
    if (text.endsWith(TRUNCATION_MARKER)) this.truncated = true;
    return { kind: 'scalar', value: text, bytes: jsonStringLength(text) };
  }

  private tooDeep(path: string): never {
    throw new NotJson('json/too-deep', path, `The data is nested more than ${limits.cardDataDepth} levels deep.`);
  }
}

/** An object for `addProperty` to add to. */
export function emptyObject(): ObjectSnapshot {
  return { kind: 'object', properties: [], progress: [], bytes: 0, levels: 0 };
}

/** Adds a property. The caller updates the size and the levels of the object itself. */
export function addProperty(object: ObjectSnapshot, key: string, value: Snapshot): void {
  const property: Property = { index: object.properties.length, key, keyBytes: jsonStringLength(key) + 1, value };
  object.properties.push(property);
  if (value.kind !== 'scalar') return;
  if ((key === 'pending' && value.value === true) || (key === 'status' && value.value === 'pending')) {
    object.progress.push(property);
  }
}

function scalar(value: number | boolean | null): ScalarSnapshot {
  // `-0` is written as `0`.
  const written = value === 0 ? 0 : value;
  return { kind: 'scalar', value: written, bytes: String(written).length };
}

function nameOf(value: unknown): string {
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'object' || value === null) return typeof value;
  return value.constructor?.name || 'object';
}
