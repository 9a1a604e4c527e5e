import type { Issue } from '../../../core/issue.js';
import { jsonStringLength } from '../../../core/json/lengths.js';
import { isObject, own } from '../../../core/json/own.js';
import { pointer } from '../../../core/json/pointer.js';
import { makeIssue } from '../../../core/make-issue.js';
import { limits } from '../../../schemas/neuralis/tables/limits.js';
import { cardDataKeys, pendingPlaces } from '../../../schemas/neuralis/tables/surfaces.js';
import { cut, type Json } from './cut.js';
import { addMember, emptyRecord, type Member, NotJson, takeSnapshot } from './snapshot.js';

/** What reaches a sandboxed card: at most these five members. */
export type CardData = { readonly [Key in (typeof cardDataKeys)[number]]?: Json };

export type CardDataResult =
  | { readonly ok: true; readonly data: CardData; readonly truncated: boolean; readonly status: 'running' | 'settled' }
  | { readonly ok: false; readonly issue: Issue };

/**
 * Bounds what a card is sent of its tool call: five keys, 131,072 bytes of JSON text, 16,384 UTF-16 units a string.
 * Where a cap cut data stands `TRUNCATION_MARKER`; bounding a bounded payload changes nothing.
 *
 * @returns the data with the status derived from the whole payload, or the issue that says why it is no JSON.
 * @see Neuralis "App surfaces", "The one-way card-data channel".
 */
export function boundCardData(payload: unknown): CardDataResult {
  try {
    return bound(payload);
  } catch (error) {
    if (error instanceof NotJson) return refused(error);
    // A getter or a proxy of the payload threw.
    return refused(new NotJson('json/not-json', '', 'The payload throws when it is read.'));
  }
}

function bound(payload: unknown): CardDataResult {
  if (!isObject(payload)) {
    throw new NotJson('json/not-json', '', `The payload is no object with \`${cardDataKeys.join('`, `')}\`.`);
  }
  const record = emptyRecord();
  let truncated = false;
  let bytes = 1;
  for (const key of cardDataKeys) {
    const value = own(payload, key);
    if (value === undefined) continue;
    const read = takeSnapshot(value, pointer('', key));
    truncated ||= read.truncated;
    addMember(record, key, read.snapshot);
    bytes += jsonStringLength(key) + 1 + read.snapshot.bytes + 1;
  }
  record.bytes = Math.max(2, bytes);
  return {
    ok: true,
    data: cut(record, limits.cardDataBytes) as CardData,
    truncated: truncated || record.bytes > limits.cardDataBytes,
    status: record.members.some(saysPending) ? 'running' : 'settled',
  };
}

function saysPending({ key, value }: Member): boolean {
  return pendingPlaces.some((place) => place === key) && value.kind === 'record' && value.progress.length > 0;
}

function refused({ code, path, message }: NotJson): CardDataResult {
  const hint =
    code === 'json/too-deep'
      ? 'Send a flatter value.'
      : 'Send plain JSON: objects, arrays, strings, finite numbers, `true`, `false` and `null`.';
  return { ok: false, issue: makeIssue({ code, path, message, hint }) };
}
