import type { Issue } from '../../../core/issue.js';
import { jsonStringLength } from '../../../core/json/lengths.js';
import { isObject, own } from '../../../core/json/own.js';
import { pointer } from '../../../core/json/pointer.js';
import { makeIssue } from '../../../core/make-issue.js';
import { describeBriefly } from '../../../core/words/describe.js';
import { limits } from '../../../schemas/neuralis/tables/limits.js';
import { cardDataKeys, pendingPlaces } from '../../../schemas/neuralis/tables/surfaces.js';
import { cut, type Json } from './cut.js';
import { addProperty, emptyObject, NotJson, type Property, takeSnapshot } from './snapshot.js';

/** What a sandboxed card receives: at most these five properties. */
export type CardData = { readonly [Key in (typeof cardDataKeys)[number]]?: Json };

export type CardDataResult =
  | { readonly ok: true; readonly data: CardData; readonly truncated: boolean; readonly status: 'running' | 'settled' }
  | { readonly ok: false; readonly issue: Issue };

/**
 * Limits what a card receives of its tool call: five properties, 131,072 bytes (128 KiB) of JSON text, and
 * 16,384 UTF-16 units for each string. `TRUNCATION_MARKER` marks where data was cut. Calling it with its own result
 * changes nothing.
 *
 * @returns the data with the status derived from the whole payload, or the issue that says why the payload is not JSON.
 * @see Neuralis "App surfaces", "The one-way card-data channel".
 */
export function boundCardData(payload: unknown): CardDataResult {
  try {
    return bound(payload);
  } catch (error) {
    if (error instanceof NotJson) return rejected(error);
    // A getter or a proxy in the payload threw.
    return rejected(new NotJson('json/not-json', '', 'Reading the payload throws an error.'));
  }
}

function bound(payload: unknown): CardDataResult {
  if (!isObject(payload)) {
    throw new NotJson('json/not-json', '', `Expected an object, found ${describeBriefly(payload)}.`);
  }
  const object = emptyObject();
  let truncated = false;
  let bytes = 1;
  for (const key of cardDataKeys) {
    const value = own(payload, key);
    if (value === undefined) continue;
    const read = takeSnapshot(value, pointer('', key));
    truncated ||= read.truncated;
    addProperty(object, key, read.snapshot);
    bytes += jsonStringLength(key) + 1 + read.snapshot.bytes + 1;
  }
  object.bytes = Math.max(2, bytes);
  return {
    ok: true,
    data: cut(object, limits.cardDataBytes) as CardData,
    truncated: truncated || object.bytes > limits.cardDataBytes,
    status: object.properties.some(isPending) ? 'running' : 'settled',
  };
}

function isPending({ key, value }: Property): boolean {
  return pendingPlaces.some((place) => place === key) && value.kind === 'object' && value.progress.length > 0;
}

function rejected({ code, path, message }: NotJson): CardDataResult {
  const hint =
    code === 'json/too-deep'
      ? 'Send a value with fewer levels.'
      : 'Send plain JSON: objects, arrays, strings, finite numbers, `true`, `false` and `null`.';
  return { ok: false, issue: makeIssue({ code, path, message, hint }) };
}
