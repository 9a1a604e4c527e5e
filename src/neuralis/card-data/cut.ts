import { jsonStringLength } from '../../../core/json/lengths.js';
import { setOwn } from '../../../core/json/own.js';
import { TRUNCATION_MARKER } from '../../../schemas/neuralis/tables/surfaces.js';
import { cutToBytes } from './cut-string.js';
import type { ArraySnapshot, ObjectSnapshot, Property, ScalarSnapshot, Snapshot } from './snapshot.js';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Bytes of the marker as a value. */
const MARKER = jsonStringLength(TRUNCATION_MARKER);
/** Bytes of the marker as the last property of an object: comma, key, colon, `true`. */
const MARKER_PROPERTY = 1 + MARKER + 1 + 4;
/** A container that may use fewer bytes than this is replaced by the marker. */
const MIN_CONTAINER = 2 + MARKER_PROPERTY;

/**
 * The value, cut if it is larger than `bytes` of JSON text: strings lose their end, arrays their last items, and
 * objects first their largest values. Each cut leaves the marker.
 *
 * @param bytes at least as many as the marker has.
 */
export function cut(snapshot: Snapshot, bytes: number): Json {
  switch (snapshot.kind) {
    case 'scalar':
      return cutScalar(snapshot, bytes);
    case 'array':
      return bytes >= Math.min(snapshot.bytes, MIN_CONTAINER) ? cutArray(snapshot, bytes) : TRUNCATION_MARKER;
    case 'object':
      return bytes >= Math.min(snapshot.bytes, MIN_CONTAINER) ? cutObject(snapshot, bytes) : TRUNCATION_MARKER;
    default:
      return snapshot satisfies never;
  }
}

function cutScalar({ value, bytes: size }: ScalarSnapshot, bytes: number): Json {
  if (size <= bytes) return value;
  return typeof value === 'string' ? cutToBytes(value, bytes) : TRUNCATION_MARKER;
}

function cutArray(array: ArraySnapshot, bytes: number): Json[] {
  if (array.bytes <= bytes) return array.items.map((item) => cut(item, item.bytes));
  const items: Json[] = [];
  let left = bytes - 2 - MARKER;
  for (const item of array.items) {
    if (item.bytes + 1 > left) {
      if (left > MIN_CONTAINER) items.push(cut(item, left - 1));
      break;
    }
    items.push(cut(item, item.bytes));
    left -= item.bytes + 1;
  }
  items.push(TRUNCATION_MARKER);
  return items;
}

function cutObject(object: ObjectSnapshot, bytes: number): Json {
  const { properties, room, complete } = object.bytes <= bytes ? whole(object) : choose(object, bytes);
  const level = fairShare(properties, room);
  const result: { [key: string]: Json } = {};
  for (const { key, value } of properties) setOwn(result, key, cut(value, Math.min(value.bytes, level)));
  if (!complete) setOwn(result, TRUNCATION_MARKER, true);
  return result;
}

interface Choice {
  readonly properties: readonly Property[];
  /** Bytes for the values of the properties. */
  readonly room: number;
  readonly complete: boolean;
}

function whole({ properties, bytes }: ObjectSnapshot): Choice {
  return { properties, room: bytes, complete: true };
}

/** The properties that fit if each value is at most a marker, in their order. */
function choose(object: ObjectSnapshot, bytes: number): Choice {
  const all = takeFitting(object.properties, bytes - 2);
  if (all.properties.length === object.properties.length) return { ...all, complete: true };
  const kept = takeFitting(progressFirst(object), bytes - 2 - MARKER_PROPERTY);
  kept.properties.sort((a, b) => a.index - b.index);
  return { ...kept, complete: false };
}

function takeFitting(properties: Iterable<Property>, bytes: number): { properties: Property[]; room: number } {
  const fitting: Property[] = [];
  let room = bytes;
  let least = 0;
  for (const property of properties) {
    const needed = Math.min(property.value.bytes, MARKER);
    if (least + needed > room - property.keyBytes - 1) break;
    least += needed;
    room -= property.keyBytes + 1;
    fitting.push(property);
  }
  return { properties: fitting, room };
}

function* progressFirst({ properties, progress }: ObjectSnapshot): Iterable<Property> {
  yield* progress;
  for (const property of properties) if (!progress.includes(property)) yield property;
}

/** The largest size of one value for which all values fit: small values stay whole, large ones share what is left. */
function fairShare(properties: readonly Property[], room: number): number {
  const sizes = properties.map(({ value }) => value.bytes).sort((a, b) => a - b);
  let left = room;
  for (const [index, size] of sizes.entries()) {
    const share = Math.floor(left / (sizes.length - index));
    if (size > share) return share;
    left -= size;
  }
  return Number.POSITIVE_INFINITY;
}
