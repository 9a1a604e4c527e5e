import { jsonStringLength } from '../../../core/json/lengths.js';
import { setOwn } from '../../../core/json/own.js';
import { TRUNCATION_MARKER } from '../../../schemas/neuralis/tables/surfaces.js';
import { cutToBytes } from './cut-string.js';
import type { ListSnapshot, Member, RecordSnapshot, ScalarSnapshot, Snapshot } from './snapshot.js';

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Bytes of the marker as a value. */
const MARKER = jsonStringLength(TRUNCATION_MARKER);
/** Bytes of the marker as the last member of an object: comma, key, colon, `true`. */
const MARKER_MEMBER = 1 + MARKER + 1 + 4;
/** A container that gets less than this is replaced by the marker. */
const LEAST_CONTAINER = 2 + MARKER_MEMBER;

/**
 * The value, cut where it is larger than `bytes` of JSON text: long strings lose their end, lists their last items,
 * objects first what is largest in them. Each cut leaves the marker.
 *
 * @param bytes at least those of the marker.
 */
export function cut(snapshot: Snapshot, bytes: number): Json {
  switch (snapshot.kind) {
    case 'scalar':
      return cutScalar(snapshot, bytes);
    case 'list':
      return bytes >= Math.min(snapshot.bytes, LEAST_CONTAINER) ? cutList(snapshot, bytes) : TRUNCATION_MARKER;
    case 'record':
      return bytes >= Math.min(snapshot.bytes, LEAST_CONTAINER) ? cutRecord(snapshot, bytes) : TRUNCATION_MARKER;
    default:
      return snapshot satisfies never;
  }
}

function cutScalar({ value, bytes: size }: ScalarSnapshot, bytes: number): Json {
  if (size <= bytes) return value;
  return typeof value === 'string' ? cutToBytes(value, bytes) : TRUNCATION_MARKER;
}

function cutList(list: ListSnapshot, bytes: number): Json[] {
  if (list.bytes <= bytes) return list.items.map((item) => cut(item, item.bytes));
  const items: Json[] = [];
  let left = bytes - 2 - MARKER;
  for (const item of list.items) {
    if (item.bytes + 1 > left) {
      if (left > LEAST_CONTAINER) items.push(cut(item, left - 1));
      break;
    }
    items.push(cut(item, item.bytes));
    left -= item.bytes + 1;
  }
  items.push(TRUNCATION_MARKER);
  return items;
}

function cutRecord(record: RecordSnapshot, bytes: number): Json {
  const { members, room, complete } = record.bytes <= bytes ? whole(record) : choose(record, bytes);
  const level = fairShare(members, room);
  const object: { [key: string]: Json } = {};
  for (const { key, value } of members) setOwn(object, key, cut(value, Math.min(value.bytes, level)));
  if (!complete) setOwn(object, TRUNCATION_MARKER, true);
  return object;
}

interface Choice {
  readonly members: readonly Member[];
  /** Bytes for the values of the members. */
  readonly room: number;
  readonly complete: boolean;
}

function whole({ members, bytes }: RecordSnapshot): Choice {
  return { members, room: bytes, complete: true };
}

/** The members that have room at least for a marker each, in their order. */
function choose(record: RecordSnapshot, bytes: number): Choice {
  const all = takeFitting(record.members, bytes - 2);
  if (all.members.length === record.members.length) return { ...all, complete: true };
  const kept = takeFitting(progressFirst(record), bytes - 2 - MARKER_MEMBER);
  kept.members.sort((a, b) => a.index - b.index);
  return { ...kept, complete: false };
}

function takeFitting(members: Iterable<Member>, bytes: number): { members: Member[]; room: number } {
  const fitting: Member[] = [];
  let room = bytes;
  let least = 0;
  for (const member of members) {
    const needed = Math.min(member.value.bytes, MARKER);
    if (least + needed > room - member.keyBytes - 1) break;
    least += needed;
    room -= member.keyBytes + 1;
    fitting.push(member);
  }
  return { members: fitting, room };
}

function* progressFirst({ members, progress }: RecordSnapshot): Iterable<Member> {
  yield* progress;
  for (const member of members) if (!progress.includes(member)) yield member;
}

/** The most that one value may take so that all of them fit: small ones stay whole, large ones share what is left. */
function fairShare(members: readonly Member[], room: number): number {
  const sizes = members.map(({ value }) => value.bytes).sort((a, b) => a - b);
  let left = room;
  for (const [index, size] of sizes.entries()) {
    const share = Math.floor(left / (sizes.length - index));
    if (size > share) return share;
    left -= size;
  }
  return Number.POSITIVE_INFINITY;
}
