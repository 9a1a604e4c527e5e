import { jsonStringLength } from '../../../core/json/lengths.js';
import { isPlainObject } from '../../../core/json/own.js';
import { pointer } from '../../../core/json/pointer.js';
import { limits } from '../../../schemas/neuralis/tables/limits.js';
import { TRUNCATION_MARKER } from '../../../schemas/neuralis/tables/surfaces.js';
import { cutToUnits } from './cut-string.js';

/** A JSON value read once, with its size in bytes of JSON text. What the payload shares is shared here too. */
export type Snapshot = ScalarSnapshot | ListSnapshot | RecordSnapshot;

export interface ScalarSnapshot {
  readonly kind: 'scalar';
  readonly value: string | number | boolean | null;
  readonly bytes: number;
}

export interface ListSnapshot {
  readonly kind: 'list';
  readonly items: Snapshot[];
  bytes: number;
  levels: number;
}

export interface Member {
  /** Its place among the members. */
  readonly index: number;
  readonly key: string;
  /** Bytes of key and colon. */
  readonly keyBytes: number;
  readonly value: Snapshot;
}

export interface RecordSnapshot {
  readonly kind: 'record';
  readonly members: Member[];
  /** Those of the members that say whether a call still runs. */
  readonly progress: Member[];
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
  /** Whether a string or key was over the cap, or a marker of an earlier cut is there. */
  readonly truncated: boolean;
}

interface Frame {
  readonly source: object;
  readonly path: string;
  readonly node: ListSnapshot | RecordSnapshot;
  /** Keys still to read, the next one last; for a list its length says enough. */
  readonly keys: readonly string[] | undefined;
  next: number;
  /** Whether a member was left out because its key is over the cap. */
  lostKey: boolean;
}

/**
 * Reads a payload once, level by level without recursion; strings come out at most as long as the cap.
 *
 * @param path the pointer of the value, for faults.
 * @throws {NotJson} on cycles, on more levels than the limit, and on values that JSON does not have.
 */
export function takeSnapshot(value: unknown, path: string): SnapshotResult {
  const reader = new Reader();
  const snapshot = reader.read(value, path);
  return { snapshot, truncated: reader.truncated };
}

class Reader {
  truncated = false;
  private readonly done = new Map<object, ListSnapshot | RecordSnapshot>();
  private readonly open = new Set<object>();
  private readonly frames: Frame[] = [];

  read(value: unknown, path: string): Snapshot {
    const root = this.enter(value, path);
    for (let frame = this.frames.at(-1); frame !== undefined; frame = this.frames.at(-1)) {
      if (!this.step(frame)) this.leave(frame);
    }
    return root;
  }

  /** Reads one more child of a frame; false when there is none left. */
  private step(frame: Frame): boolean {
    const { node, source } = frame;
    if (node.kind === 'list') {
      const list = source as readonly unknown[];
      if (frame.next >= list.length) return false;
      const index = frame.next++;
      node.items.push(this.enter(list[index], pointer(frame.path, index)));
      return true;
    }
    const key = frame.keys?.[frame.next++];
    if (key === undefined) {
      if (frame.lostKey) addMember(node, TRUNCATION_MARKER, scalar(true));
      return false;
    }
    const value = (source as Readonly<Record<string, unknown>>)[key];
    if (value === undefined) return true;
    if (key === TRUNCATION_MARKER) {
      this.truncated = true;
      frame.lostKey = true;
      return true;
    }
    if (key.length > limits.cardDataStringUnits) {
      this.truncated = true;
      frame.lostKey = true;
      return true;
    }
    addMember(node, key, this.enter(value, pointer(frame.path, key)));
    return true;
  }

  private leave(frame: Frame): void {
    const { node } = frame;
    let bytes = 2;
    let levels = 0;
    const children = node.kind === 'list' ? node.items : node.members;
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
    if (typeof value === 'string') return this.text(value);
    if (value === null || typeof value === 'boolean') return scalar(value);
    if (typeof value === 'number' && Number.isFinite(value)) return scalar(value);
    if (typeof value === 'number') {
      throw new NotJson('json/not-finite', path, `\`${value}\` has no form in JSON.`);
    }
    if (typeof value !== 'object') {
      throw new NotJson('json/not-json', path, `\`${nameOf(value)}\` has no form in JSON.`);
    }
    return this.enterObject(value, path);
  }

  private enterObject(source: object, path: string): Snapshot {
    if (this.open.has(source)) {
      throw new NotJson('json/not-json', path, 'This value contains itself, so it has no end as JSON text.');
    }
    const known = this.done.get(source);
    if (known !== undefined) return known;
    if (this.frames.length >= limits.cardDataDepth) this.tooDeep(path);
    const list = Array.isArray(source);
    if (!list && !isPlainObject(source)) {
      throw new NotJson('json/not-json', path, `\`${nameOf(source)}\` is no plain object, so JSON would lose it.`);
    }
    const node: ListSnapshot | RecordSnapshot = list ? { kind: 'list', items: [], bytes: 0, levels: 0 } : emptyRecord();
    this.done.set(source, node);
    this.open.add(source);
    this.frames.push({ source, path, node, keys: list ? undefined : Object.keys(source), next: 0, lostKey: false });
    return node;
  }

  private text(value: string): ScalarSnapshot {
    const text = cutToUnits(value, limits.cardDataStringUnits);
    if (text.endsWith(TRUNCATION_MARKER)) this.truncated = true;
    return { kind: 'scalar', value: text, bytes: jsonStringLength(text) };
  }

  private tooDeep(path: string): never {
    throw new NotJson('json/too-deep', path, `The data is nested deeper than ${limits.cardDataDepth} levels.`);
  }
}

/** A record to which `addMember` adds. */
export function emptyRecord(): RecordSnapshot {
  return { kind: 'record', members: [], progress: [], bytes: 0, levels: 0 };
}

/** Adds a member; the record's own size and levels are the caller's. */
export function addMember(record: RecordSnapshot, key: string, value: Snapshot): void {
  const member: Member = { index: record.members.length, key, keyBytes: jsonStringLength(key) + 1, value };
  record.members.push(member);
  if (value.kind !== 'scalar') return;
  if ((key === 'pending' && value.value === true) || (key === 'status' && value.value === 'pending')) {
    record.progress.push(member);
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
